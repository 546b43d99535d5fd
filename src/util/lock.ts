import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createFolder } from './atomic.ts'
import { hasCode } from './has-code.ts'

/** A process that holds a lock, maybe on another computer of the network; `note` is its text for other processes. */
export type Holder = { id: string; host: string; pid: number; start: string; note: string }

/** A lock that this process holds. */
type Lock = {
  release(): void
  /** The process that took the lock from this one, as may happen while a computer sleeps; undefined if none did. */
  takenBy(): Holder | undefined
}

/** Interval in ms at which a holder touches its lock. */
const pulse = 1000
/** Interval in ms at which a waiting process looks at a held lock again. */
const interval = 100
/** Time in ms without a touch after which a holder counts as ended, if nothing else is known of it. */
const patience = 10 * pulse

/**
 * Waits until no other process holds the lock `file`, and acquires it.
 *
 * @param onHeld called once, with the process that holds the lock at first
 */
export async function acquireLock(file: string, onHeld: (holder: Holder) => void): Promise<Lock> {
  for (let isFirst = true; ; isFirst = false) {
    const taken = await tryLock(file)
    if (!('holder' in taken)) return taken
    if (isFirst) onHeld(taken.holder)
    await wait(interval)
  }
}

/**
 * Acquires the lock `file` unless a living process holds it.
 *
 * @param note text for other processes that want the lock
 * @param silence time in ms without a touch after which a holder counts as ended, if nothing else is known of it
 */
export async function tryLock(
  file: string,
  note = '',
  silence = patience,
): Promise<Lock | { holder: Holder }> {
  const { pid } = process
  const own: Holder = { id: randomUUID(), host: hostname(), pid, start: startOf(pid), note }
  await createFolder(dirname(file))
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
      return hold(file, own)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    const held = readIfThere(file)
    if (held === undefined) continue
    const holder = holderIn(held)
    if (holder && (await isLiving(file, holder, silence))) return { holder }
    if (holder === undefined && (await isTouched(file, pulse))) continue
    removeStale(file, held)
  }
}

function hold(file: string, { id }: Holder): Lock {
  const holder = () => holderIn(readIfThere(file) ?? '')
  const touch = () => {
    try {
      if (holder()?.id === id) utimesSync(file, new Date(), new Date())
    } catch {
      // The folder may be unreadable for a moment. Code that works in it reports that, and a later touch succeeds.
    }
  }
  const beat = setInterval(touch, pulse).unref()
  return {
    release() {
      clearInterval(beat)
      rmSync(file, { force: true })
    },
    takenBy() {
      const now = holder()
      return now?.id === id ? undefined : now
    },
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * The holder in the text of a lock. Undefined if the text is incomplete, because its writer has ended early or still
 * writes.
 */
function holderIn(text: string): Holder | undefined {
  try {
    const { id, host, pid, start, note }: Record<string, unknown> = { ...JSON.parse(text) }
    if (typeof id !== 'string' || typeof host !== 'string' || typeof pid !== 'number') return undefined
    return typeof start === 'string' && typeof note === 'string' ? { id, host, pid, start, note } : undefined
  } catch {
    return undefined
  }
}

async function isLiving(file: string, { host, pid, start }: Holder, silence: number): Promise<boolean> {
  if (host !== hostname()) return await isTouched(file, silence)
  // In a container a dead process may have had the number of this one.
  if (pid === process.pid || !isRunning(pid)) return false
  return start === '' ? await isTouched(file, silence) : startOf(pid) === start
}

/** Whether a lock is touched within `time` ms. Compares only times of the lock, because clocks of computers differ. */
async function isTouched(file: string, time: number): Promise<boolean> {
  const touchedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const before = touchedAt()
  for (let waited = 0; waited < time; waited += interval) {
    await wait(interval)
    const now = touchedAt()
    if (now !== before) return now !== undefined
  }
  return false
}

/** Removes the lock of a dead process. If another process has replaced that lock meanwhile, the new lock stays. */
function removeStale(file: string, held: string): void {
  const aside = `${file}.${process.pid}`
  try {
    // Of several processes that find the stale lock, one renames it.
    renameSync(file, aside)
    if (readIfThere(aside) !== held) linkSync(aside, file)
    rmSync(aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * The start time of a process, in clock ticks since the computer booted. A later process with the same number has
 * another start time. Empty outside Linux, and for a zombie process.
 *
 * @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html fields 3 and 22
 */
function startOf(pid: number): string {
  try {
    // The second field, the program's name in parentheses, may contain spaces.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return fields.startsWith('Z') ? '' : (fields.split(' ')[19] ?? '')
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
