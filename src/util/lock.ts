import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './has-code.ts'

/** Polling interval for a lock held by another process, in ms. */
const interval = 100

/**
 * Waits until no other process holds the lock `file`, and acquires it. The lock of a dead process is free.
 *
 * @param say gets one sentence if another process holds it
 * @returns a function that releases it
 */
export async function takeLock(file: string, say: (sentence: string) => void): Promise<() => void> {
  let isSaid = false
  for (;;) {
    const { release, holder } = tryLock(file)
    if (release) return release
    if (!isSaid)
      say(
        `Po pritet ndërtimi tjetër, procesi ${holder}; nëse s’ka tjetër, fshini „${file}“. (Waiting for another build; if there is none, delete that file.)`,
      )
    isSaid = true
    await wait(interval)
  }
}

/**
 * Acquires the lock `file` unless a living process holds it.
 *
 * @returns a function that releases it, or the number of the process that holds it
 */
export function tryLock(
  file: string,
): { release: () => void; holder?: never } | { release?: never; holder: number } {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx' })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    const held = readHolder(file)
    if (held === undefined) continue
    const [pid = '', start = ''] = held.split(' ')
    // In a container a dead process may have had the number of this one, or of another that lives now.
    const isLiving = isRunning(Number(pid)) && (start === '' || startOf(Number(pid)) === start)
    if (isLiving && Number(pid) !== process.pid) return { holder: Number(pid) }
    removeStale(file, held)
  }
}

/** Number and start of the process that holds a lock: empty while it is being written, undefined once released. */
function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Removes the lock of a dead process, but not that of another one which has removed it and taken its place meanwhile. */
function removeStale(file: string, held: string): void {
  const aside = `${file}.${process.pid}`
  try {
    // Of several processes that find the stale lock, one renames it.
    renameSync(file, aside)
    if (readHolder(aside) !== held) linkSync(aside, file)
    rmSync(aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * When a process was started, in clock ticks since the computer was: a later process of the same number has another
 * start. Empty where the system does not say (outside Linux).
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html field 22
 */
function startOf(pid: number): string {
  try {
    // The second field, the program's name in parentheses, may contain spaces.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return fields.split(' ')[19] ?? ''
  } catch {
    return ''
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
