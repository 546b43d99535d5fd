import { type CheckedContent, checkContent } from '../../check/check.ts'
import { type ContentFiles, contentFiles } from '../../check/files.ts'
import { type Facts, isPictureFile } from '../../check/pictures/pictures.ts'
import { rules } from '../../check/rules/index.ts'
import type { Checking } from '../../pipeline/checking/checking.ts'
import type { Disk } from '../../util/disk/disk.ts'
import { createLimit, type Limit } from '../../util/limit.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Calls, DocumentSummary, OpenDocument, Uploaded } from '../protocol.ts'
import { failures, refusals as words } from '../words/server.json'
import { expectDocument, expectInside, expectPicture, readDisk, textOf } from './access/files.ts'
import { openCommitter } from './commit.ts'
import { beginDocument } from './create.ts'
import { beside, type Drafts } from './drafts.ts'
import { formOf } from './forms/forms.ts'
import { type Problem, problemsOf } from './forms/problems.ts'
import type { Kept, Upload } from './kept-picture.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'
import { kindOfFile, type Parts, readParts } from './parts.ts'
import type { Publisher } from './publish/hand-over.ts'
import { Refusal, reasonOf } from './refusal.ts'
import { fixedTargets, pageOf, summaryOf, targetsIn } from './summaries.ts'
import { createTrash } from './trash.ts'
import { createWriting, type OpenFile } from './writing.ts'

/** What a call brings: JSON that nobody has looked at yet. */
type Given = Readonly<Record<string, unknown>>

/** The calls of the protocol, one at a time. */
export type Studio = Awaited<ReturnType<typeof createStudio>>

/** What a studio works with. */
export type StudioOptions = {
  /** The project: `content/` lies in it, and the folder of the drafts. */
  disk: Disk
  /** Its absolute path, below which `means.pictures` looks. */
  root: string
  /** The base of the site's addresses. */
  base: string
  drafts: Drafts
  /** What documents are checked with. */
  means: Checking['means']
  /** Told of a draft that has another text, or, without its name, that files came or went or were saved: pages show it. */
  onChange(file?: string): void
  /** Refuses where the project's folder is no longer this studio's. */
  expectHeld?(): void
  /** Makes of an uploaded file the picture that is kept. */
  prepare(upload: Upload): Promise<Kept>
  /** Opens what hands on what was saved. */
  publisher(given: { drafts: Drafts; inTurn: Limit; onChange(): void }): Publisher
}

