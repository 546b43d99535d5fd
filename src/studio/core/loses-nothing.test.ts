import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkJob } from '../../check/check-documents.ts'
import { pictureFacts } from '../../check/testing/good-site.ts'
import { recordsInMemory } from '../../check/testing/overlay.ts'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { Failure } from '../app/api.ts'
import { bodyText, bodyToShow, Conflict } from '../app/session/state.ts'
import { windowOn } from '../app/session/testing/window.ts'
import { createFolderPublisher } from '../hosts/folder/publisher.ts'
import type { Calls, OpenDocument, Operation, Passage } from '../protocol.ts'
import { openFolderDisk } from '../store/folder-disk.ts'
import { openStoredDisk } from '../store/stored-disk.ts'
import { folderOver } from '../store/testing/folder.ts'
import { storeInMemory } from '../store/testing/store.ts'
import { openDrafts } from './drafts.ts'
import { beside } from './owners.ts'
import { createStudio } from './studio.ts'
import { faultyDisk } from './testing/faulty-disk.ts'

/** A step of the test; `at` selects a document in the list of the existing ones. */
type RandomStep =
  | { step: 'type' | 'upload' | 'publish' | 'discard' | 'delete'; at: number }
  | { step: 'create' }
  | { step: 'restart' }
  | { step: 'restore'; at: number }
  /** Somebody else changes the file: the line that the editor changes too, or another line. */
  | { step: 'others'; at: number; line: 'title' | 'author' }
  /**
   * An editor types on during a call whose response may get lost. Meanwhile other editors write in another paragraph,
   * or remove the document in another window.
   */
  | {
      step: 'window'
      at: number
      by: 'window' | 'program' | 'removal'
      during: 'edit' | 'merge' | 'open'
      isLost: boolean
    }
  | { step: 'fail'; after: number; code: string; isLasting: boolean }

const post = (id: number, title: string) => `---
id: ${id}
title: ${title}
description: Klubi e kaloi Ditën e Diellit në oborr, me një furrë kartoni dhe me shumë pyetje.
date: 03 MAJ 2021
published: 2021-05-03
author: Klubi
gallery:
  - file: 01.jpg
    alt: Furra prej kartoni
---
<p>Dita nisi me ujë.</p>
<p>Pastaj fryu era.</p>
<p>Në fund doli dielli.</p>
`

const project = {
  'content/site.yaml': `name: Klubi i Diellit
shortName: Dielli
description: "Klub nxënësish që mat diellin, erën dhe ujin e lagjes së vet."
address: https://dielli.test/klubi
phones: ["+383 44 123 456", "+383 49 654 321"]
email: info@dielli.test
social: { label: Rrjeti ynë, url: https://rrjeti.test/dielli }
credit: { name: Punishtja, url: https://punishtja.test }
placeholders: []
`,
  'content/news/dita/index.mdx': post(1, 'Dita'),
  'content/news/dita/01.jpg': 'foto 1',
  'content/news/nata/index.mdx': post(2, 'Nata'),
  'content/news/nata/01.jpg': 'foto 2',
}

const store = recordsInMemory()

/** The files of a project (`memory`), which others write, and the disk of its studio, on which writes may fail. */
type DiskUnderTest = ReturnType<typeof faultyDisk> & { memory: Disk; refresh?: () => Promise<void> }

/** The places of a studio. Each opening finds the files as the studio before has left them. */
const places = {
  'in memory'() {
    const memory = memoryDisk(project)
    const faulty = faultyDisk(memory)
    return async (): Promise<DiskUnderTest> => ({ ...faulty, memory })
  },
  'in a browser'() {
    const store = storeInMemory()
    return async (): Promise<DiskUnderTest> => {
      const memory = (await openStoredDisk(project, store)).disk
      return { ...faultyDisk(memory), memory }
    }
  },
  'in a folder'() {
    const memory = memoryDisk(project)
    const faulty = faultyDisk(memory)
    return async (): Promise<DiskUnderTest> => {
      const { disk, refresh } = await openFolderDisk(folderOver(faulty.disk))
      return { ...faulty, disk, memory, refresh: async () => void (await refresh()) }
    }
  },
}

