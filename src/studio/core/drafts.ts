import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { moveToTrash } from './trash-entry.ts'

/** The text and the new pictures of a document that are not saved to `content/` yet; a draft is kept over restarts. */
export type Draft = {
  /** Path of the document below the root, with `/`. */
  file: string
  text: string
  /** Digest of the file on the disk when the draft began; `''` for a document that is not on the disk yet. */
  base: string
  /** The text of that file. */
  original: string
  /** The pictures that are kept with the draft, each by the path beside the document to which a save writes it. */
  pictures: readonly string[]
}

/** A draft in the trash: `name` is its folder below {@link draftsFolder}, `at` the time at which it was discarded. */
type DiscardedDraft = Draft & { name: string; at: Date }

/** The drafts of a project. */
export type Drafts = ReturnType<typeof openDrafts>

/** The folder of drafts, undo and trash below the root. Git ignores it, but it is no cache: its files are unique. */
export const draftsFolder = 'drafts'
const folder = `${draftsFolder}/open`
const trash = `${draftsFolder}/trash`

/** Opens the drafts of a project. An incomplete draft, whose first write was interrupted, is left out. */
export function openDrafts(disk: Disk) {
  const all = new Map<string, Draft>()
  const moved = new Map<string, string>()
  const folderOf = (file: string) => `${folder}/${encodeURIComponent(file)}`
  const originalOf = (file: string) => `${folderOf(file)}/original`
  const keptAt = (file: string, picture: string) => `${folderOf(file)}/pictures/${posix.basename(picture)}`
  for (const { name } of disk.list(folder)) read(decodeURIComponent(name))

  function read(file: string): void {
    const draft = readDraft(disk, folderOf(file), file)
    if (draft !== undefined) all.set(file, draft)
  }

  /** Moves the folder of a draft to the open drafts, as the draft of a document that has no other readable one. */
  async function open(from: string, file: string): Promise<void> {
    await clear(file)
    await disk.move(from, folderOf(file))
    read(file)
  }

  /**
   * Frees the folder of a draft. What a removal that failed half way has left goes; a draft that could not be read, and may
   * be readable again later, goes to the trash.
   */
  async function clear(file: string): Promise<void> {
    const text = `${folderOf(file)}/draft.json`
    if (disk.entryKind(text) === undefined) await disk.remove(folderOf(file))
    else await moveToTrash(disk, folderOf(file), trash)
  }

  return {
    /** All drafts, by the path of their document. */
    all: all as ReadonlyMap<string, Draft>,
    /** Writes a draft. The draft keeps its pictures, and a further one is added. */
    async write(draft: Omit<Draft, 'pictures'>, picture?: { name: string; bytes: Uint8Array }) {
      const { file, text, base, original } = draft
      const known = all.get(file)
      const kept = known?.pictures ?? []
      const pictures = picture ? [...new Set([...kept, beside(file, picture.name)])] : kept
      if (known === undefined) await clear(file)
      if (picture) await disk.write(keptAt(file, picture.name), picture.bytes)
      // The original changes only with a save: it is not written again with each typed letter.
      if (known?.original !== original) await disk.write(originalOf(file), original)
      await disk.write(`${folderOf(file)}/draft.json`, JSON.stringify({ file, text, base, pictures }))
      all.set(file, { file, text, base, original, pictures })
    },
    /** Where a file of the content is stored, below the root: a draft's picture with the draft, until the save. */
    storedPath(file: string) {
      const draft = [...all.values()].find(({ pictures }) => pictures.includes(file))
      return draft ? keptAt(draft.file, file) : file
    },
    /** Forgets a draft and its pictures. */
    async remove(file: string) {
      // The text is removed first: pictures alone are no draft.
      await disk.remove(`${folderOf(file)}/draft.json`)
      all.delete(file)
      await disk.remove(folderOf(file)).catch(() => undefined)
    },
    /** Moves a draft and its pictures to another path, at which there is no document. */
    async move(file: string, to: string) {
      await open(folderOf(file), to)
      all.delete(file)
      moved.delete(to)
      moved.set(file, to)
    },
    /** The path of a draft that may have moved since the studio started: a window may still know its former path. */
    currentPath(file: string): string {
      let now = file
      while (!all.has(now) && moved.has(now) && disk.entryKind(now) === undefined) now = moved.get(now) ?? now
      return now
    },
    /** Moves a draft with its pictures to the trash. */
    async discard(file: string) {
      // The written path is that before a move; in the trash no folder's name says the other one.
      const text = JSON.stringify({
        ...JSON.parse(textIn(disk, `${folderOf(file)}/draft.json`) ?? '{}'),
        file,
      })
      // This write gives the file the time at which the draft is discarded.
      await disk.write(`${folderOf(file)}/draft.json`, text)
      await moveToTrash(disk, folderOf(file), trash)
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
    /** Brings a draft back from the trash. Its document must have no other draft. */
    restore: ({ name, file }: DiscardedDraft) => open(`${draftsFolder}/${name}`, file),
  }
}

/**
 * Reads a draft; undefined where it is missing or unreadable, so that it does not block the other drafts.
 *
 * @param file the document's path, from the name of an open draft's folder: `draft.json` has the path before a move
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
