import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
    const holder = holderOf(file)
    // In a container a dead process may have had the same PID as this one.
    if (holder === process.pid || !isRunning(holder)) removeStale(file, holder)
    else {
      if (!isSaid) say(`Po pritet ndërtimi tjetër, procesi ${holder}. (Waiting for another build.)`)
      isSaid = true
      await wait(interval)
    }
  }
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0
    throw error
  }
}

/** Removes the lock of a dead process, but not that of another one which has removed it and taken its place meanwhile. */
function removeStale(file: string, holder: number): void {
  const aside = `${file}.${process.pid}`
  try {
    // Of several processes that find the stale lock, one renames it.
    renameSync(file, aside)
    if (holderOf(aside) !== holder) linkSync(aside, file)
    rmSync(aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
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
