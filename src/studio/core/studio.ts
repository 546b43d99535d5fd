import { type Facts, isPictureFile } from '../../check/pictures/pictures.ts'
import { createLimit } from '../../util/limit.ts'
import * as posix from '../../util/posix.ts'
import { guidePages } from '../guide-pages.ts'
import { type Calls, type OpenDocument, studioFolder, type Uploaded } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { decodeText, expectDocument, expectInside, expectPicture } from './access/files.ts'
import { beginDocument, copyDocument, freePath } from './create.ts'
import { formOf } from './forms/forms.ts'
import { type Problem, problemsOf } from './forms/problems.ts'
import type { KeptPicture, Upload } from './kept-picture.ts'
import { mergeTexts } from './merge.ts'
import { beside } from './owners.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import { type Given, openProject, type ProjectOptions } from './project.ts'
import type { Publisher, PublisherOptions } from './publish/publisher.ts'
import { createPublishing, type Pack } from './publish/publishing.ts'
import type { Versions } from './publish/versions.ts'
import { Refusal } from './refusal.ts'
import { createRemoval } from './remove.ts'
import { fixedTargets, listDocuments, pageOf, summaryOf, targetsIn } from './summaries.ts'
import { createTrash } from './trash.ts'
import { createWriting } from './writing.ts'

/** An open studio: it answers the calls of the protocol, one at a time. */
export type Studio = Awaited<ReturnType<typeof createStudio>>

/** The options of {@link createStudio}. */
export type StudioOptions = ProjectOptions & {
  /** The base of the site's addresses. */
  base: string
  /** Refuses a call once another studio has taken over the project's folder. */
  expectHeld?(): void
  /** Makes the picture that is kept from an uploaded file. */
  prepare(upload: Upload): Promise<KeptPicture>
  /** Absent where the project has no history. */
  versions?: Versions
  /** Opens the place to which drafts are published. */
  publisher(given: PublisherOptions): Publisher
  pack: Pack
}

