import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'

/** A document as its editor left it: not yet in `content/`, and kept over restarts. */
export type Draft = {
  /** Path of the document below the root, with `/`. */
  file: string
  text: string
  /** Digest of the file on the disk when the draft began; `''` for a document that is not there yet. */
  base: string
  /** The text of that file. */
  original: string
  /** The pictures that lie with the draft, each by the path beside the document at which a save puts it. */
  pictures: readonly string[]
}

/** The drafts of a project, in its cache. */
export type Drafts = Awaited<ReturnType<typeof openDrafts>>

/** Below the root. */
const folder = '.cache/studio/drafts'

/** Opens the drafts of a project. What is no whole draft (a first write that was cut off) is left out. */
export async function openDrafts(disk: Disk) {
  const all = new Map<string, Draft>()
  const folderOf = (file: string) => `${folder}/${encodeURIComponent(file)}`
  const originalOf = (file: string) => `${folderOf(file)}/original`
  const keptAt = (file: string, picture: string) => `${folderOf(file)}/pictures/${posix.basename(picture)}`
  for (const { name } of disk.list(folder)) {
    const draft = readDraft(disk, `${folder}/${name}`)
    if (draft !== undefined) all.set(draft.file, draft)
  }
  return {
    /** All of them, by their document. */
    all: all as ReadonlyMap<string, Draft>,
    /** Keeps a draft, with one more picture or those that it had. */
    async write(draft: Omit<Draft, 'pictures'>, picture?: { name: string; bytes: Uint8Array }) {
      const { file } = draft
      const { original, ...own } = draft
      if (picture) await disk.write(keptAt(file, picture.name), picture.bytes)
      // Not with each letter that is typed: what the draft began from changes with a save alone.
      if (all.get(file)?.original !== original) await disk.write(originalOf(file), original)
      await disk.write(`${folderOf(file)}/draft.json`, JSON.stringify(own))
      const added = picture ? [beside(file, picture.name)] : []
      all.set(file, { ...draft, pictures: [...(all.get(file)?.pictures ?? []), ...added] })
    },
    /** Where a file of the content lies, below the root: a picture with its draft, until that is saved. */
    placeOf(file: string) {
      const draft = [...all.values()].find(({ pictures }) => pictures.includes(file))
      return draft ? keptAt(draft.file, file) : file
    },
    /** Forgets a draft and its pictures. */
    async remove(file: string) {
      // The text first: pictures alone are no draft.
      await disk.remove(`${folderOf(file)}/draft.json`)
      await disk.remove(folderOf(file))
      all.delete(file)
    },
  }
}

function readDraft(disk: Disk, folder: string): Draft | undefined {
  const text = textIn(disk, `${folder}/draft.json`)
  if (text === undefined) return undefined
  const draft = JSON.parse(text)
  const original = textIn(disk, `${folder}/original`) ?? ''
  const names = disk.list(`${folder}/pictures`).map(({ name }) => name)
  const pictures = names.filter((name) => !name.startsWith('.'))
  return { ...draft, original, pictures: pictures.map((name) => beside(draft.file, name)) }
}

/** The path of a file in a document's folder. */
export function beside(file: string, name: string): string {
  return posix.join(file, '..', name)
}
