import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { measure } from './measure.ts'

// However busy the machine is.
vi.setConfig({ testTimeout: 120_000 })

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'measure-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function run(code: string, most = 60_000) {
  const script = path.join(dir, 'script.mjs')
  await writeFile(script, code)
  return await measure({ script, args: ['po'], cwd: paths.root, peakFile: path.join(dir, 'peak'), most })
}

test('tells exit code, output, peak memory and processor time of a command', async () => {
  const {
    code,
    output,
    megabytes = 0,
    processor = 0,
  } = await run(
    'const big = Buffer.alloc(150e6, 1); console.log(process.argv[2], big.length); process.exitCode = 3',
  )
  expect([code, output]).toEqual([3, 'po 150000000\n'])
  expect(megabytes).toBeGreaterThan(150)
  expect(processor).toBeGreaterThan(0)
})

test('ends a command whose time is up', async () => {
  const { code, megabytes } = await run('setInterval(() => {}, 1000)', 1500)
  expect([code, megabytes]).toEqual([undefined, undefined])
})
