import { copyFileSync, lstatSync, mkdirSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hasCode } from './has-code.ts'
import { listEntries, listFiles } from './list-files.ts'
import { createStaging, removeStaging } from './staging.ts'

/** In the names of folders in which a site is put together where others see them. */
export const working = '.building-'

/**
 * Puts the files of `from` in the place of those in `to`, a folder that cannot be moved. All of them are copied into
 * it before any takes its place. What pages ask for comes first and what is not wanted goes last, so an interruption
 * may leave pages of both sites, but no broken file and no page without its files.
 */
export async function replaceContents(
  from: string,
  to: string,
  rename: (from: string, to: string) => void,
): Promise<void> {
  const staging = await createStaging(to, working)
  try {
    const files = listFiles(from).sort()
    copyFiles(from, staging)
    const folders = new Set(files.flatMap(foldersOf))
    for (const folder of folders) makeFolder(join(to, folder))
    for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)])
      replaceFile(join(staging, file), join(to, file), rename)
    removeOthers(to, new Set([...files, ...folders].map((path) => join(to, path))))
  } finally {
    await removeStaging(staging)
  }
}

/** Copies the files below a folder with the times of their changes: servers tell by them what is new. */
export function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const made = new Set<string>()
  for (const file of listFiles(from)) {
    const [original, copy] = [join(from, file), join(to, file)]
    const folder = dirname(copy)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    copyFileSync(original, copy)
    const { atime, mtime } = statSync(original)
    utimesSync(copy, atime, mtime)
  }
}

/** The folders of a path, the outermost first. */
function foldersOf(file: string): string[] {
  const names = file.split('/').slice(0, -1)
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

function isPage(file: string): boolean {
  return /\.html(\.(br|gz))?$/.test(file)
}

function makeFolder(path: string): void {
  // A file, or a link to what belongs to somebody else.
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(path)
  mkdirSync(path, { recursive: true })
}

function replaceFile(from: string, to: string, rename: (from: string, to: string) => void): void {
  try {
    rename(from, to)
  } catch (error) {
    if (!hasCode(error, 'EISDIR', 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error
    // A folder stands there.
    rmSync(to, { recursive: true, force: true })
    rename(from, to)
  }
}

function removeOthers(dir: string, wanted: ReadonlySet<string>): void {
  const atWork = join(dir, working)
  const entries = listEntries(dir)
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
    // Another build may be putting its site together here.
    .filter(({ path }) => !wanted.has(path) && !path.startsWith(atWork))
  for (const { path, isFolder } of entries) if (!isFolder) rmSync(path, { force: true })
  // Those within others first.
  for (const { path, isFolder } of entries.toReversed()) if (isFolder) removeIfEmpty(path)
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    // A build beside this one is at it as well.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error
  }
}
