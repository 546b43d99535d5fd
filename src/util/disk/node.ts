import { accessSync, constants, lstatSync, readdirSync, readFileSync, type Stats } from 'node:fs'
import { rename, rm, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createFolder, syncFolders, writeAtomically } from '../atomic.ts'
import { hasCode } from '../has-code.ts'
import type { Disk, EntryKind } from './disk.ts'

/**
 * The files below a folder of this computer.
 *
 * @param root absolute path of the folder
 * @param isDurable whether changes survive a power failure, as far as the system can ensure that
 */
export function diskAt(root: string, { isDurable = false } = {}): Disk {
  const at = (path: string) => join(root, path)
  const stats = (path: string) => ifPresent(() => lstatSync(at(path)), 'ENOTDIR')
  return {
    read: (file) => ifPresent(() => readFileSync(at(file)), 'ENOTDIR'),
    list(folder) {
      const entries = ifPresent(() => readdirSync(at(folder), { withFileTypes: true })) ?? []
      return entries.map((entry) => ({ name: entry.name, kind: entryKind(entry) }))
    },
    entryKind(path) {
      const found = stats(path)
      return found && entryKind(found)
    },
    isListable: (folder) => isAllowed(at(folder), constants.R_OK),
    isWritable: (file) => isAllowed(at(file), constants.W_OK) && isAllowed(dirname(at(file)), constants.W_OK),
    writtenAt: (file) => stats(file)?.mtime ?? new Date(0),
    write: (file, data) => writeAtomically(at(file), data, { isDurable }),
    async move(from, to) {
      const created = await createFolder(dirname(at(to)))
      await rename(at(from), at(to))
      if (!isDurable) return
      await syncFolders(dirname(at(to)), created && dirname(created))
      await syncFolders(dirname(at(from)))
    },
    async remove(path) {
      // For a file that may not be removed, `rm` reports that it is no folder.
      if (stats(path)?.isDirectory() === false) await unlink(at(path))
      else await rm(at(path), { recursive: true, force: true })
      if (isDurable) await syncFolders(dirname(at(path)))
    },
    removeEmpty: async (folder) => await rmdir(at(folder)).catch(() => undefined),
  }
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch (error) {
    // A missing file can be written if its folder can, so `isWritable` checks the folder too.
    return hasCode(error, 'ENOENT')
  }
}

function entryKind(entry: Pick<Stats, 'isFile' | 'isDirectory'>): EntryKind {
  return entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : 'other'
}

/** The result of `read`; undefined if the file or the folder does not exist: below a file, the system says ENOTDIR. */
function ifPresent<Result>(read: () => Result, ...codes: 'ENOTDIR'[]): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (hasCode(error, 'ENOENT', ...codes)) return undefined
    throw error
  }
}