/** A project, its studio, and the documents that its editor expects to find. */
async function openProject(open: () => Promise<DiskUnderTest>) {
  let { disk, memory, refresh, fail, healIfFailed } = await open()
  const start = async () => {
    const drafts = openDrafts(disk)
    const studio = await createStudio({
      disk,
      root: '/',
      base: '/',
      drafts,
      onChange: () => undefined,
      services: {
        pictures: pictureFacts,
        store,
        checker: async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts)),
        history: async () => undefined,
      },
      prepare: async ({ name, bytes }) => ({ name, bytes }),
      publisher: createFolderPublisher,
      ...(refresh && { refresh }),
      pack: async () => new Uint8Array(),
    })
    return { drafts, studio }
  }
  let { drafts, studio } = await start()
  let count = 0
  const next = () => `Fjala${++count}`

  /** The existing documents, each with its title and its pictures. */
  const shown = new Map<string, { title: string; pictures: readonly string[] }>()
  /** Titles of the documents in the trash, and titles that were discarded. */
  const trashed = new Set<string>()
  const gone = new Set<string>()

  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) =>
    await studio.call(name, request as Record<string, unknown>)
  const fileAt = (at: number) => [...shown.keys()][at % Math.max(shown.size, 1)]
  const titleOf = ({ values }: { values?: unknown }) => String((values as { title?: unknown }).title)
  const titleIn = (text = '') => /^title: "?(.*?)"?$/m.exec(text)?.[1] ?? ''
  const take = (document: OpenDocument) => {
    const { gallery = [] } = document.values as { gallery?: { file: string }[] }
    shown.set(document.file, { title: titleOf(document), pictures: gallery.map(({ file }) => file) })
  }
  const content = () =>
    Object.fromEntries(filesBelow(memory, 'content').map((file) => [file, textIn(memory, `content/${file}`)]))

  for (const file of ['content/news/dita/index.mdx', 'content/news/nata/index.mdx'])
    take(await call('open', { file }))

  const edit = async (document: OpenDocument, operation: Operation) => {
    const { file, revision } = document
    const after = await call('edit', { file, revision, operation })
    take(after)
    return after
  }

  /** The operations of an editor. An operation that fails throws. */
  const steps = {
    async type(document: OpenDocument) {
      await edit(document, { op: 'set', path: ['title'], value: next() })
    },
    async upload(document: OpenDocument) {
      const { file, revision } = document
      const name = `${next()}.jpg`
      const uploaded = await studio.upload({ file, revision, name }, new TextEncoder().encode(name))
      const value = { file: uploaded.picture, alt: `Pjesëmarrës në oborr, ${count} vetë` }
      await edit(uploaded.document, { op: 'insert', path: ['gallery'], index: 0, value })
    },
    async publish({ file, revision, conflict }: OpenDocument) {
      if (conflict) {
        const { published, passages } = conflict
        const text = passages.map((passage) => ('same' in passage ? passage.same : passage.ours)).join('')
        await call('resolve', { file, revision, published, text })
      }
      // All removals are published with the document.
      const { documents } = await call('changes', {})
      const removed = documents.filter(({ state }) => state === 'removed').map((one) => one.file)
      const { left } = await call('publish', { files: [file, ...removed] })
      const document = await call('open', { file })
      take(document)
      if (left.some((one) => one.file === file)) return expect(document.isDraft).toBe(true)
      expect(textIn(memory, file)).toBe(document.text)
      for (const name of shown.get(file)?.pictures ?? [])
        expect(memory.entryKind(beside(file, name)), name).toBe('file')
    },
    async discard(document: OpenDocument) {
      const { file, isDraft, isNew } = document
      const title = titleOf(document)
      const answer = await call('discard', { file })
      if ('gone' in answer) shown.delete(file)
      else take(answer)
      if (!isDraft) return
      if (isNew) trashed.add(title)
      else if (title.startsWith('Fjala') && shown.get(file)?.title !== title) gone.add(title)
    },
    async delete({ file, revision, isNew, ...document }: OpenDocument) {
      if (isNew) return
      await call('remove', { file, revision })
      shown.delete(file)
      trashed.add(titleOf(document))
    },
  }

  /** Replaces the first or the last paragraph. */
  const paragraph = (text: string, which: 'first' | 'last', added: string) => {
    const [all] = text.match(/<p>.*<\/p>/g)?.slice(which === 'first' ? 0 : -1) ?? []
    return all === undefined ? text : text.replace(all, `<p>${added}</p>`)
  }

  async function typeInWindow({ at, by, during, isLost }: Extract<RandomStep, { step: 'window' }>) {
    const file = fileAt(at)
    if (file === undefined) return
    const opened = await call('open', { file })
    const [typed, others] = [next(), next()]
    const typedOn = `${typed} e ${next()}`
    let body = bodyText(opened)
    // A document whose beginning failed has no paragraphs yet.
    if (!/<p>[\s\S]*<p>/.test(body)) return
    let hasWritten = false
    const write = async () => {
      if (by === 'program') {
        const there = textIn(memory, file)
        if (there === undefined) return
        await memory.write(file, paragraph(there, 'last', others))
      } else if (by === 'removal') {
        const { isNew, revision } = await call('open', { file })
        await (isNew ? call('discard', { file }) : call('remove', { file, revision }))
      } else {
        const document = await call('open', { file })
        const text = paragraph(bodyText(document), 'last', others)
        await call('edit', { file, revision: document.revision, operation: { op: 'body', text } })
      }
      hasWritten = true
    }
    let isTyped = false
    const session = windowOn(() => studio, opened, {
      before: async () => !hasWritten && (await write()),
      async during(name) {
        if (isTyped || name !== during) return
        isTyped = true
        session.write('body', paragraph(body, 'first', typedOn))
        if (isLost) throw new Failure('The answer got lost.')
      },
    })
    session.subscribe(() => {
      body = bodyToShow(session.state()) ?? body
    })
    if (during !== 'open') session.write('body', paragraph(body, 'first', typed))
    for (let round = 0; round < 5; round++) {
      await session.refresh()
      healIfFailed()
      const { failure, waiting } = session.state()
      if (round > 0 && failure === undefined && waiting.length === 0) break
      if (!(failure instanceof Conflict)) continue
      const side = (name: 'ours' | 'theirs') => (passages: readonly Passage[]) =>
        passages.map((one) => ('same' in one ? one.same : one[name])).join('')
      if (hasWritten && by !== 'removal' && !drafts.has(file))
        expect(side('theirs')(failure.passages)).toContain(others)
      await session.choose(side('ours'))
    }
    const { title } = session.state().document
    if (hasWritten && by === 'removal' && during === 'open') {
      // The window has found out before anything was typed.
      shown.delete(file)
      trashed.add(title)
      return
    }
    const now = drafts.get(file)?.text ?? textIn(memory, file) ?? ''
    expect(session.state()).toMatchObject({ waiting: [], document: { text: now } })
    if (isTyped) expect(now).toContain(`<p>${typedOn}</p>`)
    else if (during !== 'open') expect(now).toContain(`<p>${typed}</p>`)
    if (hasWritten && by !== 'removal')
      expect([now, textIn(memory, file)].join()).toContain(`<p>${others}</p>`)
    take(await call('open', { file }))
  }

  async function run(one: RandomStep): Promise<void> {
    if (one.step === 'window') return await typeInWindow(one)
    if (one.step === 'fail') return fail(one)
    if (one.step === 'restart') {
      ;({ disk, memory, refresh, fail, healIfFailed } = await open())
      const started = await start()
      drafts = started.drafts
      studio = started.studio
      return
    }
    if (one.step === 'create') {
      const begun = await call('create', { kind: 'news', title: next(), published: '2021-06-01' })
      const { id = 0 } = begun.values as { id?: number }
      const whole = post(id, titleOf(begun)).replace('03 MAJ 2021', '01 QER 2021').replace('05-03', '06-01')
      const picture = { file: begun.file, revision: begun.revision, name: '01.jpg' }
      take(begun)
      const { document } = await studio.upload(picture, new TextEncoder().encode(titleOf(begun)))
      await edit(document, { op: 'write', text: whole })
      return
    }
    if (one.step === 'restore') {
      const { deleted } = await call('trash', {})
      const chosen = deleted[one.at % Math.max(deleted.length, 1)]
      if (chosen === undefined) return
      const { file } = await call('restore', { name: chosen.name })
      const document = await call('open', { file })
      expect(titleOf(document)).toBe(chosen.title)
      take(document)
      trashed.delete(chosen.title)
      return
    }
    const file = fileAt(one.at)
    if (file === undefined) return
    if (one.step === 'others') {
      const text = textIn(memory, file)
      if (text === undefined) return
      const lines = { title: /^title: .*$/m, author: /^author: .*$/m }
      const word = next()
      // A title of the editor's own stays, as a conflict.
      const isOwn = one.line === 'author' || titleIn(drafts.get(file)?.text ?? text) !== titleIn(text)
      await memory.write(file, text.replace(lines[one.line], `${one.line}: ${word}`))
      if (!isOwn) shown.set(file, { pictures: [], ...shown.get(file), title: word })
      return
    }
    await steps[one.step](await call('open', { file }))
  }

  async function expectAllThere(): Promise<void> {
    await refresh?.()
    const found = [...shown].map(([file, { pictures }]) => {
      const title = titleIn(drafts.get(file)?.text ?? textIn(memory, file))
      const isThere = (name: string) => memory.entryKind(drafts.storedPath(beside(file, name))) === 'file'
      return { file, title, pictures: pictures.filter(isThere) }
    })
    expect(found).toEqual([...shown].map(([file, one]) => ({ file, ...one })))
    const { deleted } = await call('trash', {})
    expect(deleted.map(({ title }) => title)).toEqual(expect.arrayContaining([...trashed]))
    const texts = [...Object.values(content()), ...drafts.all().map(({ text }) => text)].join('\n')
    expect([...gone].filter((word) => new RegExp(`\\b${word}\\b`).test(texts))).toEqual([])
  }

  return {
    async run(one: RandomStep) {
      const before = content()
      try {
        await run(one)
      } catch (error) {
        // A failure of the disk has a code, and a refusal has a status; any other error is a bug.
        const { code, status } = error as { code?: string; status?: number }
        if (code === undefined && status === undefined) throw error
        healIfFailed()
        await call('trash', {})
        // Publishing that is interrupted goes on when it is repeated; nothing else writes published files.
        if (one.step !== 'publish') expect(content(), `${one.step} failed`).toEqual(before)
      }
      healIfFailed()
      await expectAllThere()
    },
  }
}

