import type { ContentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { compareText } from '../../check/problem.ts'
import * as posix from '../../util/posix.ts'
import type { Drafts } from './drafts.ts'

/** The part of the drafts that is laid over the disk. */
export type Overlay = Pick<Drafts, 'all' | 'storedPath'>

/** The files of the content as they would be if all drafts were saved. */
export function overlaidFiles(files: ContentFiles, { all, storedPath }: Overlay): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list(folder) {
      const own = [...all.values()].flatMap(({ file, pictures }) => [file, ...pictures])
      // A listing has only names, so the bytes may be empty.
      return await withReplacedFiles(files, new Map(own.map((file) => [file, new Uint8Array()]))).list(folder)
    },
    async read(file) {
      const draft = all.get(file)
      return draft ? encoder.encode(draft.text) : await files.read(storedPath(file))
    },
  }
}

/** The facts of pictures, including pictures that are kept with drafts. A file that cannot be read blocks no other. */
export function overlaidPictures(facts: PictureFacts, { storedPath }: Overlay, root: string): PictureFacts {
  return async (path) => {
    const file = posix.join(root, storedPath(path.slice(root.length + 1)))
    return await facts(file).catch(() => ({ error: 'unreadable' }))
  }
}

/** Files that replace those of the content, by their paths; undefined for a removed file. */
export type ReplacedFiles = ReadonlyMap<string, Uint8Array | undefined>

/** The files of the content, with some of them replaced, added or removed. */
export function withReplacedFiles(files: ContentFiles, other: ReplacedFiles): ContentFiles {
  return {
    async list(folder) {
      const listing = await files.list(folder)
      const start = `${folder}/`
      const below = [...other.keys()].filter((file) => file.startsWith(start))
      const all = new Set([...listing.files, ...below.map((file) => file.slice(start.length))])
      const isThere = (name: string) => !other.has(start + name) || other.get(start + name) !== undefined
      return { ...listing, files: [...all].filter(isThere).sort(compareText) }
    },
    read: async (file) => other.get(file) ?? (await files.read(file)),
  }
}
