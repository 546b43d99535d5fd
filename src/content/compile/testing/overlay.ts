/** For tests: changes to files that touch no disk. */
import type { ContentFiles } from '../files.ts'
import { compareText } from '../problem.ts'

/** Contents by path relative to the project root; undefined where a file is taken away. */
export type FileChanges = Readonly<Record<string, string | Uint8Array | undefined>>

/** Reads each file once and answers from memory from then on. */
export function remembered(files: ContentFiles): ContentFiles {
  let names: Promise<string[]> | undefined
  const contents = new Map<string, Promise<Uint8Array>>()
  return {
    list() {
      names ??= files.list()
      return names
    },
    read(file) {
      const bytes = contents.get(file) ?? files.read(file)
      contents.set(file, bytes)
      return bytes
    },
  }
}

/** The same files with some of them changed, added or taken away. */
export function overlaid(files: ContentFiles, changes: FileChanges): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list() {
      const names = new Set(await files.list())
      for (const [file, content] of Object.entries(changes)) {
        const name = file.replace(/^content\//, '')
        if (content === undefined) names.delete(name)
        else if (!/(^|\/)\./.test(name)) names.add(name)
      }
      return [...names].sort(compareText)
    },
    async read(file) {
      const content = changes[file]
      if (content === undefined) return await files.read(file)
      return typeof content === 'string' ? encoder.encode(content) : content
    },
  }
}