const at = fc.nat(4)
const steps: fc.Arbitrary<RandomStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ step: fc.constantFrom('type', 'upload'), at }) },
  { weight: 6, arbitrary: fc.record({ step: fc.constant('publish'), at }) },
  { weight: 5, arbitrary: fc.record({ step: fc.constantFrom('discard', 'delete', 'restore'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      step: fc.constant('window'),
      at,
      by: fc.constantFrom('window', 'program', 'removal'),
      during: fc.constantFrom('edit', 'merge', 'open'),
      isLost: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('create') }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('restart') }) },
  {
    weight: 2,
    arbitrary: fc.record({ step: fc.constant('others'), at, line: fc.constantFrom('title', 'author') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      step: fc.constant('fail'),
      after: fc.nat(14),
      code: fc.constantFrom('ENOSPC', 'EACCES', 'EBUSY', 'EIO'),
      isLasting: fc.boolean(),
    }),
  },
)

// 18 faults were injected, one at a time. In memory the first 118 sequences find as many faults as 2,000. In a folder
// the 369th of 500 sequences finds the last fault.
test.each([
  ['in memory', 400],
  ['in a browser', 100],
  ['in a folder', 400],
] as const)(
  'studio loses no word and restores no discarded one when writes fail %s',
  async (place, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), async (all) => {
        const site = await openProject(places[place]())
        for (const one of all) await site.run(one)
      }),
      { seed: 40, numRuns },
    )
  },
  600_000,
)
