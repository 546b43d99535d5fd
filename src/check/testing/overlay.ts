/** For tests: changed files, without touching the disk. */
import type { RecordStore } from '../check-documents.ts'
import { type ContentFiles, isHidden, type ListedFolder, type Listing } from '../files.ts'
import { compareText } from '../problem.ts'

/** Contents by path relative to the project root; undefined for a removed file. */
export type FileChanges = Readonly<Record<string, string | Uint8Array | undefined>>

/** Caches each folder and each file after the first access. */
export function cachedFiles(files: ContentFiles): ContentFiles {
  const listings = new Map<ListedFolder, Promise<Listing>>()
  const contents = new Map<string, Promise<Uint8Array>>()
  return {
    list(folder) {
      const listing = listings.get(folder) ?? files.list(folder)
      listings.set(folder, listing)
      return listing
    },
    read(file) {
      const bytes = contents.get(file) ?? files.read(file)
      contents.set(file, bytes)
      return bytes
    },
  }
}

/** Keeps records in memory. */
export function recordsInMemory(): RecordStore & { records: ReadonlyMap<string, string> } {
  const records = new Map<string, string>()
  return {
    records,
    find: (fingerprint) => records.get(fingerprint),
    keep: (fingerprint, record) => records.set(fingerprint, record),
  }
}

/** The same files with some of them changed, added or removed. */
export function withChanges(files: ContentFiles, changes: FileChanges): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list(folder) {
      const listing = await files.list(folder)
      const names = new Set(listing.files)
      for (const [file, content] of Object.entries(changes)) {
        if (!file.startsWith(`${folder}/`)) continue
        const name = file.slice(folder.length + 1)
        if (content === undefined) names.delete(name)
        else if (!name.split('/').some(isHidden)) names.add(name)
      }
      return { ...listing, files: [...names].sort(compareText) }
    },
    async read(file) {
      const content = changes[file]
      if (content === undefined) return await files.read(file)
      return typeof content === 'string' ? encoder.encode(content) : content
    },
  }
}
