import { type Disk, type Entry, filesBelow } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { UnreadFile } from '../../util/disk/unread.ts'
import * as posix from '../../util/posix.ts'
import type { Folder, FolderFile, FolderListing } from './folder.ts'

/** The files of a folder in the memory of a worker. */
export type FolderDisk = Awaited<ReturnType<typeof openFolderDisk>>

/** The files of a folder in memory, each with its entry in the last listing or after a change. */
type FolderState = { memory: Disk; files: Map<string, FolderFile>; listing: FolderListing }

/**
 * Opens the files of a folder in memory. A change resolves when the folder has it. Only the pictures of open drafts are
 * read.
 *
 * @returns `disk`; `refresh`, which reads the files that other programs have changed and returns their paths; `listed`,
 * the last listing
 */
export async function openFolderDisk(folder: Folder) {
  const state: FolderState = {
    memory: memoryDisk(),
    files: new Map(),
    listing: { files: {}, closed: [], readOnly: [] },
  }
  const disk: Disk = { ...readingOf(state), ...writingOf(state, folder) }
  const refresh = () => readChanges(state, folder)
  await refresh()
  return { disk, refresh, listed: () => state.listing.files }
}

/** Reads the files of a folder that have changed since the last listing; returns their paths. */
async function readChanges(state: FolderState, folder: Folder): Promise<string[]> {
  const listing = await folder.list()
  const { files } = listing
  const gone = [...state.files.keys()].filter((file) => files[file] === undefined)
  const changed = Object.entries(files).filter(([file, now]) => {
    const before = state.files.get(file)
    return before?.stamp !== now.stamp || before.fault !== now.fault
  })
  const isRead = ([, { digest, fault, isOther }]: (typeof changed)[number]) =>
    digest === undefined && fault === undefined && !isOther
  const names = changed.filter(isRead).map(([file]) => file)
  const read = names.length > 0 ? await folder.read(names) : []
  const bytes = new Map(names.map((file, index) => [file, read[index]]))
  state.listing = listing
  for (const file of gone) {
    await state.memory.remove(file)
    state.files.delete(file)
  }
  for (const [file, now] of changed) {
    await state.memory.write(file, bytes.get(file) ?? new UnreadFile(now.digest ?? ''))
    state.files.set(file, now)
  }
  return [...gone, ...changed.map(([file]) => file)]
}

/** Reads the files in memory. Errors that the listing has for a file or a folder come first. */
function readingOf(
  state: FolderState,
): Pick<Disk, 'read' | 'list' | 'entryKind' | 'isListable' | 'isWritable' | 'writtenAt'> {
  const { memory, files } = state
  const isClosed = (path: string) => state.listing.closed.includes(path)
  return {
    read(file) {
      const fault = files.get(file)?.fault
      if (fault !== undefined) throw Object.assign(new Error(file), { code: fault })
      return files.get(file)?.isOther ? undefined : memory.read(file)
    },
    list(path) {
      if (isClosed(path)) throw Object.assign(new Error(path), { code: 'EACCES' })
      const closed = state.listing.closed
        .filter((folder) => posix.dirname(folder) === path)
        .map((folder) => posix.basename(folder))
      const listed = memory.list(path).filter(({ name }) => !closed.includes(name))
      return [
        ...listed.map((entry): Entry => {
          const isOther = files.get(`${path}/${entry.name}`)?.isOther
          return isOther ? { ...entry, kind: 'other' } : entry
        }),
        ...closed.map((name): Entry => ({ name, kind: 'folder' })),
      ]
    },
    entryKind(path) {
      if (files.get(path)?.isOther) return 'other'
      return memory.entryKind(path) ?? (isClosed(path) ? 'folder' : undefined)
    },
    isListable: (path) => !isClosed(path),
    isWritable: (file) => !isBelow(file, state.listing.readOnly),
    writtenAt: (file) => new Date(files.get(file)?.at ?? 0),
  }
}

/** Writes to the folder, and then to the memory. */
function writingOf(
  { memory, files }: FolderState,
  folder: Folder,
): Pick<Disk, 'write' | 'move' | 'remove' | 'removeEmpty'> {
  const filesAt = (path: string) =>
    memory.entryKind(path) === 'file' ? [path] : filesBelow(memory, path).map((name) => `${path}/${name}`)
  return {
    async write(file, data) {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      const sent = bytes instanceof UnreadFile ? { digest: bytes.digest } : bytes
      const stamp = await folder.write(file, sent, files.get(file)?.stamp ?? '')
      await memory.write(file, bytes)
      files.set(file, { stamp, at: Date.now() })
    },
    async move(from, to) {
      const moved = filesAt(from)
      await folder.move(from, to)
      await memory.move(from, to)
      for (const file of moved) {
        const entry = files.get(file)
        if (entry) files.set(to + file.slice(from.length), entry)
        files.delete(file)
      }
    },
    async remove(path) {
      const removed = filesAt(path)
      await folder.remove(path, files.get(path)?.stamp)
      await memory.remove(path)
      for (const file of removed) files.delete(file)
    },
    removeEmpty: (path) => folder.removeEmpty(path),
  }
}

function isBelow(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => file === path || file.slice(0, file.lastIndexOf('/')) === path)
}
