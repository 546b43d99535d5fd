import { describe, expect, it } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'
import { selectSteps } from './select.ts'
import { countLine, summaryTable, totalCount } from './summary.ts'

function step(name: string, needs: string[], run: Step['run']): Step {
  return { name, title: `Step ${name}`, needs, run }
}

const passes = async () => ({ ok: true })
const fails = async () => ({ ok: false })

/** A clock on which every look takes a second. */
function terminal() {
  let seconds = 0
  const lines: string[] = []
  return { lines, print: (line: string) => lines.push(line), now: () => seconds++ * 1000 }
}

describe('runSteps', () => {
  it('goes on after a failure, and leaves out what needs the failed step, however indirectly', async () => {
    const steps = [
      step('lint', [], fails),
      step('compile', [], fails),
      step('unit', ['compile'], passes),
      step('e2e', ['unit'], passes),
      step('content', [], passes),
    ]
    const screen = terminal()
    const results = await runSteps(steps, screen)
    expect(results.map(({ outcome }) => outcome)).toEqual([
      'failed',
      'failed',
      'skipped',
      'skipped',
      'passed',
    ])
    expect(screen.lines.slice(0, 4)).toEqual([
      '\n[1/5] Step lint',
      '\n[2/5] Step compile',
      '\n[3/5] Step unit',
      '  left out: it needs „compile“',
    ])
  })

  it('takes an exception for a failure and prints its message', async () => {
    const screen = terminal()
    const broken = step('e2e', [], () => Promise.reject(new Error('no browser')))
    expect(await runSteps([broken], screen)).toEqual([{ title: 'Step e2e', outcome: 'failed', seconds: 1 }])
    expect(screen.lines.at(-1)).toBe('no browser')
  })
})

describe('selectSteps', () => {
  const steps = [
    step('compile', [], passes),
    step('unit', ['compile'], passes),
    step('types', ['compile'], passes),
  ]
  const names = (selected: readonly Step[]) => selected.map(({ name }) => name)

  it('takes all without words, else the named ones with what they need', () => {
    expect(names(selectSteps(steps, [], { only: false }))).toEqual(['compile', 'unit', 'types'])
    expect(names(selectSteps(steps, ['types'], { only: false }))).toEqual(['compile', 'types'])
    expect(names(selectSteps(steps, ['types'], { only: true }))).toEqual(['types'])
  })

  it('lists the steps when one is unknown', () => {
    expect(() => selectSteps(steps, ['units'], { only: false })).toThrow(
      'There is no step „units“. The steps: compile, unit, types.',
    )
  })
})

describe('summary', () => {
  it('shows every step, and counts a failed step without a failed test as one', () => {
    const results = [
      { title: 'Type check', outcome: 'failed', seconds: 4.25 },
      { title: 'Unit tests', outcome: 'failed', seconds: 12, tests: { passed: 98, failed: 2 } },
      { title: 'Browser tests', outcome: 'skipped', seconds: 0 },
    ] as const
    expect(summaryTable(results).split('\n')).toEqual([
      '',
      '  Type check      ✗ failed       4.3 s',
      '  Unit tests      ✗ failed      12.0 s   98 passed, 2 failed',
      '  Browser tests   – left out     0.0 s',
    ])
    expect(countLine(totalCount(results))).toBe('98 passed, 3 failed')
  })

  it('does not hide what a step could not try', async () => {
    const hosts = step('hosts', [], async () => ({ ok: true, note: 'without caddy: not installed' }))
    const results = await runSteps([hosts], terminal())
    expect(summaryTable(results)).toBe('\n  Step hosts   ✓ passed       1.0 s   without caddy: not installed')
  })
})
