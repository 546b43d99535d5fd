import { lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { removeIfOld } from '../remove-if-old.ts'
import { digestOf } from './blobs.ts'

/** Sites of places where nothing is built any more are kept this long, in ms. */
const longest = 7 * 24 * 60 * 60 * 1000

/** What was published before, of one place: most of the next site is the same files. */
export type EarlierSite = {
  /** Moves it to `to`, where there is one; of two builds at once only one gets it. */
  take(to: string): void
  /** Keeps the folder `from`, which the new site has replaced, where there was one. */
  keep(from: string): Promise<void>
}

/** Keeps sites that were replaced below `cacheDir`, one for each `place`. */
export function earlierSite(cacheDir: string, place: string): EarlierSite {
  const kept = join(cacheDir, digestOf(place))
  return {
    take(to) {
      if (isFolder(kept)) moveIfPossible(kept, to)
    },
    async keep(from) {
      mkdirSync(cacheDir, { recursive: true })
      // A link would have the next site made in the folder that it leads to.
      if (!isFolder(kept)) rmSync(kept, { force: true })
      if (isFolder(from)) moveIfPossible(from, kept)
      const now = new Date()
      await utimes(kept, now, now).catch(() => undefined)
      for (const name of await readdir(cacheDir)) await removeIfOld(join(cacheDir, name), longest)
    },
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Not where there is nothing, not where another build has put the same, and not between two file systems. */
function moveIfPossible(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EXDEV')) throw error
  }
}
