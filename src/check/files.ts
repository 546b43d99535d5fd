import { plainLetters } from '../model/plain-letters.ts'
import type { Disk, EntryKind } from '../util/disk/disk.ts'
import { compareText } from './problem.ts'

/** Access to the files of the content, on a disk or elsewhere. */
export type ContentFiles = {
  /** Lists a folder of the project recursively, without {@link isHidden} files. */
  list(folder: ListedFolder): Promise<Listing>
  /** Bytes of a file by its path relative to the project root, with `/`. */
  read(file: string): Promise<Uint8Array>
  /**
   * Lists the {@link archiveFiles} in the project's folder and in the folders beside `content/`, by their paths
   * relative to the project. Absent if nobody can unpack an archive there.
   */
  unpacked?(): Promise<string[]>
}

/** The manifest and the note of an archive of changes, which a studio writes and `npm run import` reads. */
export const archiveFiles = ['NDRYSHIMET.json', 'NDRYSHIMET.txt'] as const

/** The folders that the check lists. */
export type ListedFolder = 'content' | 'public'

/** Paths relative to the listed folder, with `/`, sorted by code units. */
export type Listing = {
  files: string[]
  /** Links and devices; and, with `/` at their end, empty folders that are named like a document. */
  others: string[]
}

/** Whether operating systems hide a file or folder of this name, as macOS hides `.DS_Store` and Windows `Thumbs.db`. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)
}

/** The content of a project. Without a content folder, no file is listed, and the check reports the required ones. */
export function contentFiles(disk: Pick<Disk, 'list' | 'read'>): ContentFiles {
  function listFolder(base: string, path: string): Listing {
    const entries = disk.list(base + path).filter(({ name }) => !isHidden(name))
    const listed = entries.map(({ name, kind }) => listEntry(base, `${path}/${name}`, kind))
    return { files: listed.flatMap(({ files }) => files), others: listed.flatMap(({ others }) => others) }
  }

  function listEntry(base: string, path: string, kind: EntryKind): Listing {
    const own = path.slice(1)
    if (kind !== 'folder')
      return kind === 'file' ? { files: [own], others: [] } : { files: [], others: [own] }
    const { files, others } = listFolder(base, path)
    const isEmpty = files.length + others.length === 0
    return { files, others: isEmpty && /\.(mdx|yaml)$/.test(own) ? [`${own}/`] : others }
  }

  return {
    list: async (folder) => {
      const { files, others } = inWords(folder, () => listFolder(folder, ''))
      return { files: files.sort(compareText), others: others.sort(compareText) }
    },
    read: async (file) => {
      const bytes = inWords(file, () => disk.read(file))
      if (bytes === undefined) throw new Error(`„${file}“ nuk është më. (The file is gone.)`)
      return bytes
    },
  }
}

/** Rethrows errors of the file system with a sentence instead of a code. */
function inWords<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const { code, path: at } = error as { code?: unknown; path?: string }
    if (code === 'ENOTDIR') throw new Error(`„${name}“ nuk është dosje. (Not a folder.)`, { cause: error })
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new Error(`„${at ?? name}“ nuk lexohet: mungon leja. (No permission to read it.)`, { cause: error })
  }
}

/** The slug of a name: `Dita e Diellit` → `dita-e-diellit`. */
export function slug(text: string): string {
  return plainLetters(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
