import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './has-code.ts'

/** A process that holds a lock, maybe of another computer of the network; `note` is what it says of itself. */
export type Holder = { id: string; host: string; pid: number; start: string; note: string }

/** A lock that this process holds. */
export type Lock = {
  release(): void
  /** Who has taken it from this process, as may happen while a computer sleeps; undefined where nobody has. */
  takenBy(): Holder | undefined
}

/** Interval at which a holder touches its lock, and at which one that is held is looked at again, in ms. */
const pulse = 1000
const interval = 100
/** Time after which a holder of which nothing else is known has ended if it did not touch its lock, in ms. */
const patience = 10 * pulse

/**
 * Waits until no other process holds the lock `file`, and acquires it.
 *
 * @param onHeld gets the process that holds it, once
 */
export async function takeLock(file: string, onHeld: (holder: Holder) => void): Promise<Lock> {
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
 * @param note what others are told of this process
 * @param silence time in ms after which a silent process has ended
 */
export async function tryLock(
  file: string,
  note = '',
  silence = patience,
): Promise<Lock | { holder: Holder }> {
  const { pid } = process
  const own: Holder = { id: randomUUID(), host: hostname(), pid, start: startOf(pid), note }
  mkdirSync(dirname(file), { recursive: true })
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
      // Its folder cannot be read for a moment; whoever works in it says so, and a later touch succeeds.
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

/** Undefined where the text is not whole: its process ended while it was writing, or is writing now. */
function holderIn(text: string): Holder | undefined {
  try {
    return JSON.parse(text)
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

/** Whether a lock is touched in a time. Its times are compared with each other alone: clocks of computers differ. */
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

/** Removes the lock of a dead process, but not that of another one which has removed it and taken its place meanwhile. */
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
