import { printDay } from '../../model/dates.ts'
import { format } from '../../model/message/format.ts'
import * as posix from '../../util/posix.ts'
import type { DeletedDocument } from '../protocol.ts'
import { blanks } from '../words/local.json'
import { refusals as words } from '../words/trash.json'
import { decodeText, expectInside } from './access/files.ts'
import type { CurrentDraft, TrashEntry } from './draft.ts'
import { beside, ownerOf } from './owners.ts'
import { readDocument } from './parsed-document.ts'
import type { Given, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import { summaryOf } from './summaries.ts'

/** The address of a picture of a document; of one in the trash, `entry` names the entry. */
export type AddressOf = (file: string, picture: string, entry?: string) => string

/**
 * The calls that restore. The trash has the drafts of removals, removed documents, discarded drafts of new documents,
 * and formerly published versions.
 */
export function createTrash(project: Project, addressOf: AddressOf) {
  const { drafts, onChange } = project

  function shown(
    entry: Pick<TrashEntry, 'file' | 'text'>,
    name: string,
    what: DeletedDocument['what'],
    at: Date,
  ) {
    const { file, text } = entry
    const { label, title, picture } = summaryOf(readDocument(file, text))
    const isInTrash = !name.startsWith('open/')
    return {
      at,
      deleted: {
        name,
        label,
        title,
        day: printDay(at.toLocaleDateString('sv')),
        what,
        ...(picture && { picture: addressOf(file, picture, isInTrash ? name : undefined) }),
      },
    }
  }

  return {
    async trash() {
      const open = removalsIn(drafts).map(({ name, draft }) =>
        shown(draft, name, 'document', drafts.writtenAt(draft.file)),
      )
      const discarded = drafts.discarded().map((entry) => {
        const what = entry.isFormer ? 'version' : entry.isDeleted ? 'document' : 'draft'
        return shown(entry, entry.name, what, entry.at)
      })
      const all = [...open, ...discarded].toSorted((one, other) => +other.at - +one.at)
      return { deleted: all.map(({ deleted }) => deleted) }
    },
    async restore(given: Given): Promise<{ file: string }> {
      const removal = removalsIn(drafts).find(({ name }) => name === given.name)
      const entry = drafts.discarded().find(({ name }) => name === given.name)
      const { file } = removal?.draft ?? entry ?? {}
      if (file === undefined) throw new Refusal(404, words.notInTrash)
      if (removal) await drafts.write({ ...removal.draft, isDeleted: false, isRestored: true })
      else if (entry?.isFormer) await bringVersionBack(project, entry)
      else if (entry) await bringBack(project, entry)
      await drafts.endPublished()
      onChange()
      return { file }
    },
    /** The bytes of a picture of an entry. */
    pictureInTrash(name: string, picture: string): Uint8Array | undefined {
      const entry = drafts.discarded().find((one) => one.name === name)
      return entry && drafts.pictureIn(entry, beside(entry.file, picture))
    },
  }
}

/** Refuses a path that is in use. The refusal names the document or the file there. */
async function expectFree({ disk, isTaken, readAll }: Project, file: string): Promise<void> {
  expectInside(disk, file)
  if (!isTaken(file)) return
  const there = (await readAll()).find((one) => one.file === ownerOf(file))
  const title = there && (summaryOf(there).title || blanks.title)
  const name = posix.basename(file)
  throw new Refusal(409, title ? format(words.occupied, { title }) : format(words.occupiedByFile, { name }))
}

/** The drafts of removals, each with the name of its entry. */
function removalsIn(drafts: Project['drafts']): { name: string; draft: CurrentDraft }[] {
  return drafts
    .all()
    .filter(({ isDeleted }) => isDeleted)
    .map((draft) => ({ name: `open/${encodeURIComponent(draft.file)}`, draft }))
}

/** Restores a document from the trash, if it is there. Of several entries the newest one is restored. */
export async function bringLastBack(project: Project, file: string): Promise<void> {
  const entries = project.drafts.discarded().filter((entry) => entry.file === file && !entry.isFormer)
  const [last] = entries.toSorted((one, other) => +other.at - +one.at)
  if (last) await bringBack(project, last)
}

/** Brings a removed document, or the draft of a new one, back as a draft. */
async function bringBack(project: Project, entry: TrashEntry): Promise<void> {
  const { drafts } = project
  const { file, text, isDeleted, isRestored } = entry
  await expectFree(project, file)
  await drafts.restore(entry)
  const fresh = { file, text, base: '', original: '', isRestored: isDeleted || isRestored }
  if (isDeleted) await drafts.write(fresh)
}

/** Brings the former version of a published document back as its draft. */
async function bringVersionBack({ drafts, readThere }: Project, entry: TrashEntry): Promise<void> {
  const { file, text, pictures } = entry
  if (drafts.has(file)) throw new Refusal(409, words.hasDraft)
  const { bytes, digest: base } = readThere(file)
  const draft = { file, text, base, original: bytes ? decodeText(bytes) : '' }
  await drafts.write(draft)
  for (const picture of pictures) {
    const pictureBytes = drafts.pictureIn(entry, picture)
    if (pictureBytes) await drafts.write(draft, { name: posix.basename(picture), bytes: pictureBytes })
  }
}
