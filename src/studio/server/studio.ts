import { posix } from 'node:path'
import { type CheckedContent, checkContent } from '../../check/check.ts'
import type { Kind } from '../../check/documents/kinds.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import type { Finding } from '../../check/problem.ts'
import { rules } from '../../check/rules/index.ts'
import type { Calls, DocumentSummary, OpenDocument, Uploaded } from '../protocol.ts'
import serverWords from '../words/server.json'
import { expectDocument, expectInside, expectPicture, readDisk, textOf } from './access/files.ts'
import { readActs } from './access/read-acts.ts'
import { type Change, openCommitter } from './commit.ts'
import { beginDocument } from './create.ts'
import { applyActs } from './edits/apply.ts'
import { followUps } from './forms/derive.ts'
import { formOf } from './forms/forms.ts'
import { mendingAt, problemsOf } from './forms/problems.ts'
import type { StudioOptions } from './options.ts'
import { kindOfFile, readParts } from './parts.ts'
import { createPublisher, type Publisher } from './publish/publisher.ts'
import { Refusal } from './refusal.ts'
import { addressesIn, fixedTargets, pageOf, summaryOf } from './summaries.ts'
import { createTrash } from './trash.ts'

const words = serverWords.refusals

/** What a call brings: JSON that nobody has looked at yet. */
type Given = Readonly<Record<string, unknown>>

/** The calls of the protocol, one at a time. */
export type Studio = {
  call(name: string, given: Given): Promise<Calls[keyof Calls]['gives']>
  upload(given: Given, bytes: Uint8Array): Promise<Uploaded>
  zip: Publisher['zip']
  /** Absolute path of a picture beside a document, a draft's own among them. */
  picturePath(file: string, name: string): Promise<string>
}

/** What is told of a picture that cannot be shown. */
const unusable = { width: 0, height: 0, hash: undefined }

/** What is known of a document before it is checked. */
type Opened = { file: string; kind: Kind; text: string; base: string; revision: number; isDraft: boolean }

