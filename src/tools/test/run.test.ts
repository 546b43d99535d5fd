import { expect, test } from 'vitest'
import { runSteps, type Step, type StepResult } from './run.ts'

const passes = async () => ({ ok: true })
const fails = async () => ({ ok: false })
const step = (name: string, needs: string[], run: () => Promise<StepResult>): Step => ({ name, needs, run })

async function results(steps: readonly Step[], ...names: string[]) {
  const lines: string[] = []
  const { table, counts, ok } = await runSteps(steps, names, (line) => lines.push(line))
  return { lines, table: table.map((line) => line.trim().replace(/ +/g, ' ')), counts, ok }
}

test('test run skips only steps that depend on a failed step', async () => {
  const { lines, table, counts, ok } = await results([
    step('lint', [], fails),
    step('compile', [], fails),
    step('unit', ['compile'], passes),
    step('e2e', ['unit'], passes),
    step('content', [], passes),
  ])
  expect(table).toEqual([
    'lint ✗ failed 0.0 s',
    'compile ✗ failed 0.0 s',
    'unit – not run 0.0 s needs compile',
    'e2e – not run 0.0 s needs unit',
    'content ✓ passed 0.0 s',
  ])
  expect(lines.slice(0, 2)).toEqual(['\n[1/5] lint', '\n[2/5] compile'])
  expect([counts, ok]).toEqual(['0 passed, 2 failed', false])
})

test('test run counts a failed step without failed tests as one failure', async () => {
  const { table, counts } = await results([
    step('unit', [], async () => ({ ok: false, passed: 98, failed: 2 })),
    step('e2e', [], async () => ({ ok: false, passed: 3, failed: 0 })),
    step('hosts', [], async () => ({ ok: true, passed: 4, failed: 0 })),
  ])
  expect(table).toEqual([
    'unit ✗ failed 0.0 s 98 passed, 2 failed',
    'e2e ✗ failed 0.0 s 3 passed, 0 failed',
    'hosts ✓ passed 0.0 s 4 passed, 0 failed',
  ])
  expect(counts).toBe('105 passed, 3 failed')
})

test('test run lists missing programs and steps as not run', async () => {
  const { table } = await results([
    step('hosts', [], async () => ({ ok: true, passed: 4, failed: 0, missing: ['caddy'] })),
    step('engines', [], async () => ({ ok: true, passed: 0, failed: 0, missing: ['firefox', 'webkit'] })),
    step('again', [], async () => ({ ok: false, passed: 0, failed: 0, missing: ['firefox'] })),
  ])
  expect(table).toEqual([
    'hosts ✓ passed 0.0 s 4 passed, 0 failed',
    'caddy – not run not installed',
    'engines – not run 0.0 s 0 passed, 0 failed',
    'firefox – not run not installed',
    'webkit – not run not installed',
    'again ✗ failed 0.0 s 0 passed, 0 failed',
    'firefox – not run not installed',
  ])
})

test('test run reports an exception as a failure with its message', async () => {
  const { table, ok } = await results([step('e2e', [], () => Promise.reject(new Error('no browser')))])
  expect([table, ok]).toEqual([['e2e ✗ failed 0.0 s Error: no browser'], false])
})

test('test run adds the steps that the named steps need, in order', async () => {
  const steps = [
    step('compile', [], passes),
    step('unit', ['compile'], passes),
    step('types', ['compile'], passes),
  ]
  const { table, ok } = await results(steps, 'types')
  expect([table, ok]).toEqual([['compile ✓ passed 0.0 s', 'types ✓ passed 0.0 s'], true])
  await expect(results(steps, 'units')).rejects.toThrow(
    'There is no step „units“. The steps: compile, unit, types.',
  )
})
