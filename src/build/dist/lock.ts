import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../../util/has-code.ts'

/** Milliseconds between two looks at a lock that somebody else holds. */
const interval = 100

/**
 * Waits until no other process holds the lock `file`, and takes it. The lock of a process that is gone is free.
 *
 * @returns what releases it
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
    // 0 where it is being written or released at this moment.
    const holder = Number(await readFile(file, 'utf8').catch(() => 0))
    // In a container a process that is gone may have had the number of this one.
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
    // 0 stands for this process.
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return hasCode(error, 'EPERM')
  }
}
