import { isNumbered, type Kind } from '../../check/documents/kinds.ts'
import { contentFiles } from '../../check/files.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Renumbered } from '../protocol.ts'
import { refusals as words } from '../words/server.json'
import { decodeText, readDisk } from './access/files.ts'
import type { Change } from './commit.ts'
import { beside, draftsFolder } from './drafts.ts'
import { applyAct } from './edits/apply.ts'
import { freeName } from './kept-picture.ts'
import { kindOfFile, type ParsedDocument, readDocument } from './parsed-document.ts'
import type { OpenFile, Project } from './project.ts'
import { Refusal } from './refusal.ts'
import { fileNamePattern, ownerOf, picturesIn } from './save-changes.ts'
import { pageOf, summaryOf } from './summaries.ts'

/** Content that others have published, and that is about to be merged into this project. */
export type Arriving = {
  /** The paths of all its files. */
  files: ReadonlySet<string>
  /** The paths of the files that are new since the merge base. */
  added: readonly string[]
  /** The bytes of one of its files. */
  read(file: string): Promise<Uint8Array>
}

/** The file with the changed numbers that the editor has not been told yet. */
const noteFile = `${draftsFolder}/renumbered.json`

/** Gives unpublished documents new numbers, and their pictures new names, where others have taken theirs meanwhile. */
export type Renumbering = ReturnType<typeof createRenumbering>

