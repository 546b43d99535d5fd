import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compareText } from './problem.ts'

/** Where the files of the content come from. */
export type ContentFiles = {
  /** Lists a folder of the project recursively, without {@link isHidden} files. */
  list(folder: ListedFolder): Promise<Listing>
  /** Bytes of a file by its path relative to the project root, with `/`. */
  read(file: string): Promise<Uint8Array>
}

/** The folders that the check lists. */
export type ListedFolder = 'content' | 'public'

/** Paths relative to the listed folder, with `/`, sorted by code units. */
export type Listing = {
  files: string[]
  /** Links and devices. */
  others: string[]
}

/** Whether operating systems hide a file or folder of this name: macOS `.DS_Store`, Windows the other two. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)
}

/**
 * The files on the disk below `root`. They are small and many: the thread switches of asynchronous reading would
 * take several times as long as the reading.
 *
 * @param readBytes replaced in tests, which may run with permission to read everything
 */
export function filesOnDisk(
  root: string,
  readBytes: (file: string) => Uint8Array = readFileSync,
): ContentFiles {
  return {
    list: async (folder) => {
      const { files, others } = inWords(folder, () => listFiles(path.join(root, folder), ''))
      return { files: files.sort(compareText), others: others.sort(compareText) }
    },
    read: async (file) => inWords(file, () => readBytes(path.join(root, file))),
  }
}

/** Rethrows errors of the file system with a sentence instead of a code. */
function inWords<Result>(name: string, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    const { code, path: at } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') throw new Error(`„${name}“ nuk është dosje. (Not a folder.)`, { cause: error })
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new Error(`„${at ?? name}“ nuk lexohet: mungon leja. (No permission to read it.)`, { cause: error })
  }
}

function listFiles(base: string, folder: string): Listing {
  const listing: Listing = { files: [], others: [] }
  for (const entry of readFolder(path.join(base, folder), folder === '')) {
    if (isHidden(entry.name)) continue
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) {
      const { files, others } = listFiles(base, name)
      listing.files.push(...files)
      listing.others.push(...others)
    } else (entry.isFile() ? listing.files : listing.others).push(name)
  }
  return listing
}

function readFolder(folder: string, mayBeAbsent: boolean): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // Without a content folder, every required file is reported as missing.
    if (mayBeAbsent && (error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The slug of a name: `Dita e Diellit` → `dita-e-diellit`. */
export function slug(text: string): string {
  const ascii = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ascii.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
