import { lstatSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../has-code.ts'
import { plainPlacing } from '../site/folder.ts'

/** Changes of files that can be taken back as long as `kept` is there. */
export type Undoable = {
  /** Puts the file `from` at `to`, at once in the place of another one. */
  put(from: string, to: string): void
  /** Makes a folder, also where a file or a link stands: what that one leads to belongs to somebody else. */
  makeFolder(path: string): void
  /** Removes a file or a link, if it is still there. */
  remove(path: string): void
  /** Removes a folder in which nothing is left. */
  removeFolder(path: string): void
  /** Takes back all of it, the last first, up to what cannot be taken back: no page is left without its files. */
  undo(): void
}

/** @param kept an empty folder on the same file system */
export function undoable(kept: string, rename: (from: string, to: string) => void): Undoable {
  const steps: (() => void)[] = []
  let count = 0

  function moveAside(path: string): void {
    const aside = join(kept, String(count++))
    // A build beside this one may have removed it.
    if (!isDone(() => rename(path, aside), 'ENOENT')) return
    steps.push(() => rename(aside, path))
  }

  return {
    put(from, to) {
      const isFile = lstatSync(to, { throwIfNoEntry: false })?.isFile()
      if (isFile === false) moveAside(to)
      const former = join(kept, String(count++))
      const isKept = isFile === true && isDone(() => plainPlacing.link(to, former), 'ENOENT')
      rename(from, to)
      steps.push(isKept ? () => rename(former, to) : () => rmSync(to))
    },
    makeFolder(path) {
      const found = lstatSync(path, { throwIfNoEntry: false })
      if (found?.isDirectory() === true) return
      if (found !== undefined) moveAside(path)
      if (isDone(() => mkdirSync(path), 'EEXIST')) steps.push(() => rmdirSync(path))
    },
    remove: moveAside,
    removeFolder(path) {
      // A build beside this one is at it as well.
      if (isDone(() => rmdirSync(path), 'ENOTEMPTY', 'EEXIST', 'ENOENT')) steps.push(() => mkdirSync(path))
    },
    undo() {
      for (const step of steps.toReversed()) step()
    },
  }
}

/** Whether something could be done, and not for one of these reasons. */
function isDone(doIt: () => void, ...reasons: readonly string[]): boolean {
  try {
    doIt()
    return true
  } catch (error) {
    if (hasCode(error, ...reasons)) return false
    throw error
  }
}
