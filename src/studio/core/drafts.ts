import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { decodeText, readableDisk, readDisk } from './access/files.ts'
import type { Draft, Sent } from './draft.ts'
import { beside, mentions, picturesLeft, picturesWith } from './owners.ts'
import { type Rebased, rebaseDraft } from './rebase.ts'
import { isNumberRetired, site } from './retired.ts'
import { moveToTrash } from './trash-entry.ts'

/** A draft rebased on the file as it is published now; `published` is the digest of that file. */
export type CurrentDraft = Omit<Draft, 'sent'> & Rebased & { published: string; draft: Draft }

/** An entry of the trash: `name` is its folder below {@link draftsFolder}, `at` the time at which it was discarded. */
export type TrashEntry = Draft & { name: string; at: Date; isFormer?: boolean | undefined }

/** The drafts of a project. */
export type Drafts = ReturnType<typeof openDrafts>

/** The folder of all drafts and of the trash, below the root. Git ignores it, but it is no cache: its files are unique. */
export const draftsFolder = 'drafts'
export const openFolder = `${draftsFolder}/open`
export const trashFolder = `${draftsFolder}/trash`

/** Opens the drafts of a project. An incomplete draft, whose first write was interrupted, is left out. */
export function openDrafts(disk: Disk) {
  const all = new Map<string, Draft>()
  const moved = new Map<string, string>()
  /** The drafts as they were rebased last. */
  const known = new Map<string, CurrentDraft>()
  for (const { name } of disk.list(openFolder)) read(decodeURIComponent(name))

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
  async function clear(file: string): Promise<undefined> {
    const text = `${folderOf(file)}/draft.json`
    if (disk.entryKind(text) === undefined) await disk.remove(folderOf(file))
    else await moveToTrash(disk, folderOf(file), trashFolder)
  }

  /** The published file of a draft, undefined where there is none. One that cannot be read counts as unchanged. */
  function publishedOf({ file, base, original }: Draft): { digest: string; text: string } | undefined {
    const unchanged = base === '' ? undefined : { digest: base, text: original }
    try {
      const { bytes, digest } = readDisk(disk, file)
      if (digest === base) return unchanged
      return bytes && { digest, text: decodeText(bytes) }
    } catch {
      return unchanged
    }
  }

  function rebased(draft: Draft): CurrentDraft {
    const there = publishedOf(draft)
    const { sent: _, ...own } = draft
    return { ...own, ...rebaseDraft(draft, there), published: there?.digest ?? '', draft }
  }

  function current(draft: Draft): CurrentDraft {
    const now = lastRebased(draft)
    return now.isPublished && isHalfPublished(now) ? { ...now, isPublished: false } : now
  }

  function lastRebased(draft: Draft): CurrentDraft {
    const last = known.get(draft.file)
    if (last?.draft === draft && last.published === (publishedOf(draft)?.digest ?? '')) return last
    const now = rebased(draft)
    known.set(draft.file, now)
    return now
  }

  /**
   * Whether only the text of a draft is published, because its publishing was interrupted: a picture is not as the draft wants it,
   * or the number of a document that came back is still listed among the removed ones.
   */
  function isHalfPublished({ file, text, isDeleted, isRestored, pictures, draft }: CurrentDraft): boolean {
    if (draft.sent !== undefined) return false
    const readable = readableDisk(disk)
    if (isDeleted) return picturesWith(readable, file).length > 0
    if (isRestored && isNumberRetired(textIn(readable, site) ?? '', { file, text })) return true
    const isMissing = (one: string) =>
      mentions(text, posix.basename(one)) && disk.entryKind(one) === undefined
    return pictures.some(isMissing) || picturesLeft(readable, { ...draft, text }).length > 0
  }

  /** Writes a draft as a whole. */
  async function put(draft: Draft): Promise<void> {
    await disk.write(`${folderOf(draft.file)}/draft.json`, JSON.stringify(draft))
    all.set(draft.file, draft)
  }

  /** Writes a draft. It keeps its pictures and what was sent of it; a further picture is added. */
  async function write(
    { file, text, base, original, isDeleted, isRestored }: Omit<Draft, 'pictures' | 'sent'>,
    picture?: { name: string; bytes: Uint8Array },
  ): Promise<void> {
    const { pictures: kept = [], sent } = all.get(file) ?? (await clear(file)) ?? {}
    const pictures = picture ? [...new Set([...kept, beside(file, picture.name)])] : kept
    if (picture) await disk.write(keptAt(file, picture.name), picture.bytes)
    await put({ file, text, base, original, pictures, isDeleted, isRestored, sent })
  }

  async function remove(file: string): Promise<void> {
    // The text is removed first: pictures alone are no draft.
    await disk.remove(`${folderOf(file)}/draft.json`)
    all.delete(file)
    await disk.remove(folderOf(file)).catch(() => undefined)
  }

  /** Moves a draft with its pictures to the trash. */
  async function discard(file: string): Promise<void> {
    const draft = all.get(file)
    if (draft === undefined) return
    // The written path is that before a move; in the trash no folder's name says the other one. This write gives the file
    // the time at which the draft is discarded.
    await put({ ...draft, sent: undefined })
    await moveToTrash(disk, folderOf(file), trashFolder)
    all.delete(file)
  }

  /** Where a file of the content is stored, below the root: a draft's picture with the draft, until it is published. */
  function storedPath(file: string): string {
    const draft = [...all.values()].find(({ pictures }) => pictures.includes(file))
    return draft ? keptAt(draft.file, file) : file
  }

  return {
    /** Whether a document has a draft. */
    has: (file: string) => all.has(file),
    /** The draft of a document, rebased on what is published now. */
    get(file: string): CurrentDraft | undefined {
      const draft = all.get(file)
      return draft && current(draft)
    },
    /** All drafts, rebased on what is published now. */
    all: (): CurrentDraft[] => [...all.values()].map(current),
    /**
     * The drafts of which something was sent, as they were sent, but for those that conflict with what is published now.
     *
     * @param by only what was sent in this way
     */
    asSent: (by?: Sent['by']): CurrentDraft[] =>
      [...all.values()].flatMap((draft) => {
        const { sent } = draft
        if (sent === undefined || (by !== undefined && sent.by !== by)) return []
        const { text, original } = sent
        const base = original === '' ? '' : sha256(original, 64)
        const now = rebased({ ...draft, text: text ?? draft.text, base, original, isDeleted: text === null })
        return now.conflict || now.isPublished ? [] : now
      }),
    storedPath,
    /** When a draft was written last. */
    writtenAt: (file: string) => disk.writtenAt(`${folderOf(file)}/draft.json`),
    write,
    /** Marks a draft as sent, as it was then. */
    async markSent({ file, text, original, isDeleted }: CurrentDraft, by: Sent['by']): Promise<void> {
      const draft = all.get(file)
      if (draft === undefined) return
      const now = current(draft)
      const sent = { text: isDeleted ? null : text, original, by }
      await put({ ...draft, text: now.text, base: now.base, original: now.original, sent })
    },
    /** Forgets what was sent of a draft. */
    async unmark(file: string): Promise<void> {
      const draft = all.get(file)
      if (draft) await put({ ...draft, sent: undefined })
    },
    /** Puts a draft on what was sent of it, which was accepted, maybe corrected. */
    async endSent(file: string): Promise<void> {
      const draft = all.get(file)
      if (draft?.sent === undefined) return
      const { text } = draft.sent
      const isThere = publishedOf(draft) !== undefined
      if (text !== null)
        return await put({ ...draft, base: sha256(text, 64), original: text, sent: undefined })
      // The removal was not accepted.
      if (draft.isDeleted && isThere) return await remove(file)
      const isBack = !draft.isDeleted && !isThere
      const fresh = isBack && { base: '', original: '', isRestored: true }
      await put({ ...draft, ...fresh, sent: undefined })
    },
    /** Forgets a draft and its pictures. */
    remove,
    /** Moves a draft and its pictures to another path, at which there is no document. */
    async move(file: string, to: string): Promise<void> {
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
    /** The path of a draft, from any path that it had since the studio started. */
    draftPath(file: string): string {
      let now = file
      while (!all.has(now) && moved.has(now)) now = moved.get(now) ?? now
      return now
    },
    discard,
    /**
     * Ends the drafts that are published: they are forgotten, and a removed document goes to the trash. A draft that cannot be
     * ended now is ended by a later call.
     *
     * @returns whether any draft has ended
     */
    async endPublished(): Promise<boolean> {
      const ended = [...all.values()].map(current).filter(({ isPublished }) => isPublished)
      for (const { file, isDeleted } of ended)
        await (isDeleted ? discard(file) : remove(file)).catch(() => undefined)
      return ended.length > 0
    },
    /** Keeps the version of a document that publishing replaces in the trash, in place of the one before it. */
    async keepFormer(
      { file, text }: Pick<Draft, 'file' | 'text'>,
      pictures: ReadonlyMap<string, Uint8Array>,
    ): Promise<void> {
      const folder = `${trashFolder}/former-${encodeURIComponent(file)}`
      await disk.remove(folder)
      for (const [name, bytes] of pictures) await disk.write(`${folder}/pictures/${name}`, bytes)
      const paths = [...pictures.keys()].map((name) => beside(file, name))
      const entry = { file, text, base: '', original: '', pictures: paths, isFormer: true }
      await disk.write(`${folder}/draft.json`, JSON.stringify(entry))
    },
    /** The entries of the trash. */
    discarded(): TrashEntry[] {
      return disk.list(trashFolder).flatMap(({ name }) => {
        const draft = readDraft(disk, `${trashFolder}/${name}`)
        const at = disk.writtenAt(`${trashFolder}/${name}/draft.json`)
        return draft ? { ...draft, name: `trash/${name}`, at } : []
      })
    },
    /** Brings a draft back from the trash. Its document must have no other draft. */
    restore: ({ name, file }: TrashEntry) => open(`${draftsFolder}/${name}`, file),
    /** The bytes of a picture that is kept with an entry of the trash. */
    pictureIn: ({ name }: TrashEntry, picture: string) =>
      disk.read(`${draftsFolder}/${name}/pictures/${posix.basename(picture)}`),
  }
}

const folderOf = (file: string) => `${openFolder}/${encodeURIComponent(file)}`
const keptAt = (file: string, picture: string) => `${folderOf(file)}/pictures/${posix.basename(picture)}`

/**
 * Reads a draft; undefined where it is missing or unreadable, so that it does not block the other drafts.
 *
 * @param file the document's path, from the name of an open draft's folder: `draft.json` has the path before a move
 */
function readDraft(disk: Disk, folder: string, file?: string): (Draft & { isFormer?: boolean }) | undefined {
  try {
    const text = textIn(disk, `${folder}/draft.json`)
    if (text === undefined) return undefined
    const written: Draft & { isFormer?: boolean } = JSON.parse(text)
    const draft = { ...written, file: file ?? written.file }
    return { ...draft, pictures: written.pictures.map((one) => beside(draft.file, posix.basename(one))) }
  } catch (error) {
    console.error(error)
    return undefined
  }
}
