import { contentFiles } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import type { Disk } from '../../../util/disk/disk.ts'
import { digestOf } from '../../../util/disk/unread.ts'
import * as posix from '../../../util/posix.ts'
import type { ChangedDocument } from '../../protocol.ts'
import { readableDisk, readDisk } from '../access/files.ts'
import type { CurrentDraft } from '../draft.ts'
import type { Drafts } from '../drafts.ts'
import { overlaidFiles } from '../overlay.ts'
import { beside, fileNamePattern, mentions, picturesLeft, picturesWith } from '../owners.ts'
import { site } from '../retired.ts'
import { pictureName } from '../stored-picture.ts'
import { titleOf } from '../summaries.ts'

/** A change of a published file: its new bytes, undefined to remove it, and the digest of the file that was seen. */
export type Change = { data: Uint8Array | undefined; before: string }

/**
 * The files that publishing drafts adds, replaces or removes, by path, in the order in which they are written. A
 * document comes after the pictures that it shows and after the settings that list its number. A removed document
 * comes last, because its file shows that the removal is not done.
 */
export type Publication = ReadonlyMap<string, Change>

type From = { disk: Disk; drafts: Pick<Drafts, 'storedPath'> }

/** The files that some drafts change, with the settings in which the numbers of removed documents are listed. */
export async function publicationOf(chosen: readonly CurrentDraft[], from: From): Promise<Publication> {
  const { disk, drafts } = from
  const changes = new Map<string, Change>()
  const add = (file: string, data: Uint8Array | undefined) => {
    const { digest } = readDisk(disk, file)
    if (digest !== (data ? digestOf(data) : '')) changes.set(file, { data, before: digest })
  }
  const settings = overlaidFiles(contentFiles(readableDisk(disk)), { ...drafts, all: () => [...chosen] })
  const changesNumbers = chosen.some(({ isDeleted, isRestored }) => isDeleted || isRestored)
  if (changesNumbers) add(site, await settings.read(site))
  for (const draft of chosen.filter(({ file }) => !changesNumbers || file !== site))
    for (const [file, data] of filesOf(draft, from)) add(file, data)
  return changes
}

/**
 * The files of a draft: the pictures that it shows, the document, and removed pictures. If another picture has its
 * name, a picture is renamed after its bytes, also in the text.
 */
function filesOf(
  draft: CurrentDraft,
  { disk, drafts }: From,
): [file: string, data: Uint8Array | undefined][] {
  const { file, pictures, isDeleted } = draft
  if (isDeleted) return [...picturesWith(disk, file), file].map((one) => [one, undefined])
  let { text } = draft
  const added = pictures.flatMap((picture): [string, Uint8Array][] => {
    const name = posix.basename(picture)
    const data = disk.read(drafts.storedPath(picture))
    if (data === undefined || !mentions(text, name)) return []
    const { digest } = readDisk(disk, picture)
    if (digest === '' || digest === digestOf(data)) return [[picture, data]]
    const free = pictureName({ name }, data)
    text = text.replaceAll(fileNamePattern(name), () => free)
    return [[beside(file, free), data]]
  })
  const left = picturesLeft(disk, { ...draft.draft, text })
  return [
    ...added,
    [file, new TextEncoder().encode(text)],
    ...left.map((one): [string, undefined] => [one, undefined]),
  ]
}

/** The entry of a draft in the list of changes: which document, whether new or restored, and how many pictures. */
export function describeDraft(draft: CurrentDraft, from: From): ChangedDocument {
  const { file, text, base, isDeleted, isRestored } = draft
  const pictures = changedPictures(draft, from)
  const added = isRestored ? 'restored' : 'new'
  const state = isDeleted ? 'removed' : base === '' ? added : 'changed'
  return { file, title: titleOf(file, text, ''), state, pictures }
}

/** How many pictures a draft adds or removes; none while its folder cannot be read. */
function changedPictures(draft: CurrentDraft, from: From): number {
  try {
    return filesOf(draft, from).filter(([file, data]) => {
      return isPictureFile(file) && readDisk(from.disk, file).digest !== (data ? digestOf(data) : '')
    }).length
  } catch {
    return 0
  }
}

/**
 * Writes the files of a publication. Files of an interrupted attempt stay. If a document cannot be written, its added
 * pictures are removed again.
 */
export async function writeAll(disk: Disk, publication: Publication): Promise<void> {
  let added: string[] = []
  try {
    for (const [file, { data, before }] of publication) {
      await sweep(disk, file)
      if (data) await disk.write(file, data)
      else await disk.remove(file)
      // The folder of a removed document is removed unless it has other files.
      if (!data) await disk.removeEmpty(posix.dirname(file))
      added = before === '' && isPictureFile(file) ? [...added, file] : []
    }
  } catch (error) {
    for (const file of added) await disk.remove(file).catch(() => undefined)
    for (const folder of new Set(added.map(posix.dirname)))
      await disk.removeEmpty(folder).catch(() => undefined)
    throw error
  }
}

/** Removes the temporary files that interrupted writes have left beside a file. */
async function sweep(disk: Disk, file: string): Promise<void> {
  const folder = posix.dirname(file)
  const names = disk.list(folder).map(({ name }) => name)
  const left = names.filter((name) => name.startsWith(`.${posix.basename(file)}.`) && name.endsWith('.tmp'))
  for (const name of left) await disk.remove(`${folder}/${name}`)
}