export function createRenumbering({ disk, drafts, committer, nextNumber, open, readAll, onChange }: Project) {
  let notes = readNotes(disk)
  /** The changes that take back what the last call of `giveWay` has saved, the latest first. */
  let undoing: (readonly Change[])[] = []

  async function keepNotes(next: typeof notes): Promise<void> {
    notes = next
    if (notes.size > 0) await disk.write(noteFile, JSON.stringify([...notes]))
    else await disk.remove(noteFile)
  }

  async function note(document: ParsedDocument, to: number): Promise<void> {
    const from = notes.get(document.file)?.from ?? numberIn(document.text)
    if (from === undefined) return
    await keepNotes(new Map(notes).set(document.file, { title: summaryOf(document).title, from, to }))
  }

  /** Changes the links in all drafts to a document's new number. */
  async function relinkDrafts(pages: Pages): Promise<void> {
    for (const draft of drafts.all.values()) {
      const text = relinked(draft.text, draft.original, pages)
      if (text !== draft.text) await drafts.write({ ...draft, text })
    }
  }

  /** Gives a new document the next number where another document has its number; false where it keeps its own. */
  async function settleNumber(opened: OpenFile): Promise<boolean> {
    const { file, kind } = opened
    if (opened.base !== '' || !isNumbered(kind)) return false
    const own = numberIn(opened.text)
    const isGiven = (await readAll()).some((other) => {
      return other.kind === kind && other.file !== file && numberIn(other.text) === own
    })
    if (!isGiven) return false
    const next = await nextNumber(documentKinds[kind].list)
    await drafts.write({ ...opened, text: numbered(opened, next).text })
    await relinkDrafts(pagesOf(kind, own, next))
    await note(opened, next)
    return true
  }

  /** Gives a draft's picture the next name where another picture has taken its name; false where none has. */
  async function settlePicture(opened: OpenFile): Promise<boolean> {
    const { file, pictures } = opened
    const clashing = pictures.find((picture) => {
      const there = readDisk(disk, picture)
      return there.bytes !== undefined && there.digest !== readDisk(disk, drafts.storedPath(picture)).digest
    })
    const bytes = clashing === undefined ? undefined : disk.read(drafts.storedPath(clashing))
    if (clashing === undefined || bytes === undefined) return false
    const replaces = posix.basename(clashing)
    const taken = [...picturesIn(disk, file), ...pictures.map((picture) => posix.basename(picture))]
    const name = freeName({ name: replaces, taken })
    const text = opened.text.replaceAll(fileNamePattern(replaces), () => name)
    await drafts.write({ ...opened, text }, { name, bytes, replaces })
    return true
  }

  /** The saved documents, without what drafts change in them. */
  async function readSaved(): Promise<ParsedDocument[]> {
    const names = (await contentFiles(disk).list('content')).files.map((name) => `content/${name}`)
    const read = (file: string) => readDocument(file, decodeText(disk.read(file) ?? new Uint8Array()))
    return names.filter(kindOfFile).map(read)
  }

  async function commit(changes: readonly Change[]): Promise<void> {
    // `content` is no document's path, so that the drafts and the undo of documents stay.
    if (!(await committer.commit('content', changes))) throw new Refusal(409, words.otherRevision)
    undoing = [committer.before('content') ?? [], ...undoing]
    onChange()
  }

  /** Gives a saved document that is not published the next number where an arriving one has its number; links follow. */
  async function giveWayToDocument(
    { kind, text }: ParsedDocument,
    arriving: readonly ParsedDocument[],
    { files, read }: Arriving,
  ): Promise<void> {
    const saved = await readSaved()
    const own = saved.find((one) => {
      return one.kind === kind && !files.has(one.file) && numberIn(one.text) === numberIn(text)
    })
    if (own === undefined || !isNumbered(kind)) return
    const others = arriving.flatMap((one) => (one.kind === kind ? (numberIn(one.text) ?? []) : []))
    const free = await nextNumber(documentKinds[kind].list)
    const next = Math.max(free, ...others.map((number) => number + 1))
    const pages = pagesOf(kind, numberIn(text), next)
    const changes: Change[] = []
    for (const one of saved) {
      const earlier = files.has(one.file) ? decodeText(await read(one.file)) : ''
      const renumbered = one === own ? numbered(one, next).text : one.text
      const after = relinked(renumbered, earlier, pages)
      if (after !== one.text) changes.push({ file: one.file, data: after })
    }
    await commit(changes)
    await relinkDrafts(pages)
    await note(own, next)
  }

  /** Gives a saved picture the next name where another one of its name arrives, also in the text of its document. */
  async function giveWayToPicture(picture: string, { files, read }: Arriving): Promise<void> {
    const owner = ownerOf(picture)
    const [bytes, document] = [disk.read(picture), disk.read(owner)]
    if (owner === picture || bytes === undefined || document === undefined) return
    if (sha256(bytes, 64) === sha256(await read(picture), 64)) return
    const [folder, old] = [posix.dirname(picture), posix.basename(picture)]
    const there = [...files].filter((file) => posix.dirname(file) === folder)
    const taken = [...picturesIn(disk, owner), ...there.map((file) => posix.basename(file))]
    const name = freeName({ name: old, taken })
    await commit([
      { file: beside(owner, name), data: bytes },
      { file: owner, data: decodeText(document).replaceAll(fileNamePattern(old), () => name) },
      { file: picture, data: undefined },
    ])
  }

  return {
    /** Gives a draft a new number, and its pictures new names, where others have taken them; undefined where all stay. */
    async settle(opened: OpenFile): Promise<OpenFile | undefined> {
      let now = opened
      while (now.isDraft && ((await settleNumber(now)) || (await settlePicture(now))))
        now = await open(now.file)
      if (now === opened) return undefined
      onChange()
      return now
    },
    /**
     * Gives way to arriving content, first to its documents, then to its pictures, and has it arrive. Each change is saved at
     * once. Where something fails or a conflict waits for a choice, all of it is taken back; what somebody has written since stays.
     */
    async giveWay<Result extends { conflicts: readonly unknown[] }>(
      arriving: Arriving,
      arrive: () => Promise<Result>,
    ): Promise<Result> {
      const { added, read } = arriving
      const [earlier, told] = [[...drafts.all.values()], notes]
      undoing = []
      const takeBack = async () => {
        for (const changes of undoing) if (!(await committer.commit('content', changes))) return
        for (const draft of earlier)
          if (drafts.all.get(draft.file)?.text !== draft.text) await drafts.write(draft)
        if (notes !== told) await keepNotes(told)
        onChange()
      }
      try {
        const documents = await Promise.all(
          added.filter(kindOfFile).map(async (file) => readDocument(file, decodeText(await read(file)))),
        )
        for (const document of documents) await giveWayToDocument(document, documents, arriving)
        for (const picture of added.filter(isPictureFile)) await giveWayToPicture(picture, arriving)
        const result = await arrive()
        if (result.conflicts.length > 0) await takeBack()
        return result
      } catch (error) {
        await takeBack()
        throw error
      }
    },
    /** The numbers that were changed, as long as they are not taken as told. */
    notes: (): Renumbered[] => [...notes.values()],
    /** The same, which then are taken as told. */
    async tell(): Promise<Renumbered[]> {
      const told = [...notes.values()]
      if (told.length > 0) await keepNotes(new Map())
      return told
    },
  }
}

/** The addresses of a document's page by the former and by the new number. */
type Pages = { from: string; to: string }

function pagesOf(kind: Kind, from: number | undefined, to: number): Pages {
  const [old = '', next = ''] = [from, to].map((id) => pageOf({ kind, values: { id } }, '/'))
  return { from: old, to: next }
}

function numbered(parsed: ParsedDocument, value: number): ParsedDocument {
  return applyAct(parsed, { act: 'set', path: ['id'], value })
}

/**
 * Changes the links in a text from one page to another. If the earlier text has such a link, the links mean somebody
 * else's document: then all links stay.
 */
function relinked(text: string, earlier: string, { from, to }: Pages): string {
  if (from === '') return text
  const link = new RegExp(`(?<![\\w/.-])${from}(?!\\d)`, 'g')
  return earlier.search(link) === -1 ? text.replaceAll(link, to) : text
}

/** The numbers that were changed and not told yet; none where the file is damaged, so that the studio starts all the same. */
function readNotes(disk: Disk): Map<string, Renumbered> {
  try {
    return new Map<string, Renumbered>(JSON.parse(textIn(disk, noteFile) ?? '[]'))
  } catch (error) {
    console.error(error)
    return new Map()
  }
}
