import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { memoryOf, runMeasured } from './command.ts'

/** A process whose child allocates 150 MB, prints that, and waits. */
const child = 'const big = Buffer.alloc(150e6, 1); console.log(big.length); setInterval(() => {}, 1000)'
const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`

test.runIf(existsSync('/proc/self/status'))(
  'memoryOf includes the memory of child processes',
  { timeout: 60_000 },
  async () => {
    const started = spawn(process.execPath, ['-e', parent], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => started.stdout.once('data', resolve))
    const megabytes = await memoryOf(started.pid ?? 0)
    process.kill(-(started.pid ?? 0), 'SIGKILL')
    expect(megabytes).toBeGreaterThan(150)
  },
)

test('bench reports output and exit code of a failed command', async () => {
  const failing = runMeasured(
    [process.execPath, '-e', 'console.error("no place"); process.exit(3)'],
    tmpdir(),
  )
  await expect(failing).rejects.toThrow(/\(3\):\nno place/)
})
