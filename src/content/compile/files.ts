import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from './problem.ts'

/** Where the files of `content/` come from. */
export type ContentFiles = {
  /** Paths of all files relative to `content/`, with `/`, sorted by code units; hidden ones are left out. */
  list(): Promise<string[]>
  /** Bytes of a file by its path relative to the project root, with `/`. */
  read(file: string): Promise<Uint8Array>
  /** What lies among them and is no file: links, devices. Nothing of it is ever read. */
  listOthers?(): Promise<string[]>
  /** Addresses of the files of `public/`, which are served as they are: `/favicon.svg`. */
  listServed?(): Promise<string[]>
}

/** The files that lie in `content/` below `root`. */
export function filesOnDisk(root: string): ContentFiles {
  return {
    list: async () => (await listFolder(path.join(root, 'content'), '')).files,
    listOthers: async () => (await listFolder(path.join(root, 'content'), '')).others,
    listServed: async () => (await listFolder(path.join(root, 'public'), '')).files.map((file) => `/${file}`),
    read: (file) => readFile(path.join(root, file)),
  }
}

type Listing = { files: string[]; others: string[] }

async function listFolder(base: string, folder: string): Promise<Listing> {
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
      if (entry.isDirectory()) return await listFolder(base, name)
      return entry.isFile() ? { files: [name], others: [] } : { files: [], others: [name] }
    }),
  )
  return {
    files: lists.flatMap(({ files }) => files).sort(compareText),
    others: lists.flatMap(({ others }) => others).sort(compareText),
  }
}