/** Opens documents, drafts and saves of a project. */
export async function createStudio(options: StudioOptions) {
  const { disk, root, base, drafts, means, onChange, prepare } = options
  const whole = overlaidFiles(contentFiles(disk), drafts)
  /** Without documents that the system does not let be read: one of them keeps none of the others away. */
  const files: ContentFiles = {
    ...whole,
    async list(folder) {
      const listing = await whole.list(folder)
      const isReadable = (name: string) => unreadable(`${folder}/${name}`) === undefined
      return { ...listing, files: listing.files.filter(isReadable) }
    },
  }
  const pictures = overlaidPictures(means.pictures, drafts, root)
  /** Each call finds what the one before has left. */
  const inTurn = createLimit(1)
  const committer = await openCommitter({ disk, drafts })
  const publisher = options.publisher({ drafts, inTurn, onChange })

  /** Why a document cannot be read, in words. */
  function unreadable(file: string): string | undefined {
    if (kindOfFile(file) === undefined || drafts.all.has(file)) return undefined
    try {
      disk.read(file)
      return undefined
    } catch (error) {
      return reasonOf(error)
    }
  }

  async function check(from = files): Promise<CheckedContent> {
    return await checkContent({ root, ...means, files: from, pictures })
  }

  function readThere(file: string): ReturnType<typeof readDisk> {
    expectInside(disk, file)
    return readDisk(disk, file)
  }

  async function openText(named: unknown): Promise<OpenFile> {
    const file = drafts.nowAt(expectDocument(named))
    const { bytes, digest } = readThere(file)
    const there = bytes && textOf(bytes)
    const draft =
      drafts.all.get(file) ??
      (there === undefined ? undefined : { text: there, base: digest, original: there, pictures: [] })
    if (draft === undefined) throw new Refusal(404, words.noDocument)
    const { base, original, pictures } = draft
    return {
      ...readParts(file, draft.text),
      ...{ base, original, pictures, isDraft: drafts.all.has(file) },
      revision: Number.parseInt(sha256(draft.text, 12), 16),
    }
  }

  async function listAll(): Promise<string[]> {
    return (await files.list('content')).files.map((name) => `content/${name}`)
  }

  async function picturesBeside(file: string): Promise<string[]> {
    const folder = posix.dirname(file)
    const own = (await listAll()).filter((one) => posix.dirname(one) === folder && isPictureFile(one))
    return own.map((one) => posix.basename(one))
  }

  /** The names of the pictures beside a document, and its problems. */
  async function look(parts: Parts): Promise<{ names: string[]; problems: Problem[] }> {
    const names = await picturesBeside(parts.file)
    return { names, problems: problemsOf(parts, (await check()).findings) }
  }

  /** With a version, the browser may keep what it gets. */
  function addressOf(file: string, name: string, version?: string): string {
    const query = new URLSearchParams({ file, name, ...(version && { v: version }) })
    return `${base}_studio/picture?${query}`
  }

  async function show(named: unknown): Promise<OpenDocument> {
    const opened = await openText(named)
    const { file, kind, text, values, body, revision, isDraft } = opened
    const { names, problems } = await look(opened)
    const shown = names.map(async (name) => {
      const facts = await pictures(posix.join(root, beside(file, name)))
      const { width = 0, height = 0, hash }: Partial<Facts> = 'error' in facts ? {} : facts
      return { file: name, width, height, address: addressOf(file, name, hash) }
    })
    return {
      ...{ file, kind, text, values, body, base: opened.base, revision, isDraft },
      fields: formOf(kind, values, opened.base === ''),
      pictures: await Promise.all(shown),
      problems: problems.map(({ edits: _, ...problem }) => problem),
      page: pageOf(opened, base),
      canUndo: !isDraft && committer.before(file) !== undefined,
    }
  }

  /** What is left of a document whose draft or last save was taken back. */
  async function showLeft(file: string): Promise<OpenDocument | { gone: true }> {
    onChange()
    return readThere(file).bytes ? await show(file) : { gone: true }
  }

  /** All documents, drafts as they would be saved. */
  async function readAll(): Promise<Parts[]> {
    const read = async (file: string) => readParts(file, new TextDecoder().decode(await files.read(file)))
    return await Promise.all((await listAll()).filter(kindOfFile).map(read))
  }

  async function documents(): Promise<{ documents: DocumentSummary[] }> {
    const [{ findings }, all] = await Promise.all([check(), readAll()])
    const documents = all.map((parts): DocumentSummary => {
      const { file, kind } = parts
      const { picture, ...rest } = summaryOf(parts)
      const own = findings.filter(({ place }) => place.source.file === file)
      const errors = own.filter(({ rule }) => rules[rule].severity === 'error').length
      return {
        ...{ file, kind, ...rest },
        ...(picture !== undefined && { picture: addressOf(file, picture) }),
        isDraft: drafts.all.has(file),
        ...{ errors, warnings: own.length - errors },
        ...(!disk.isWritable(file) && { fault: failures.notWritable }),
      }
    })
    const unread = (await whole.list('content')).files.flatMap((name): DocumentSummary[] => {
      const file = `content/${name}`
      const [fault, kind] = [unreadable(file), kindOfFile(file)]
      return fault && kind ? [{ file, kind, title: name, isDraft: false, errors: 0, warnings: 0, fault }] : []
    })
    return { documents: [...documents, ...unread] }
  }

  const writing = { disk, drafts, committer, means, readThere, openText, look, show, readAll, onChange }
  const { openAt, settleNames, act, merge, save } = createWriting(writing)

  const calls: { [Name in keyof Calls]: (given: Given) => Promise<Calls[Name]['gives']> } = {
    documents,
    async open({ file }) {
      await settleNames(await openText(file))
      return await show(file)
    },
    act,
    merge,
    save,
    async discard(given) {
      const file = drafts.nowAt(expectDocument(given.file))
      // Of a new document nothing else is left.
      if (drafts.all.get(file)?.base === '') await drafts.discard(file)
      else await drafts.remove(file)
      return await showLeft(file)
    },
    async undo(given) {
      const file = expectDocument(given.file)
      const changes = drafts.all.has(file) ? undefined : committer.before(file)
      if (changes === undefined || !(await committer.commit(file, changes)))
        throw new Refusal(409, words.nothingToUndo)
      return await showLeft(file)
    },
    async create(given) {
      const file = await beginDocument({ disk, drafts, history: await means.history() }, given)
      onChange()
      return await show(file)
    },
    ...createTrash({ disk, drafts, files, committer, readAll, check, openText, onChange }),
    changes: publisher.changes,
    publish: publisher.publish,
    targets: async () => ({ targets: [...fixedTargets, ...(await readAll()).flatMap(targetsIn)] }),
  }

  return {
    async call(name: string, given: Given): Promise<Calls[keyof Calls]['gives']> {
      if (!Object.hasOwn(calls, name)) throw new Refusal(404, words.unknownCall)
      options.expectHeld?.()
      // They wait for Git, and take their turn where they write.
      if (name === 'changes' || name === 'publish') return await calls[name](given)
      return await inTurn<Calls[keyof Calls]['gives']>(async () => {
        await committer.settle()
        return await calls[name as keyof Calls](given)
      })
    },
    zip: publisher.zip,
    async upload(given: Given, bytes: Uint8Array): Promise<Uploaded> {
      options.expectHeld?.()
      return await inTurn(async () => {
        const { file, text, base, original } = await openAt(given)
        const prepared = await prepare({ name: String(given.name), bytes, taken: await picturesBeside(file) })
        const picture = expectPicture(prepared.name)
        expectInside(disk, beside(file, picture))
        await drafts.write({ file, text, base, original }, prepared)
        onChange()
        return { picture, document: await show(file) }
      })
    },
    /** A picture beside a document, a draft's own among them. */
    picture(named: string, name: string): Uint8Array {
      const picture = beside(expectDocument(named), expectPicture(name))
      expectInside(disk, picture)
      const bytes = disk.read(drafts.placeOf(picture))
      if (bytes === undefined) throw new Refusal(404, words.noPicture)
      return bytes
    },
  }
}
