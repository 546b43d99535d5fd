import { renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasCode } from './has-code.ts'
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
    await exchange(from, to, old, rename)
    return
  } catch (error) {
    if (!hasCode(error, ...immovable)) throw error
    const isVolume = hasCode(error, 'EBUSY') || isOnOtherDevice(to)
    await (isVolume ? replaceContents : replaceByCopy)(from, to, rename)
  }
  renameIfPossible(from, old, rename)
}

/** Another file system or a layer below this one; the place of a volume; a parent that is not to be written to. */
const immovable = ['EXDEV', 'EBUSY', 'EACCES', 'EROFS']

async function replaceByCopy(from: string, to: string, rename: Rename): Promise<void> {
  let beside: string | undefined
  try {
    beside = await createStaging(dirname(to), `.${basename(to)}${working}`)
    const copy = join(beside, 'site')
    copyFiles(from, copy)
    await exchange(copy, to, join(beside, 'replaced'), rename)
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

async function exchange(from: string, to: string, old: string, rename: Rename): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      renameIfThere(to, attempt === 1 ? old : `${old}-${attempt}`, rename)
      rename(from, to)
      return
    } catch (error) {
      if (attempt < mostAttempts && hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) {
        // Windows says so of a folder from which another program reads, until it has read.
        if (hasCode(error, 'EPERM')) await wait(attempt * 20)
        continue
      }
      // What was published stays published.
      renameIfPossible(old, to, rename)
      throw error
    }
  }
}

/** Builds that replace the same folder at the very same time, and then some. */
const mostAttempts = 10

function renameIfThere(from: string, to: string, rename: Rename): void {
  try {
    rename(from, to)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

function renameIfPossible(from: string, to: string, rename: Rename): void {
  try {
    rename(from, to)
  } catch {
    // Nothing stood there, or another build has put its folder there.
  }
}
