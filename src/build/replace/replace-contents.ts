import { copyFileSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listEntries, listFiles } from '../list-files.ts'
import { createStaging, removeStaging } from './staging.ts'
import { type Undoable, undoable } from './undoable.ts'

/** In the names of folders in which a site is put together where others see them. */
export const working = '.building-'

/**
 * Puts the files of `from` in the place of those in `to`, a folder that cannot be moved. All of them are copied into
 * it before any takes its place. What pages ask for comes first and what is not wanted goes last, so an interruption
 * may leave pages of both sites, but no broken file and no page without its files.
 *
 * @throws {Error} when the file system does not let it; then what stood there is there again
 */
export async function replaceContents(
  from: string,
  to: string,
  rename: (from: string, to: string) => void,
): Promise<void> {
  const staging = await createStaging(to, working)
  try {
    const [made, kept] = [join(staging, 'made'), join(staging, 'kept')]
    mkdirSync(kept)
    copyFiles(from, made)
    const changes = undoable(kept, rename)
    try {
      replaceFiles(made, to, changes)
    } catch (error) {
      undoAsFarAsPossible(changes)
      throw error
    }
  } finally {
    await removeStaging(staging)
  }
}

function replaceFiles(made: string, to: string, changes: Undoable): void {
  const files = listFiles(made).sort()
  const folders = new Set(files.flatMap(foldersOf))
  for (const folder of folders) changes.makeFolder(join(to, folder))
  for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)])
    changes.put(join(made, file), join(to, file))
  removeOthers(to, new Set([...files, ...folders].map((path) => join(to, path))), changes)
}

function undoAsFarAsPossible(changes: Undoable): void {
  try {
    changes.undo()
  } catch {
    // What made the change impossible is told.
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

function removeOthers(dir: string, wanted: ReadonlySet<string>, changes: Undoable): void {
  const atWork = join(dir, working)
  const entries = listEntries(dir)
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
    // Another build may be putting its site together here.
    .filter(({ path }) => !wanted.has(path) && !path.startsWith(atWork))
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  for (const file of [...files.filter(isPage), ...files.filter((file) => !isPage(file))]) changes.remove(file)
  // Those within others first.
  for (const { path, isFolder } of entries.toReversed()) if (isFolder) changes.removeFolder(path)
}
