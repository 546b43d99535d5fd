import { renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from '../has-code.ts'
import { forgetMove, noteMove } from './moved-aside.ts'
import { copyFiles, replaceContents, working } from './replace-contents.ts'
import { createStaging, removeStaging } from './staging.ts'

/** Moves a file or folder within a file system, as `renameSync` does. */
export type Rename = (from: string, to: string) => void

/**
 * Puts the folder `from` in the place of `to`, whose parent need not exist; what stood there moves to `old`.
 * No system call of Node exchanges two folders, so there is an instant of some microseconds without `to`; it
 * is all that an interruption can meet. A build beside this one that puts its folder there in that instant is
 * replaced in its turn.
 *
 * From another file system a copy takes the place of `to`, and the files of a copy take the places of those in `to`
 * where that cannot be moved, like the place of a volume. Then `from` itself moves to `old`: it holds the same.
 *
 * @param rename for tests
 * @throws {Error} when the file system does not let it; then what stood there is there again
 */
export async function replaceDirectory(
  from: string,
  to: string,
  old: string,
  rename: Rename = renameSync,
): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  try {
    await exchange({ from, to, old, notes: [dirname(old)] }, rename)
    return
  } catch (error) {
    if (!hasCode(error, ...immovable)) throw error
    const isVolume = hasCode(error, 'EBUSY') || isOnOtherDevice(to)
    if (isVolume) await replaceContents(from, to, rename)
    else await replaceByCopy({ from, to, old }, rename)
  }
  isRenamed(from, old, rename)
}

/** Another file system or a layer below this one; the place of a volume; a parent that is not to be written to. */
const immovable = ['EXDEV', 'EBUSY', 'EACCES', 'EROFS']

async function replaceByCopy(
  { from, to, old }: { from: string; to: string; old: string },
  rename: Rename,
): Promise<void> {
  let beside: string | undefined
  try {
    beside = await createStaging(dirname(to), `.${basename(to)}${working}`)
    const copy = join(beside, 'site')
    copyFiles(from, copy)
    // The next build looks into the folder of this one before it looks here.
    const notes = [dirname(old), beside]
    await exchange({ from: copy, to, old: join(beside, 'replaced'), notes }, rename)
  } catch (error) {
    if (!hasCode(error, ...immovable)) throw error
    await replaceContents(from, to, rename)
  } finally {
    if (beside !== undefined) await removeStaging(beside)
  }
}

/** Whether a folder is another file system than the one that holds it. */
function isOnOtherDevice(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.dev !== statSync(dirname(folder)).dev
}

async function exchange(
  { from, to, old, notes }: { from: string; to: string; old: string; notes: readonly string[] },
  rename: Rename,
): Promise<void> {
  const moved: string[] = []
  for (let attempt = 1; ; attempt++) {
    const aside = moved.length === 0 ? old : `${old}-${attempt}`
    for (const folder of notes) noteMove(folder, { place: to, moved: [...moved, aside] })
    try {
      if (isRenamed(to, aside, rename, 'ENOENT')) moved.push(aside)
      rename(from, to)
      for (const folder of notes) forgetMove(folder)
      return
    } catch (error) {
      // What was published stays published.
      const last = moved.at(-1)
      if (last !== undefined && isRenamed(last, to, rename)) moved.pop()
      if (attempt === mostAttempts || !hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) {
        if (moved.length === 0) for (const folder of notes) forgetMove(folder)
        throw error
      }
      // Windows says so of a folder from which another program reads, until it has read.
      if (hasCode(error, 'EPERM')) await wait(attempt * 20)
    }
  }
}

/** Builds that replace the same folder at the very same time, and then some. */
const mostAttempts = 10

/** Whether something could be moved, and not for one of these reasons; for whatever reason, where none is given. */
function isRenamed(from: string, to: string, rename: Rename, ...reasons: readonly string[]): boolean {
  try {
    rename(from, to)
    return true
  } catch (error) {
    if (reasons.length === 0 || hasCode(error, ...reasons)) return false
    throw error
  }
}
