import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Calls, OpenDocument, Operation } from '../protocol.ts'
import { beforeEachStep } from './testing/steps.ts'
import { openStudioOf, projectForEachTest, readIn, runtimes, stateOf, writeIn } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/rahovec-2050/index.mdx'
const home = 'content/pages/home/index.yaml'

let root: string
let before: Record<string, string>
const take = (...project: [root: string, before: Record<string, string>]) => {
  ;[root, before] = project
}

/** The document after a merge without a conflict. */
async function merged(merge: Promise<Calls['merge']['response']>): Promise<OpenDocument> {
  const { document, ...other } = await merge
  expect(other).not.toHaveProperty('conflict')
  return document as OpenDocument
}

describe.each(runtimes)('%s', (where) => {
  projectForEachTest(take, where)

  test('edit of an outdated revision is refused and merged with remote changes', async () => {
    const { call, edit } = await openStudioOf(root)
    const { text: seen } = await call('open', { file: report })
    const opened = await call('open', { file: report })
    await edit(opened, { op: 'set', path: ['title'], value: 'Një' })
    const author: Operation = { op: 'set', path: ['author'], value: 'Dy' }
    await expect(edit(opened, author)).rejects.toMatchObject({ status: 412 })
    const document = await merged(call('merge', { file: report, seen, operations: [author] }))
    expect(document).toMatchObject({ isDraft: true, values: { title: 'Një', author: 'Dy' } })
  })

  test('edit merges into a file that another program has changed', async () => {
    const { call, publish } = await openStudioOf(root)
    const { text: seen } = await call('open', { file: report })
    const other = seen.replace('author: Ekipi i shoqatës', 'author: Tjetri')
    await writeIn(root, report, other)
    const title: Operation = { op: 'set', path: ['title'], value: 'Imi' }
    const document = await merged(call('merge', { file: report, seen, operations: [title] }))
    expect(document.values).toMatchObject({ title: 'Imi', author: 'Tjetri' })
    expect(await publish(report)).toEqual({ done: 'written', left: [] })
  })

  test('edit of a place that others changed writes nothing and returns both texts', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    await edit(
      opened,
      { op: 'set', path: ['title'], value: 'Një' },
      { op: 'set', path: ['author'], value: 'A' },
    )
    const operations: Operation[] = [{ op: 'set', path: ['title'], value: 'Dy' }]
    const { conflict = [] } = await call('merge', { file: report, seen: opened.text, operations: operations })
    const { values } = await call('open', { file: report })
    expect(values).toMatchObject({ title: 'Një', author: 'A' })
    expect(conflict.filter((passage) => 'ours' in passage)).toEqual([
      { ours: expect.stringContaining('Dy'), theirs: expect.stringContaining('Një') },
    ])
  })

  test('edit is not repeated when its response was lost', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const lost: Operation = { op: 'remove', path: ['gallery', 0] }
    const { text } = await edit(opened, lost)
    const again = await merged(
      call('merge', { file: report, seen: opened.text, lost: [lost], operations: [] }),
    )
    expect(again.text).toBe(text)
    const title = (value: string): Operation => ({ op: 'set', path: ['title'], value })
    const { text: seen } = again
    await edit(again, title('Një'))
    const further = { file: report, seen, lost: [title('Një')], operations: [title('Një e dy')] }
    expect((await merged(call('merge', further))).values).toMatchObject({ title: 'Një e dy' })
  })

  test('publish leaves out a draft with errors, and its form reports them', async () => {
    const { call, edit, publish } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const { problems } = await edit(
      opened,
      { op: 'set', path: ['author'], value: '' },
      { op: 'set', path: ['gallery', 3, 'alt'], value: '' },
      { op: 'remove', path: ['start'] },
    )
    expect(await publish(report)).toEqual({
      done: 'nothing',
      left: [{ file: report, title: opened.title, why: 'errors' }],
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: ['author'], sentence: 'Te „Autori“ nuk ka ende asgjë.' }),
        expect.objectContaining({ path: ['gallery', 3, 'alt'], sentence: 'Fotos i mungon përshkrimi.' }),
        expect.objectContaining({ path: ['start'], sentence: 'Te „Dita e parë“ nuk ka ende asgjë.' }),
      ]),
    )
    const [change] = (await call('changes', {})).documents
    expect(change).toMatchObject({ file: report, state: 'changed', errors: 3, hasConflict: false })
    expect(await stateOf(root)).toEqual(before)
  })

  test('draft shows a conflict where both changed a place, and resolve ends it', async () => {
    const { call, edit, publish } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    await edit(opened, { op: 'set', path: ['title'], value: 'Imi' })
    const title = /^title: .*$/m.exec(opened.text)?.[0] ?? ''
    const other = opened.text
      .replace('author: Ekipi i shoqatës', 'author: Tjetri')
      .replace(title, 'title: "I tij"')
    await writeIn(root, report, other)
    const { conflict, revision } = await call('open', { file: report })
    const { published = '', passages = [] } = conflict ?? {}
    expect(passages.filter((passage) => 'ours' in passage)).toEqual([
      { ours: 'title: "Imi"\n', theirs: 'title: "I tij"\n' },
    ])
    const left = [{ file: report, title: 'Imi', why: 'conflict' }]
    expect(await publish(report)).toEqual({ done: 'nothing', left })
    expect((await call('changes', {})).documents).toMatchObject([{ file: report, hasConflict: true }])
    expect(await readIn(root, report)).toBe(other)

    const text = passages.map((passage) => ('same' in passage ? passage.same : passage.ours)).join('')
    // A choice replaces only the published text that the editor has seen.
    const choice = { file: report, revision, text }
    await expect(call('resolve', { ...choice, published: 'tjetër' })).rejects.toMatchObject({ status: 412 })
    expect(await call('resolve', { ...choice, published })).toMatchObject({ text })
    expect(await publish(report)).toEqual({ done: 'written', left: [] })
    expect(await readIn(root, report)).toBe(other.replace('title: "I tij"', 'title: "Imi"'))
  })

  test('draft of a document that others removed comes back or goes to the trash', async () => {
    const { call, edit, publish, studio } = await openStudioOf(root)
    const { disk } = studio.project
    const opened = await call('open', { file: news })
    await edit(opened, { op: 'set', path: ['author'], value: 'Redaksia' })
    await disk.remove(news)
    const { conflict, revision, text } = await call('open', { file: news })
    expect(conflict).toEqual({ published: '', passages: [{ ours: text, theirs: '' }] })
    const choice = { file: news, revision, published: '' }
    expect(await call('resolve', { ...choice, text: '' })).toEqual({ gone: true })
    const { deleted } = await call('trash', {})
    await call('restore', { name: deleted[0]?.name ?? '' })
    const back = await call('open', { file: news })
    expect(back).toMatchObject({ text, isDraft: true })
    await call('resolve', { ...choice, revision: back.revision, text })
    expect(await call('open', { file: news })).toMatchObject({ isNew: true })
    expect(await publish(news)).toEqual({ done: 'written', left: [] })
    expect(await readIn(root, news)).toBe(text)
  })

  describe('edit of a document that another window removed', () => {
    const author: Operation = { op: 'set', path: ['author'], value: 'Redaksia' }

    /** Removes a document, publishes the removal or not, and writes in it from a window that does not know that. */
    async function writeInRemoved(how: 'as a draft' | 'published') {
      const opened = await openStudioOf(root)
      const { call, edit, publish } = opened
      const { links } = await call('links', { file: news })
      const { revision, text: seen } = await call('open', { file: news })
      await call('remove', { file: news, revision })
      if (how === 'published') {
        for (const { file } of links) {
          const linking = await call('open', { file })
          const text = linking.text.replaceAll('/information-blog/2', '/projects')
          await edit(linking, { op: 'write', text })
        }
        const files = [news, ...links.map(({ file }) => file)]
        expect(await publish(...files)).toEqual({ done: 'written', left: [] })
      }
      await expect(call('edit', { file: news, revision, operation: author })).rejects.toMatchObject({
        status: 412,
      })
      const request = { file: news, seen, operations: [author] }
      const conflict = await call('merge', request)
      const ours = seen.replace(/^author: .*$/m, 'author: Redaksia')
      expect(conflict).toEqual({ conflict: [{ ours, theirs: '' }], revision: 0 })
      await expect(call('open', { file: news })).rejects.toMatchObject({ status: 404 })
      return { ...opened, ours, request: { ...request, revision: 0 } }
    }

    test.each(['as a draft', 'published'] as const)(
      'merge of an edit in a removed document keeps it by choice (removed %s)',
      async (how) => {
        const { call, publish, ours, request } = await writeInRemoved(how)
        const { document } = await call('merge', { ...request, chosen: ours })
        expect(document).toMatchObject({ text: ours, isDraft: true, isNew: how === 'published' })
        expect((await call('trash', {})).deleted.filter(({ what }) => what !== 'version')).toEqual([])
        expect(await publish(news)).toEqual({ done: 'written', left: [] })
        expect(await readIn(root, news)).toBe(ours)
      },
    )

    test.each(['as a draft', 'published'] as const)(
      'merge of an edit in a removed document accepts the removal (removed %s)',
      async (how) => {
        const { call, ours, request } = await writeInRemoved(how)
        expect(await call('merge', { ...request, chosen: '' })).toEqual({ gone: true })
        await expect(call('open', { file: news })).rejects.toMatchObject({ status: 404 })
        const [{ name = '' } = {}] = (await call('trash', {})).deleted
        await call('restore', { name })
        expect(await call('open', { file: news })).toMatchObject({ text: ours })
      },
    )
  })

  test('removal that is restored keeps what others have changed meanwhile', async () => {
    const { call } = await openStudioOf(root)
    const { revision, text: seen } = await call('open', { file: news })
    const remove = async () => await call('remove', { file: news, revision })
    const others = seen.replace(/^author: .*$/m, 'author: Tjetri')
    await remove()
    await writeIn(root, news, others)
    const [{ name = '' } = {}] = (await call('trash', {})).deleted
    await call('restore', { name })
    expect(await call('open', { file: news })).toMatchObject({ text: others, isDraft: false })
    // Likewise where a window has written in the removed document.
    await writeIn(root, news, seen)
    await remove()
    await writeIn(root, news, others)
    const operations: Operation[] = [{ op: 'set', path: ['title'], value: 'Imi' }]
    const { conflict: [passage] = [] } = await call('merge', { file: news, seen, operations })
    const chosen = passage && 'ours' in passage ? passage.ours : ''
    expect(chosen).toBe(others.replace(/^title: .*$/m, 'title: "Imi"'))
    const document = await merged(call('merge', { file: news, seen, operations, revision: 0, chosen }))
    expect(document).toMatchObject({ text: chosen, isDraft: true })
  })

  test('draft is rebased on changes of others in other places of the file', async () => {
    const { call, edit, publish } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const { text } = await edit(opened, { op: 'set', path: ['title'], value: 'Imi' })
    const [ours, theirs] = ['author: Ekipi i shoqatës', 'author: Tjetri']
    await writeIn(root, report, opened.text.replace(ours, theirs))
    expect(await call('open', { file: report })).toMatchObject({ text: text.replace(ours, theirs) })
    await publish(report)
    expect(await readIn(root, report)).toBe(text.replace(ours, theirs))
  })

  test('draft ends when others publish the same text', async () => {
    const { call, edit } = await openStudioOf(root)
    const { text } = await edit(await call('open', { file: report }), {
      op: 'set',
      path: ['title'],
      value: 'Imi',
    })
    await writeIn(root, report, text)
    expect(await call('changes', {})).toMatchObject({ documents: [] })
    expect(await call('open', { file: report })).toMatchObject({ isDraft: false, text })
  })

  test('new document moves when others publish another one at its path', async () => {
    const { call } = await openStudioOf(root)
    const { file, text } = await call('create', { kind: 'news', title: 'Dita', published: '2026-01-02' })
    await writeIn(root, file, text.replace('Dita', 'E tjetrit'))
    const { documents } = await call('documents', {})
    const moved = file.replace('dita', 'dita-2')
    expect(documents.filter(({ kind, isDraft }) => kind === 'news' && isDraft)).toMatchObject([
      { file: moved, title: 'Dita' },
    ])
    expect(await call('open', { file })).toMatchObject({ title: 'E tjetrit' })
  })

  test('window keeps editing a new document after another one took its path', async () => {
    const { call } = await openStudioOf(root)
    const begun = await call('create', { kind: 'news', title: 'Dita', published: '2026-01-02' })
    const { file, text: seen, revision } = begun
    const others = seen.replace('Dita', 'E tjetrit')
    await writeIn(root, file, others)
    await call('documents', {})
    const author: Operation = { op: 'set', path: ['author'], value: 'Redaksia' }
    const own = { file: file.replace('dita', 'dita-2'), values: { title: 'Dita', author: 'Redaksia' } }
    expect(await call('open', { file, revision })).toMatchObject({ title: 'Dita' })
    const document = await merged(call('merge', { file, seen, operations: [author] }))
    expect(document).toMatchObject(own)
    const title: Operation = { op: 'set', path: ['title'], value: 'Dita e dytë' }
    const after = await call('edit', { file, revision: document.revision, operation: title })
    expect(after).toMatchObject({ file: own.file, title: 'Dita e dytë' })
    expect(await readIn(root, file)).toBe(others)
  })
})

describe('on a computer', () => {
  projectForEachTest(take)

  test('publish writes nothing when others change the file at that moment', async () => {
    const other = 'title: "Tjetër"\n'
    const { call, edit, publish } = await openStudioOf(root)
    const change: Operation = { op: 'set', path: ['banner', 'headlines', 0], value: 'Imja' }
    const { text } = await edit(await call('open', { file: home }), change)
    await beforeEachStep(
      () => writeFileSync(join(root, home), other),
      () => publish(home).catch((error) => error),
    )
    expect(await readFile(join(root, home), 'utf8')).toBe(other)
    expect(await call('open', { file: home })).toMatchObject({ isDraft: true, text })
  })
})
