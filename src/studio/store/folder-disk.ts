import { type Disk, type Entry, filesBelow } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { UnreadFile } from '../../util/disk/unread.ts'
import * as posix from '../../util/posix.ts'
import type { Folder, FolderFile, FolderListing } from './folder.ts'

/** The files of a folder in the memory of a worker. */
export type FolderDisk = Awaited<ReturnType<typeof openFolderDisk>>

/**
 * Opens the files of a folder in memory. A change is done once the folder has it. Pictures, but for those of open drafts, are
 * not read.
 *
 * @returns `disk`; `refresh`, which reads what other programs have changed and gives the paths of these files; `listed`, the
 *   files as they were listed last
 */
export async function openFolderDisk(folder: Folder) {
  const memory = memoryDisk()
  const known = new Map<string, FolderFile>()
  let listing: FolderListing = { files: {}, closed: [], readOnly: [] }

  async function refresh(): Promise<string[]> {
    listing = await folder.list()
    const { files } = listing
    const gone = [...known.keys()].filter((file) => files[file] === undefined)
    const changed = Object.entries(files).filter(([file, now]) => {
      const before = known.get(file)
      return before?.stamp !== now.stamp || before.fault !== now.fault
    })
    const isRead = ([, { digest, fault, isOther }]: (typeof changed)[number]) =>
      digest === undefined && fault === undefined && !isOther
    const names = changed.filter(isRead).map(([file]) => file)
    const read = names.length > 0 ? await folder.read(names) : []
    const bytes = new Map(names.map((file, index) => [file, read[index]]))
    for (const file of gone) {
      await memory.remove(file)
      known.delete(file)
    }
    for (const [file, now] of changed) {
      const unread = new UnreadFile(now.digest ?? '')
      await memory.write(file, bytes.get(file) ?? unread)
      known.set(file, now)
    }
    return [...gone, ...changed.map(([file]) => file)]
  }

  const filesAt = (path: string) =>
    memory.entryKind(path) === 'file' ? [path] : filesBelow(memory, path).map((name) => `${path}/${name}`)

  const disk: Disk = {
    read(file) {
      const fault = known.get(file)?.fault
      if (fault !== undefined) throw Object.assign(new Error(file), { code: fault })
      return known.get(file)?.isOther ? undefined : memory.read(file)
    },
    list(path) {
      if (listing.closed.includes(path)) throw Object.assign(new Error(path), { code: 'EACCES' })
      const closed = listing.closed
        .filter((folder) => posix.dirname(folder) === path)
        .map((folder) => posix.basename(folder))
      const listed = memory.list(path).filter(({ name }) => !closed.includes(name))
      return [
        ...listed.map((entry): Entry => {
          const isOther = known.get(`${path}/${entry.name}`)?.isOther
          return isOther ? { ...entry, kind: 'other' } : entry
        }),
        ...closed.map((name): Entry => ({ name, kind: 'folder' })),
      ]
    },
    entryKind(path) {
      if (known.get(path)?.isOther) return 'other'
      return memory.entryKind(path) ?? (listing.closed.includes(path) ? 'folder' : undefined)
    },
    isListable: (path) => !listing.closed.includes(path),
    isWritable: (file) => !isBelow(file, listing.readOnly),
    writtenAt: (file) => new Date(known.get(file)?.at ?? 0),
    async write(file, data) {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
      const sent = bytes instanceof UnreadFile ? { digest: bytes.digest } : bytes
      const stamp = await folder.write(file, sent, known.get(file)?.stamp ?? '')
      await memory.write(file, bytes)
      known.set(file, { stamp, at: Date.now() })
    },
    async move(from, to) {
      const files = filesAt(from)
      await folder.move(from, to)
      await memory.move(from, to)
      for (const file of files) {
        const moved = known.get(file)
        if (moved) known.set(to + file.slice(from.length), moved)
        known.delete(file)
      }
    },
    async remove(path) {
      const files = filesAt(path)
      await folder.remove(path)
      await memory.remove(path)
      for (const file of files) known.delete(file)
    },
    removeEmpty: (path) => folder.removeEmpty(path),
  }
  await refresh()
  return { disk, refresh, listed: () => listing.files }
}

function isBelow(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => file === path || file.slice(0, file.lastIndexOf('/')) === path)
}
