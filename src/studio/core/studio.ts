import { type Facts, isPictureFile } from '../../check/pictures/pictures.ts'
import { createLimit } from '../../util/limit.ts'
import * as posix from '../../util/posix.ts'
import { guidePages } from '../guide-pages.ts'
import { type Calls, type OpenDocument, studioFolder, type Uploaded } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { decodeText, expectDocument, expectInside, expectPicture } from './access/files.ts'
import { beginDocument, copyDocument } from './create.ts'
import { beside } from './drafts.ts'
import { formOf } from './forms/forms.ts'
import { type Problem, problemsOf } from './forms/problems.ts'
import type { KeptPicture, Upload } from './kept-picture.ts'
import { mergeTexts } from './merge.ts'
import { type ParsedDocument, readDocument } from './parsed-document.ts'
import { type Given, openProject, type ProjectOptions } from './project.ts'
import { createExpectNoNewErrors } from './publish/errors.ts'
import type { Publisher, PublisherOptions } from './publish/publisher.ts'
import type { Versions } from './publish/versions.ts'
import { Refusal } from './refusal.ts'
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
  /** Creates the publisher of the saved changes. */
  publisher(given: PublisherOptions): Publisher
}

/** Opens a studio on a project: its documents, its drafts and its saves. */
export async function createStudio(options: StudioOptions) {
  const { disk, root, base, drafts, onChange, prepare } = options
  const project = await openProject(options)
  const { committer, check, readThere, readAll, pictures } = project
  /** Runs one call at a time, so that each call finds the whole result of the call before it. */
  const mutex = createLimit(1)
  const expectNoNewErrors = createExpectNoNewErrors(project)
  const publisher = options.publisher({ drafts, mutex, onChange, expectNoNewErrors })

  async function picturesBeside(file: string): Promise<string[]> {
    const folder = posix.dirname(file)
    const own = (await project.list()).filter((one) => posix.dirname(one) === folder && isPictureFile(one))
    return own.map((one) => posix.basename(one))
  }

  async function problemsIn(parsed: ParsedDocument): Promise<Problem[]> {
    return problemsOf(parsed, (await check()).findings)
  }

  /** The address of a picture beside a document. With a version in the address, the browser may cache the picture. */
  function addressOf(file: string, name: string, version?: string): string {
    const query = new URLSearchParams({ file, name, ...(version && { v: version }) })
    return `${base}${studioFolder}/picture?${query}`
  }

  async function show(named: unknown): Promise<OpenDocument> {
    const opened = await project.open(named)
    const { file, kind, text, values, body, revision, isDraft } = opened
    const isNew = opened.base === ''
    const problems = await problemsIn(opened)
    // In the order of the text, and those that it does not show last.
    const placeOf = (name: string) => (text.includes(name) ? text.indexOf(name) : text.length)
    const names = (await picturesBeside(file)).toSorted((one, other) => placeOf(one) - placeOf(other))
    const shown = names.map(async (name) => {
      const facts = await pictures(posix.join(root, beside(file, name)))
      const { width = 0, height = 0, hash }: Partial<Facts> = 'error' in facts ? {} : facts
      return { file: name, width, height, address: addressOf(file, name, hash) }
    })
    const { picture: _, year: __, ...called } = summaryOf(opened)
    return {
      file,
      kind,
      text,
      values,
      ...(isDraft && { saved: readDocument(file, opened.original).values }),
      body,
      isNew,
      revision,
      isDraft,
      ...called,
      fields: formOf(kind, values, isNew),
      pictures: await Promise.all(shown),
      problems: problems.map(({ edits: _, ...problem }) => problem),
      page: pageOf(opened, base),
      canUndo: !isDraft && committer.before(file) !== undefined,
    }
  }

  const { openAt, act, merge, save, undo } = createWriting(project, { problemsIn, show })

  const calls: { [Name in keyof Calls]: (given: Given) => Promise<Calls[Name]['gives']> } = {
    documents: async () => ({ documents: await listDocuments(project, addressOf) }),
    open: async ({ file }) => await show(file),
    act,
    merge,
    save,
    async discard(given) {
      const file = drafts.currentPath(expectDocument(given.file))
      // The draft of a new document is the only copy of it, and goes to the trash.
      if (drafts.all.get(file)?.base === '') await drafts.discard(file)
      else await drafts.remove(file)
      onChange()
      return readThere(file).bytes ? await show(file) : { gone: true }
    },
    undo,
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
      const [now, before] = [readThere(file).bytes, await publisher.before(file)]
      const shown = now ?? before
      if (shown === undefined) throw new Refusal(404, words.noDocument)
      const { kind, values } = isGuide ? {} : readDocument(file, decodeText(shown))
      const fields = kind ? formOf(kind, values) : []
      if (before === undefined) return { fields }
      const theirs = decodeText(before)
      return { fields, passages: now ? mergeTexts('', decodeText(now), theirs) : [{ mine: '', theirs }] }
    },
    ...createTrash(project),
    async account() {
      if (publisher.account === undefined) throw new Refusal(404, words.unknownCall)
      return await publisher.account()
    },
    changes: () => publisher.changes(),
    publish: (given) => publisher.publish(given),
    markSent: () => publisher.markSent(),
    targets: async () => ({ targets: [...fixedTargets, ...(await readAll()).flatMap(targetsIn)] }),
  }

  return {
    async call(name: string, given: Given): Promise<Calls[keyof Calls]['gives']> {
      if (!Object.hasOwn(calls, name)) throw new Refusal(404, words.unknownCall)
      options.expectHeld?.()
      const answer: (given: Given) => Promise<Calls[keyof Calls]['gives']> = calls[name as keyof Calls]
      if (slow.includes(name)) return await answer(given)
      return await mutex(async () => {
        await committer.settle()
        return await answer(given)
      })
    },
    project,
    /** Runs work that writes the project as a call does: no call before or after it finds a part of its result. */
    async exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
      options.expectHeld?.()
      return await mutex(async () => {
        await committer.settle()
        return await work()
      })
    },
    zip: publisher.zip,
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
    /** The bytes of a picture that is beside a document or kept with its draft. */
    picture(named: string, name: string): Uint8Array {
      const picture = beside(expectDocument(named), expectPicture(name))
      expectInside(disk, picture)
      const bytes = disk.read(drafts.storedPath(picture))
      if (bytes === undefined) throw new Refusal(404, words.noPicture)
      return bytes
    },
  }
}

/** Calls that wait for Git or for a host: they take the mutex only where they read or write the project. */
const slow = ['account', 'changes', 'publish', 'markSent', 'versions', 'version', 'difference']
