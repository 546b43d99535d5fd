import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../../util/has-code.ts'

/** Polling interval for a lock held by another process, in ms. */
const interval = 100

/**
 * Waits until no other process holds the lock `file`, and acquires it. The lock of a dead process is free.
 *
 * @returns a function that releases it
 */
export async function takeLock(file: string, say: (sentence: string) => void): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  let isSaid = false
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    // 0 while it is being written or released.
    const holder = Number(await readFile(file, 'utf8').catch(() => 0))
    // In a container a dead process may have had the same PID as this one.
    if (holder === process.pid || !isRunning(holder)) rmSync(file, { force: true })
    else {
      if (!isSaid) say(`Po pritet ndërtimi tjetër, procesi ${holder}. (Waiting for another build.)`)
      isSaid = true
      await wait(interval)
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests for existence.
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return hasCode(error, 'EPERM')
  }
}
