import {
  chmodSync,
  copyFileSync,
  type Dirent,
  linkSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  type Stats,
  statSync,
  unlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { listEntries } from '../list-files.ts'
import { fileMode, isReadable, openFolder } from '../modes.ts'

/** Puts files into a folder. Paths are absolute, and the folder of `to` must be there. */
export type Placing = {
  /** As a link, which takes no room; where the file system has none, as a copy. */
  link(from: string, to: string): void
  /** With bytes of its own. */
  copy(from: string, to: string): void
}

/** A file as it was left: its path, its bytes and the time of its last change, in ms. */
export type LeftFile = { path: string; size: number; time: number }

/** A folder that is made to hold what is put into it, and nothing else. */
export type SiteFolder = Placing & {
  /** Keeps files of the earlier site, if all of them are there as they were left, and says whether it does. */
  keeps(files: readonly LeftFile[]): boolean
  /** Removes what was there before and was not put there again. */
  sweep(): void
}

/** For a folder of which nobody knows what it holds: files are put in the place of others. */
export const plainPlacing: Placing = { link: linkOrCopy, copy: copyForAll }

/**
 * The folder `dir`, made if need be, which may hold an earlier site: to see of thousands of files that they are the
 * same takes a fifth of the time that it takes to link them and to remove the earlier ones.
 */
export function openSiteFolder(dir: string): SiteFolder {
  mkdirSync(dir, { recursive: true })
  const entries = listEntries(dir)
  const pathsOf = (some: readonly Dirent[]) => some.map(({ parentPath, name }) => join(parentPath, name))
  const folders = pathsOf(entries.filter((entry) => entry.isDirectory()))
  const links = pathsOf(entries.filter((entry) => entry.isSymbolicLink()))
  const earlier = new Set(pathsOf(entries.filter((entry) => !entry.isDirectory() && !entry.isSymbolicLink())))
  // Whoever follows one writes into a folder of somebody else.
  for (const link of links) unlinkSync(link)
  for (const folder of [dir, ...folders]) openFolder(folder, statSync(folder))

  return {
    keeps(files) {
      if (!files.every((file) => earlier.has(file.path) && isAsLeft(file))) return false
      for (const { path } of files) earlier.delete(path)
      return true
    },
    link(from, to) {
      if (earlier.delete(to)) {
        const found = statSync(from)
        if (!isReadable(found)) chmodSync(from, fileMode)
        if (isSameFile(found, statSync(to, { throwIfNoEntry: false }))) return
      }
      linkOrCopy(from, to)
    },
    copy(from, to) {
      // Not into the earlier file: others may be links to it.
      if (earlier.delete(to)) unlinkSync(to)
      copyForAll(from, to)
    },
    sweep() {
      for (const file of earlier) unlinkSync(file)
      const emptied = new Set([...earlier, ...links].map((file) => dirname(file)))
      earlier.clear()
      // Those within others first.
      for (const path of folders.toReversed()) {
        if (!emptied.has(path) || readdirSync(path).length > 0) continue
        rmdirSync(path)
        emptied.add(dirname(path))
      }
    },
  }
}

function isAsLeft({ path, size, time }: LeftFile): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.size === size && found.mtimeMs === time && isReadable(found)
}

function isSameFile(one: Stats, other: Stats | undefined): boolean {
  return one.ino === other?.ino && one.dev === other.dev
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) throw error
    if (!hasCode(error, 'EEXIST')) copyForAll(from, to)
    else {
      // What stands there may be a link to something else, which is not to be written into.
      unlinkSync(to)
      linkOrCopy(from, to)
    }
  }
}

/** A copy has the permissions of its original, which somebody may have kept to themselves. */
function copyForAll(from: string, to: string): void {
  copyFileSync(from, to)
  chmodSync(to, fileMode)
}