/** Opens documents, drafts and saves of a project. */
export async function createStudio(
  options: Omit<StudioOptions, 'server'> & { base: string; step?: () => void },
): Promise<Studio> {
  const { root, cache, drafts, means, files, pictures, preparePicture, onChange, base, step } = options
  const committer = await openCommitter({
    ...{ root, cache, ...(step && { step }) },
    onDone: (document) => drafts.remove(document),
  })

  const publisher = createPublisher({ root, cache, drafts, inTurn, onChange: () => onChange() })

  async function check(from = files): Promise<CheckedContent> {
    return await checkContent({ root, ...means, files: from, pictures })
  }

  async function openText(named: unknown): Promise<Opened> {
    const { file, kind } = expectDocument(named)
    const disk = readDisk(await expectInside(root, file))
    const draft = drafts.all.get(file)
    if (draft) return { ...draft, kind, isDraft: true }
    if (disk.bytes === undefined) throw new Refusal(404, words.noDocument)
    return {
      ...{ file, kind, text: textOf(disk.bytes), base: disk.digest, isDraft: false },
      // Other bytes, another revision: places in a text that has changed meanwhile are not taken for those of this one.
      revision: Number.parseInt(disk.digest.slice(0, 8), 16),
    }
  }

  async function openAt(given: Given): Promise<Opened> {
    const opened = await openText(given.file)
    if (given.revision !== opened.revision) throw new Refusal(409, words.otherRevision)
    return opened
  }

  async function namesBeside(file: string): Promise<string[]> {
    const folder = posix.dirname(file).slice('content/'.length)
    const listing = await files.list('content')
    const beside = listing.files.filter((name) => posix.dirname(name) === folder && isPictureFile(name))
    return beside.map((name) => posix.basename(name))
  }

  /** With a version, the browser may keep what it gets. */
  function addressOf(file: string, name: string, version?: string): string {
    const query = new URLSearchParams({ file, name, ...(version && { v: version }) })
    return `${base}_studio/picture?${query}`
  }

  async function show(opened: Opened): Promise<OpenDocument> {
    const { file, kind, text } = opened
    const parts = readParts(file, text)
    const { findings } = await check()
    const names = await namesBeside(file)
    const shown = names.map(async (name) => {
      const facts = await pictures(`${root}/${posix.dirname(file)}/${name}`)
      const { width, height, hash } = 'error' in facts ? unusable : facts
      return { file: name, width, height, address: addressOf(file, name, hash) }
    })
    const page = pageOf(kind, parts, base)
    const { body } = parts
    return {
      ...opened,
      fields: formOf(kind, parts.values),
      values: parts.values,
      ...(body && { body: { format: kind === 'news' ? ('html' as const) : ('markdown' as const), ...body } }),
      pictures: await Promise.all(shown),
      problems: problemsOf({ file, kind, pictures: names }, parts, findings),
      ...(page !== undefined && { page }),
      canUndo: !opened.isDraft && (await committer.before(file)) !== undefined,
    }
  }

  /** Keeps a text as a draft; one that says what the file says is none. */
  async function keep(opened: Opened, text: string): Promise<Opened> {
    const { file, base: begun } = opened
    const revision = opened.revision + 1
    const draft = drafts.all.get(file)
    const path = await expectInside(root, file)
    const { bytes, digest } = readDisk(path)
    if (bytes && digest === begun && textOf(bytes) === text && (draft?.pictures ?? []).length === 0) {
      await drafts.remove(file)
      onChange()
      return await openText(file)
    }
    await drafts.write({ file, text, base: begun, revision })
    onChange(draft && file)
    return { ...opened, text, revision, isDraft: true }
  }

  async function act(given: Given): Promise<OpenDocument> {
    const opened = await openAt(given)
    const acts = readActs(given.acts)
    const { file, kind, text } = opened
    const before = readParts(file, text)
    const { findings } = acts.some((one) => one.act === 'mend')
      ? await check()
      : { findings: [] as Finding[] }
    const names = await namesBeside(file)
    const { bytes } = readDisk(await expectInside(root, file))
    const editing = {
      ...{ file, kind },
      ...(bytes && { original: textOf(bytes) }),
      mend: (start: number, end: number) =>
        mendingAt({ file, pictures: names }, before, findings, { start, end }),
    }
    const after = applyActs({ ...editing, text }, acts)
    const whole = applyActs({ ...editing, text: after }, followUps({ file, kind }, acts, before, after))
    return await show(await keep(opened, whole))
  }

  async function save(given: Given): Promise<Calls['save']['gives']> {
    const opened = await openAt(given)
    const { file } = opened
    if (!opened.isDraft) return { saved: true, document: await show(opened) }
    const path = await expectInside(root, file)
    const document = await show(opened)
    // Read after the check, which takes a while.
    const disk = readDisk(path)
    const text = disk.bytes === undefined ? '' : textOf(disk.bytes)
    if (disk.digest !== opened.base && given.overwrite !== text)
      return { saved: false, document, conflict: { disk: text, draft: opened.text } }
    if (document.problems.some(({ severity }) => severity === 'error')) return { saved: false, document }
    const used = (drafts.all.get(file)?.pictures ?? []).filter((name) => opened.text.includes(name))
    const changes: Change[] = used.map((name) => ({
      file: `${posix.dirname(file)}/${name}`,
      bytes: readDisk(drafts.picturePath(file, name)).bytes,
    }))
    for (const change of changes) await expectInside(root, change.file)
    // The document last: what it shows lies there before it does.
    await committer.commit(file, [...changes, { file, bytes: new TextEncoder().encode(opened.text) }])
    // Somebody wrote in between: nothing was touched.
    if (drafts.all.has(file)) return await save(given)
    onChange()
    return { saved: true, document: await show(await openText(file)) }
  }

  async function openOrGone(file: unknown): Promise<OpenDocument | { gone: true }> {
    const { file: known } = expectDocument(file)
    const path = await expectInside(root, known)
    return readDisk(path).bytes === undefined ? { gone: true } : await show(await openText(known))
  }

  async function undo(given: Given): Promise<OpenDocument | { gone: true }> {
    const { file } = expectDocument(given.file)
    const changes = drafts.all.has(file) ? undefined : await committer.before(file)
    if (changes === undefined) throw new Refusal(409, words.nothingToUndo)
    for (const change of changes) await expectInside(root, change.file)
    await committer.commit(file, changes)
    onChange()
    return await openOrGone(file)
  }

  /** All documents with their values, drafts as they would be saved. */
  async function readAll(): Promise<{ file: string; kind: Kind; values: unknown }[]> {
    const names = (await files.list('content')).files
    const all = names.map(async (name) => {
      const file = `content/${name}`
      const kind = kindOfFile(file)
      if (kind === undefined) return []
      const { values } = readParts(file, new TextDecoder().decode(await files.read(file)))
      return [{ file, kind, values }]
    })
    return (await Promise.all(all)).flat()
  }

  async function documents(): Promise<{ documents: DocumentSummary[] }> {
    const [{ findings }, all] = await Promise.all([check(), readAll()])
    const count = (file: string, severity: 'error' | 'warning') =>
      findings.filter(({ rule, place }) => place.source.file === file && rules[rule].severity === severity)
        .length
    const summaries = all.map(({ file, kind, values }): DocumentSummary => {
      const { picture, ...rest } = summaryOf(kind, values)
      return {
        ...{ file, kind, ...rest },
        ...(picture !== undefined && { picture: addressOf(file, picture) }),
        isDraft: drafts.all.has(file),
        ...{ errors: count(file, 'error'), warnings: count(file, 'warning') },
      }
    })
    return { documents: summaries }
  }

  async function targets(): Promise<Calls['targets']['gives']> {
    const found = (await readAll()).flatMap(({ kind, values }) => addressesIn(kind, values))
    return { targets: [...fixedTargets, ...found] }
  }

  const calls: Record<keyof Calls, (given: Given) => Promise<Calls[keyof Calls]['gives']>> = {
    documents,
    open: async ({ file }) => await show(await openText(file)),
    act,
    save,
    async discard({ file }) {
      await drafts.remove(expectDocument(file).file)
      onChange()
      return await openOrGone(file)
    },
    undo,
    async create(given) {
      const file = await beginDocument({ root, drafts }, given)
      onChange()
      return await show(await openText(file))
    },
    ...createTrash({ root, drafts, files, committer, readAll, check, openText, onChange: () => onChange() }),
    changes: publisher.changes,
    publish: publisher.publish,
    targets,
  }

  let last: Promise<unknown> = Promise.resolve()
  /** Runs one after the other: each call finds what the one before has left. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work, work)
    last = result.catch(() => undefined)
    return result
  }

  return {
    async call(name, given) {
      if (!Object.hasOwn(calls, name)) throw new Refusal(404, words.unknownCall)
      // They wait for Git, and take their turn where they write.
      if (name === 'changes' || name === 'publish') return await calls[name](given)
      return await inTurn(() => calls[name as keyof Calls](given))
    },
    zip: publisher.zip,
    async upload(given, bytes) {
      const { file } = expectDocument(given.file)
      const { name } = given
      if (typeof name !== 'string' || name.length > 300) throw new Refusal(400, words.malformed)
      return await inTurn(async () => {
        const opened = await openAt(given)
        const prepared = await preparePicture({ name, bytes, taken: await namesBeside(file) })
        const picture = expectPicture(prepared.name)
        await expectInside(root, `${posix.dirname(file)}/${picture}`)
        const revision = opened.revision + 1
        await drafts.write({ file, text: opened.text, base: opened.base, revision })
        await drafts.addPicture(file, picture, prepared.bytes)
        onChange()
        return { picture, document: await show({ ...opened, revision, isDraft: true }) }
      })
    },
    async picturePath(file, name) {
      const known = expectDocument(file)
      const picture = expectPicture(name)
      if (drafts.all.get(known.file)?.pictures.includes(picture))
        return drafts.picturePath(known.file, picture)
      return await expectInside(root, `${posix.dirname(known.file)}/${picture}`)
    },
  }
}
