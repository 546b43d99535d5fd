import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../../util/has-code.ts'
import { Refusal } from '../server/refusal.ts'
import { say } from '../words/say.ts'
import { refusals as words } from '../words/server.json'

/** Who works in a folder; other computers of a network may be among them. */
type Holder = { id: string; address: string; host: string; pid: number }

/** A studio gives a sign of life each second; one that gives none for this long has ended, in ms. */
const pulse = 1000
const patience = 5 * pulse

/**
 * Lets one studio work in a folder: each would remove drafts of which it does not know. What a studio has left that ended
 * without a word is taken over.
 *
 * @param file absolute path of the lock
 * @param address where this studio is opened
 * @returns a function that refuses once another studio has taken over, as after a computer has slept
 * @throws an Error with the address of the studio that works there
 */
export async function takeFolder(
  file: string,
  address: string,
  { patience: most = patience } = {},
): Promise<() => void> {
  const own: Holder = { id: randomUUID(), address, host: hostname(), pid: process.pid }
  while (!tryTake(file, own)) {
    const holder = holderOf(file)
    if (holder && !hasEnded(holder) && (await isAlive(file, most)))
      throw new Error(say(words.otherStudio, { address: holder.address }))
    rmSync(file, { force: true })
  }
  setInterval(() => holderOf(file)?.id === own.id && utimesSync(file, new Date(), new Date()), pulse).unref()
  return () => {
    const holder = holderOf(file)
    if (holder && holder.id !== own.id)
      throw new Refusal(409, say(words.otherStudio, { address: holder.address }))
  }
}

/** False where there is a lock already. Where nothing can be written no other studio loses anything. */
function tryTake(file: string, own: Holder): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC')) throw error
  }
  return true
}

/** Undefined where there is none, or one of which the end is missing. */
function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Whether a process of this computer runs no more. In a container an ended one may have had the number of this one. */
function hasEnded({ host, pid }: Holder): boolean {
  if (host !== hostname()) return false
  try {
    return pid === process.pid || !process.kill(pid, 0)
  } catch (error) {
    return !hasCode(error, 'EPERM')
  }
}

/** Whether a studio gives a sign of life. Times are compared with each other alone: clocks of computers differ. */
async function isAlive(file: string, most: number): Promise<boolean> {
  const signOf = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs
  const before = signOf()
  for (let waited = 0; waited < most; waited += pulse / 10) {
    await wait(pulse / 10)
    const now = signOf()
    if (now !== before) return now !== undefined
  }
  return false
}
