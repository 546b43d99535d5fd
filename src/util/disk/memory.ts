import type { Disk, Entry } from './disk.ts'
import { UnreadFile } from './unread.ts'

type File = { bytes: Uint8Array; at: Date }

/** A disk in memory; a folder exists while a file is in it. */
export function memoryDisk(given: Readonly<Record<string, string | Uint8Array>> = {}): Disk {
  const files = new Map<string, File>()
  const keep = (file: string, data: string | Uint8Array) => {
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : copyOf(data)
    files.set(file, { bytes, at: new Date() })
  }
  for (const [file, data] of Object.entries(given)) keep(file, data)

  const below = (folder: string) => [...files.keys()].filter((file) => file.startsWith(`${folder}/`))
  return {
    read: (file) => files.get(file)?.bytes,
    list(folder) {
      const entries = new Map<string, Entry>()
      for (const file of below(folder)) {
        const [name = '', ...more] = file.slice(folder.length + 1).split('/')
        entries.set(name, { name, kind: more.length > 0 ? 'folder' : 'file' })
      }
      return [...entries.values()]
    },
    entryKind: (path) => (files.has(path) ? 'file' : below(path).length > 0 ? 'folder' : undefined),
    isListable: () => true,
    isWritable: () => true,
    writtenAt: (file) => files.get(file)?.at ?? new Date(0),
    async write(file, data) {
      keep(file, data)
    },
    async move(from, to) {
      for (const file of [from, ...below(from)]) {
        const moved = files.get(file)
        if (moved) files.set(to + file.slice(from.length), moved)
        files.delete(file)
      }
    },
    async remove(path) {
      for (const file of [path, ...below(path)]) files.delete(file)
    },
    async removeEmpty() {
      // A folder disappears with its last file.
    },
  }
}

function copyOf(bytes: Uint8Array): Uint8Array {
  return bytes instanceof UnreadFile ? bytes : bytes.slice()
}
