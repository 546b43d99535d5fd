import { copyFileSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from '../../util/has-code.ts'

/** Changes of a folder. Paths are relative to it, with slashes. */
export type Changes = {
  /** Files in the staging folder. */
  added: readonly string[]
  /** Unneeded files of the last build, and files and links that no build wrote. */
  stale: readonly string[]
}

/**
 * Moves new files from `staging` into `dir` and removes stale ones. After an interruption each address has the old or
 * the new page, with all files that the page loads. So pages are moved after the files that they load. Stale files are
 * removed last, pages first.
 *
 * @param options.step for tests: called before each change of the folder
 */
export function commitFiles(
  { added, stale }: Changes,
  { dir, staging, step = () => {} }: { dir: string; staging: string; step?: () => void },
): void {
  const folders = new Set(added.flatMap(foldersOf))
  // A stale file or link may have the name of a folder. Through a link, the build would write files elsewhere.
  for (const path of stale) if (folders.has(path)) rmSync(join(dir, path), { force: true })
  for (const folder of folders) mkdirSync(join(dir, folder), { recursive: true })
  for (const path of inOrder(added)) {
    step()
    moveFile(join(staging, path), join(dir, path))
  }
  for (const path of inOrder(stale.filter((path) => !folders.has(path))).reverse()) {
    step()
    rmSync(join(dir, path), { force: true })
    removeEmptied(dir, dirname(path))
  }
}

/** Sorts files that pages load before pages. */
function inOrder(files: readonly string[]): string[] {
  const isPage = (file: string) => file.endsWith('.html')
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]
}

/** The ancestor folders of a file, outermost first: `data`, `data/report`. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

/** Replaces a file atomically by renaming. */
function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (hasCode(error, 'EISDIR', 'ENOTEMPTY')) rmSync(to, { recursive: true })
    // The staging folder may be on another file system than the site, such as a volume.
    else if (hasCode(error, 'EXDEV')) copyFileSync(from, `${to}.new`)
    else throw error
    renameSync(hasCode(error, 'EXDEV') ? `${to}.new` : from, to)
  }
}

function removeEmptied(dir: string, folder: string): void {
  if (folder === '.' || readdirSync(join(dir, folder)).length > 0) return
  rmdirSync(join(dir, folder))
  removeEmptied(dir, dirname(folder))
}
