import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchTree } from './tree.ts'

/** A process whose child fills 150 MB, says so, and waits to be ended. */
const child = 'const big = Buffer.alloc(150e6, 1); console.log(big.length); setInterval(() => {}, 1000)'
const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`

test.runIf(existsSync('/proc/self/status'))(
  'counts what a process started with it',
  {
    timeout: 60_000,
  },
  async () => {
    const started = spawn(process.execPath, ['-e', parent], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const watch = watchTree(started.pid ?? 0)
    await new Promise((resolve) => started.stdout.once('data', resolve))
    const first = await watch.look()
    const peak = await watch.end()
    process.kill(-(started.pid ?? 0), 'SIGKILL')
    expect(first).toBeGreaterThan(150)
    expect(peak).toBeGreaterThanOrEqual(first ?? Number.NaN)
  },
)
