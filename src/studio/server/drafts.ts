import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'

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

/** A draft that was thrown away: where it lies, and when that was. */
export type DiscardedDraft = Draft & { name: string; at: Date }

/** The drafts of a project. */
export type Drafts = ReturnType<typeof openDrafts>

/** Where the studio keeps what nobody can make again, below the root: Git ignores it, and it is no cache. */
export const draftsFolder = 'drafts'
const folder = `${draftsFolder}/open`
const trash = `${draftsFolder}/trash`

/** Opens the drafts of a project. What is no whole draft (a first write that was cut off) is left out. */
export function openDrafts(disk: Disk) {
  const all = new Map<string, Draft>()
  const moved = new Map<string, string>()
  const folderOf = (file: string) => `${folder}/${encodeURIComponent(file)}`
  const originalOf = (file: string) => `${folderOf(file)}/original`
  const keptAt = (file: string, picture: string) => `${folderOf(file)}/pictures/${posix.basename(picture)}`
  for (const { name } of disk.list(folder)) {
    const draft = readDraft(disk, `${folder}/${name}`, decodeURIComponent(name))
    if (draft !== undefined) all.set(draft.file, draft)
  }
  return {
    /** All of them, by their document. */
    all: all as ReadonlyMap<string, Draft>,
    /** Keeps a draft with the pictures that it had, and one more, which may take the place of one of them. */
    async write(
      draft: Omit<Draft, 'pictures'>,
      picture?: { name: string; bytes: Uint8Array; replaces?: string },
    ) {
      const { file, text, base, original } = draft
      const known = all.get(file)
      const replaced = picture?.replaces && beside(file, picture.replaces)
      const kept = (known?.pictures ?? []).filter((one) => one !== replaced)
      const pictures = picture ? [...kept, beside(file, picture.name)] : kept
      // What a removal has left that failed half way.
      if (known === undefined) await disk.remove(folderOf(file))
      if (picture) await disk.write(keptAt(file, picture.name), picture.bytes)
      // Not with each letter that is typed: what the draft began from changes with a save alone.
      if (known?.original !== original) await disk.write(originalOf(file), original)
      await disk.write(`${folderOf(file)}/draft.json`, JSON.stringify({ file, text, base, pictures }))
      all.set(file, { file, text, base, original, pictures })
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
      all.delete(file)
      await disk.remove(folderOf(file)).catch(() => undefined)
    },
    /** Gives a draft another path, at which nothing is, with its pictures. */
    async move(file: string, to: string) {
      await disk.remove(folderOf(to))
      await disk.move(folderOf(file), folderOf(to))
      const draft = readDraft(disk, folderOf(to), to)
      all.delete(file)
      if (draft !== undefined) all.set(to, draft)
      moved.delete(to)
      moved.set(file, to)
    },
    /** Where a draft is that was moved since the studio began: a window may still know it by its former path. */
    nowAt(file: string): string {
      let now = file
      while (!all.has(now) && disk.entryKind(now) === undefined && moved.has(now)) now = moved.get(now) ?? now
      return now
    },
    /** Moves a draft with its pictures to the trash. */
    async discard(file: string) {
      const text = textIn(disk, `${folderOf(file)}/draft.json`) ?? ''
      const place = `${trash}/${sha256(text, 16)}`
      await disk.remove(place)
      // Written once more, so that it has the day on which it was thrown away.
      await disk.write(`${folderOf(file)}/draft.json`, text)
      await disk.move(folderOf(file), place)
      all.delete(file)
    },
    /** The drafts in the trash. */
    discarded(): DiscardedDraft[] {
      return disk.list(trash).flatMap(({ name }) => {
        const draft = readDraft(disk, `${trash}/${name}`)
        const at = disk.writtenAt(`${trash}/${name}/draft.json`)
        return draft ? { ...draft, name: `trash/${name}`, at } : []
      })
    },
    /** Brings a draft back from the trash; its document has none. */
    async restore({ name, at: _at, ...draft }: DiscardedDraft) {
      await disk.remove(folderOf(draft.file))
      await disk.move(`${draftsFolder}/${name}`, folderOf(draft.file))
      all.set(draft.file, draft)
    },
  }
}

/**
 * Undefined where there is none that can be read: it keeps no other away.
 *
 * @param file the path of its document, which the name of an open draft's folder tells: the draft may have been moved
 */
function readDraft(disk: Disk, folder: string, file?: string): Draft | undefined {
  try {
    const text = textIn(disk, `${folder}/draft.json`)
    if (text === undefined) return undefined
    const written: Omit<Draft, 'original'> = JSON.parse(text)
    const draft = { ...written, file: file ?? written.file }
    const original = textIn(disk, `${folder}/original`) ?? ''
    const pictures = written.pictures.map((picture) => beside(draft.file, posix.basename(picture)))
    return { ...draft, pictures, original: sha256(original, 64) === draft.base ? original : '' }
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The path of a file in a document's folder. */
export function beside(file: string, name: string): string {
  return posix.join(file, '..', name)
}
