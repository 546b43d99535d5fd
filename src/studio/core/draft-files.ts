import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { type Draft, draftSchema } from './draft.ts'
import { beside } from './owners.ts'
import { moveToTrash } from './trash-entry.ts'

/** The folder of all drafts and of the trash, below the root. Git ignores it, but it is no cache: its files are unique. */
export const draftsFolder = 'drafts'
export const openFolder = `${draftsFolder}/open`
export const trashFolder = `${draftsFolder}/trash`

/** Matches the file of an open draft, with the name of its folder. */
const openDraft = /^drafts\/open\/([^/]+)\/draft\.json$/

/** The files of drafts, and the drafts that they hold. */
export type DraftFiles = ReturnType<typeof openDraftFiles>

/** Opens the files of drafts. An incomplete draft, whose first write was interrupted, is left out. */
export function openDraftFiles(disk: Disk) {
  const all = new Map<string, Draft>()
  for (const { name } of disk.list(openFolder)) read(decodeURIComponent(name))

  function read(file: string): void {
    const draft = readDraft(disk, folderOf(file), file)
    if (draft !== undefined) all.set(file, draft)
  }

  /**
   * Reads a draft again after another program, such as another studio, has changed its file. Returns the path of its
   * document; undefined for other files.
   */
  function readAgain(path: string): string | undefined {
    const [, name] = openDraft.exec(path) ?? []
    if (name === undefined) return undefined
    const file = decodeURIComponent(name)
    all.delete(file)
    read(file)
    return file
  }

  /** Moves the folder of a draft to the open drafts, as the draft of a document that has no other readable one. */
  async function open(from: string, file: string): Promise<void> {
    await clear(file)
    await disk.move(from, folderOf(file))
    read(file)
  }

  /**
   * Frees the folder of a draft. Leftovers of an incomplete removal are deleted. An unreadable draft, which may be
   * readable later, goes to the trash.
   */
  async function clear(file: string): Promise<undefined> {
    const text = `${folderOf(file)}/draft.json`
    if (disk.entryKind(text) === undefined) await disk.remove(folderOf(file))
    else await moveToTrash(disk, folderOf(file), trashFolder)
  }

  /** Writes a draft as a whole. */
  async function put(draft: Draft): Promise<void> {
    await disk.write(`${folderOf(draft.file)}/draft.json`, JSON.stringify(draft))
    all.set(draft.file, draft)
  }

  /** Writes a draft, and adds `picture`. The draft keeps its other pictures and the marks of its sending. */
  async function write(
    { file, text, base, original, isDeleted, isRestored }: Omit<Draft, 'pictures' | 'sent' | 'closed'>,
    picture?: { name: string; bytes: Uint8Array },
  ): Promise<void> {
    const { pictures: stored = [], sent, closed } = all.get(file) ?? (await clear(file)) ?? {}
    const pictures = picture ? [...new Set([...stored, beside(file, picture.name)])] : stored
    if (picture) await disk.write(storedAt(file, picture.name), picture.bytes)
    await put({ file, text, base, original, pictures, isDeleted, isRestored, sent, closed })
  }

  async function remove(file: string): Promise<void> {
    // The text is removed first, because pictures without a text are no draft.
    await disk.remove(`${folderOf(file)}/draft.json`)
    all.delete(file)
    await disk.remove(folderOf(file)).catch(() => undefined)
  }

  /** Where a file of the content is stored, below the root: a draft's picture with the draft, until it is published. */
  function storedPath(file: string): string {
    const draft = [...all.values()].find(({ pictures }) => pictures.includes(file))
    return draft ? storedAt(draft.file, file) : file
  }

  return { all, readAgain, open, put, write, remove, storedPath }
}

export const folderOf = (file: string) => `${openFolder}/${encodeURIComponent(file)}`
const storedAt = (file: string, picture: string) => `${folderOf(file)}/pictures/${posix.basename(picture)}`

/**
 * Reads a draft; undefined where it is missing or unreadable, so that it does not block the other drafts.
 *
 * @param file the document's path, from the name of an open draft's folder: `draft.json` has the path before a move
 */
export function readDraft(
  disk: Disk,
  folder: string,
  file?: string,
): (Draft & { isFormer?: boolean | undefined }) | undefined {
  try {
    const text = textIn(disk, `${folder}/draft.json`)
    if (text === undefined) return undefined
    const written = draftSchema.parse(JSON.parse(text))
    const draft = { ...written, file: file ?? written.file }
    return { ...draft, pictures: written.pictures.map((one) => beside(draft.file, posix.basename(one))) }
  } catch (error) {
    console.error(error)
    return undefined
  }
}