/** Opens a studio on a project: its documents and its drafts. */
export async function createStudio(options: StudioOptions) {
  const { disk, root, base, drafts, onChange, prepare } = options
  const project = openProject(options)
  const { check, readThere, readAll, pictures } = project
  /** Runs one call at a time, so that each call finds the whole result of the call before it. */
  const mutex = createLimit(1)
  const publisher = options.publisher({ disk, drafts, mutex, onChange })
  const publishing = createPublishing(project, { publisher, pack: options.pack, mutex, settle })

  /** Gives new documents whose paths were taken meanwhile other ones, and ends drafts that are published. */
  async function settle(): Promise<void> {
    const taken = drafts.all().filter(({ isTaken }) => isTaken)
    for (const { file } of taken) await drafts.move(file, freePath(file.slice('content/'.length), project))
    const hasEnded = await drafts.endPublished()
    if (hasEnded || taken.length > 0) onChange()
  }

  async function picturesBeside(file: string): Promise<string[]> {
    const folder = posix.dirname(file)
    const own = (await project.list()).filter((one) => posix.dirname(one) === folder && isPictureFile(one))
    return own.map((one) => posix.basename(one))
  }

  async function problemsIn(parsed: ParsedDocument): Promise<Problem[]> {
    return problemsOf(parsed, (await check()).findings)
  }

  /** The address of a picture beside a document. With a version in the address, the browser may cache the picture. */
  function addressOf(file: string, name: string, more: { v?: string; trash?: string } = {}): string {
    const query = new URLSearchParams({ file, name, ...more })
    return `${base}${studioFolder}/picture?${query}`
  }

  async function show(named: unknown): Promise<OpenDocument> {
    const opened = await project.open(named)
    const { file, kind, text, values, body, revision, isDraft, conflict, published } = opened
    const isNew = opened.base === ''
    const problems = await problemsIn(opened)
    // In the order of the text, and those that it does not show last.
    const placeOf = (name: string) => (text.includes(name) ? text.indexOf(name) : text.length)
    const names = (await picturesBeside(file)).toSorted((one, other) => placeOf(one) - placeOf(other))
    const shown = names.map(async (name) => {
      const facts = await pictures(posix.join(root, beside(file, name)))
      const { width = 0, height = 0, hash }: Partial<Facts> = 'error' in facts ? {} : facts
      return {
        file: name,
        width,
        height,
        address: addressOf(file, name, hash === undefined ? {} : { v: hash }),
      }
    })
    const { picture: _, year: __, ...called } = summaryOf(opened)
    return {
      file,
      kind,
      text,
      values,
      ...(isDraft && { published: readDocument(file, opened.original).values }),
      ...(conflict && { conflict: { published, passages: conflict } }),
      body,
      isNew,
      revision,
      isDraft,
      ...called,
      fields: formOf(kind, values, isNew),
      pictures: await Promise.all(shown),
      problems: problems.map(({ edits: _, ...problem }) => problem),
      page: pageOf(opened, base),
    }
  }

  const { openAt, act, merge, resolve, discard } = createWriting(project, { problemsIn, show })
  const { pictureInTrash, ...trash } = createTrash(project, (file, picture, entry) =>
    addressOf(file, picture, entry === undefined ? {} : { trash: entry }),
  )

  const calls: { [Name in keyof Calls]: (given: Given) => Promise<Calls[Name]['gives']> } = {
    documents: async () => ({ documents: await listDocuments(project, addressOf) }),
    open: async ({ file }) => await show(file),
    act,
    merge,
    resolve,
    discard,
    async create(given) {
      const file = await beginDocument(project, given)
      onChange()
      return await show(file)
    },
    async copy(given) {
      const copied = await project.open(given.file)
      const pictures = await picturesBeside(copied.file)
      const file = await copyDocument(project, copied, pictures)
      onChange()
      return await show(file)
    },
    async versions({ file }) {
      return { versions: (await options.versions?.list(expectDocument(file))) ?? [] }
    },
    async version({ file, id }) {
      const text = await options.versions?.read(expectDocument(file), String(id))
      if (text === undefined) throw new Refusal(404, words.noVersion)
      const opened = await mutex(() => project.open(file))
      return { text, passages: mergeTexts('', opened.text, text) }
    },
    async difference({ file: named }) {
      const isGuide = [...guidePages.values()].some((name) => named === `content/${name}`)
      const file = isGuide ? String(named) : expectDocument(named)
      const draft = isGuide ? undefined : drafts.get(file)
      const there = readThere(file).bytes
      const text = draft?.text ?? (there && decodeText(there))
      const now = draft?.isDeleted ? undefined : text
      const before = draft ? there : await publisher.before(file)
      if (text === undefined && before === undefined) throw new Refusal(404, words.noDocument)
      const { kind, values } = isGuide
        ? {}
        : readDocument(file, text ?? decodeText(before ?? new Uint8Array()))
      const fields = kind ? formOf(kind, values) : []
      if (before === undefined) return { fields }
      const theirs = decodeText(before)
      return { fields, passages: now === undefined ? [{ mine: '', theirs }] : mergeTexts('', now, theirs) }
    },
    ...createRemoval(project),
    ...trash,
    async account() {
      if (publisher.account === undefined) throw new Refusal(404, words.unknownCall)
      return await publisher.account()
    },
    changes: publishing.changes,
    publish: publishing.publish,
    markSent: publishing.markSent,
    targets: async () => ({ targets: [...fixedTargets, ...(await readAll()).flatMap(targetsIn)] }),
  }

  return {
    async call(name: string, given: Given): Promise<Calls[keyof Calls]['gives']> {
      if (!Object.hasOwn(calls, name)) throw new Refusal(404, words.unknownCall)
      options.expectHeld?.()
      const answer: (given: Given) => Promise<Calls[keyof Calls]['gives']> = calls[name as keyof Calls]
      if (slow.includes(name)) return await answer(given)
      return await mutex(async () => {
        await settle()
        return await answer(given)
      })
    },
    project,
    /** Runs work that writes the project as a call does: no call before or after it finds a part of its result. */
    async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
      options.expectHeld?.()
      return await mutex(async () => {
        await settle()
        return await work()
      })
    },
    zip: publishing.zip,
    async upload(given: Given, bytes: Uint8Array): Promise<Uploaded> {
      options.expectHeld?.()
      return await mutex(async () => {
        const opened = await openAt(given)
        const { file } = opened
        const prepared = await prepare({ name: String(given.name), bytes })
        const picture = expectPicture(prepared.name)
        expectInside(disk, beside(file, picture))
        await drafts.write(opened, prepared)
        onChange()
        return { picture, document: await show(file) }
      })
    },
    /** The bytes of a picture that is beside a document or kept with its draft; `entry` names an entry of the trash. */
    picture(named: string, name: string, entry?: string): Uint8Array {
      const picture = beside(expectDocument(named), expectPicture(name))
      expectInside(disk, picture)
      const bytes = entry === undefined ? disk.read(drafts.storedPath(picture)) : pictureInTrash(entry, name)
      if (bytes === undefined) throw new Refusal(404, words.noPicture)
      return bytes
    },
  }
}

/** Calls that wait for Git or for a host: they take the mutex only where they read or write the project. */
const slow = ['account', 'changes', 'publish', 'markSent', 'versions', 'version', 'difference']
