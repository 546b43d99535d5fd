import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { compareText } from './problem.ts'

/** Where the files of `content/` come from. */
export type ContentFiles = {
  /** Paths of all files relative to `content/`, with `/`, sorted by code units; hidden ones are left out. */
  list(): Promise<string[]>
  /** Bytes of a file by its path relative to the project root, with `/`. */
  read(file: string): Promise<Uint8Array>
}

/** The files that lie in `content/` below `root`. */
export function filesOnDisk(root: string): ContentFiles {
  return {
    list: () => listFiles(path.join(root, 'content'), ''),
    read: (file) => readFile(path.join(root, file)),
  }
}

async function listFiles(base: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(base, folder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      // Without any content, every required file is reported as missing.
      if (folder === '' && error.code === 'ENOENT') return []
      throw error
    },
  )
  const visible = entries.filter(({ name }) => !name.startsWith('.'))
  const lists = await Promise.all(
    visible.map((entry) => {
      const name = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? listFiles(base, name) : [name]
    }),
  )
  return lists.flat().sort(compareText)
}
