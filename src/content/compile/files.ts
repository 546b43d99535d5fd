import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from './problem.ts'

/** Where the files of the content come from. */
export type ContentFiles = {
  /** What lies in a folder of the project and in its folders; hidden files are left out. */
  list(folder: ListedFolder): Promise<Listing>
  /** Bytes of a file by its path relative to the project root, with `/`. */
  read(file: string): Promise<Uint8Array>
}

/** The folders whose files the check asks for. */
export type ListedFolder = 'content' | 'public'

/** Paths relative to the listed folder, with `/`, sorted by code units. */
export type Listing = {
  files: string[]
  /** Links and devices. */
  others: string[]
}

/** The files that lie on the disk below `root`. */
export function filesOnDisk(root: string): ContentFiles {
  return {
    list: (folder) => listFiles(path.join(root, folder), ''),
    read: (file) => readFile(path.join(root, file)),
  }
}

async function listFiles(base: string, folder: string): Promise<Listing> {
  const entries = await readdir(path.join(base, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Without any content, every required file is reported as missing.
      if (folder === '' && error.code === 'ENOENT') return []
      throw error
    },
  )
  const visible = entries.filter(({ name }) => !name.startsWith('.'))
  const lists = await Promise.all(
    visible.map(async (entry): Promise<Listing> => {
      const name = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return await listFiles(base, name)
      return entry.isFile() ? { files: [name], others: [] } : { files: [], others: [name] }
    }),
  )
  return {
    files: lists.flatMap(({ files }) => files).sort(compareText),
    others: lists.flatMap(({ others }) => others).sort(compareText),
  }
}
