import { expect, test } from 'vitest'
import { digestOf } from '../../util/disk/unread.ts'
import { copyProject, openStudioOf, removeProject, stateOf } from '../core/testing/studio.ts'
import type { Passage } from '../protocol.ts'
import type { Stored } from '../store/stored-disk.ts'
import { storeInMemory } from '../store/testing/store.ts'
import { openBrowser } from './testing/browser.ts'
import {
  beginProject,
  edit,
  item,
  news,
  type Opened,
  photo,
  published,
  rahovec,
  remove,
  report,
  sendByHand,
  set,
  work,
  zipOf,
} from './testing/editing.ts'

test('hosted studio sends the bytes that a local studio writes', async () => {
  const root = copyProject()
  const before = await stateOf(root)
  const local = await openStudioOf(root)
  const files = await work(local)
  expect(await local.call('publish', { files })).toEqual({ done: 'written', left: [] })
  const after = await stateOf(root)
  await removeProject(root)
  const hosted = await openBrowser(published, storeInMemory())
  expect(await work(hosted)).toEqual(files)
  const sent = await zipOf(hosted)
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name]).map((name) => `content/${name}`)
  expect([...Object.keys(sent.files), ...sent.gone].sort()).toEqual(changed.sort())
  for (const [file, bytes] of Object.entries(sent.files))
    expect(Buffer.from(bytes).toString('latin1'), file).toBe(after[file.slice('content/'.length)])
})

test('edit is applied whole or not at all when the browser crashes', async () => {
  let isWhole = false
  for (let changes = 0; !isWhole; changes++) {
    const stored = new Map<string, Stored>()
    const runtime = await openBrowser(published, storeInMemory(stored))
    const { revision } = await runtime.call('open', { file: news })
    const { document } = await runtime.studio.upload({ file: news, revision, name: '26.jpg' }, photo)
    const ending = await openBrowser(published, storeInMemory(stored, changes))
    const insert = { op: 'insert', path: ['gallery'], index: 0, value: item } as const
    isWhole = await edit(ending, document, insert).then(
      () => true,
      () => false,
    )
    const again = await openBrowser(published, storeInMemory(stored))
    const opened = await again.call('open', { file: news })
    const isInserted = opened.text.includes('26.jpg')
    expect([changes, isInserted, opened.isDraft]).toEqual([changes, isWhole, true])
    expect(again.studio.picture(news, '26.jpg')).toEqual(photo)
  }
})

test('pictureOf reduces an unpublished picture to the width of its address', async () => {
  const home = await openBrowser(published, storeInMemory())
  const { revision } = await home.call('open', { file: news })
  await home.studio.upload({ file: news, revision, name: '26.jpg' }, photo)
  const key = `d-${digestOf(photo).slice(0, 12)}`
  expect(new TextDecoder().decode(await home.pictureOf(key, 464))).toBe('464 px')
  expect(await home.pictureOf(key, 1200)).toEqual(photo)
  expect(await home.pictureOf('d-0123456789ab', 464)).toBeUndefined()
})

test('difference shows the changes of a draft or a removal with field labels', async () => {
  const runtime = await openBrowser(published, storeInMemory())
  const { call } = runtime
  const { fields } = await call('open', { file: news })
  await set(runtime, news, 'title', 'Titulli tjetër')
  const found = await call('difference', { file: news })
  expect(found.fields).toEqual(fields)
  expect(found.passages?.filter((passage) => 'ours' in passage)).toEqual([
    {
      ours: 'title: "Titulli tjetër"\n',
      theirs: 'title: "Veprimi klimatik nis nga të rinjtë e Prizrenit"\n',
    },
  ])
  await call('discard', { file: news })
  await remove(runtime, news)
  const gone = await call('difference', { file: news })
  expect(gone.passages).toEqual([{ ours: '', theirs: published.texts[news] }])
  expect(gone.fields.map(({ key }) => key)).toEqual(fields.map(({ key }) => key))
})

/** The published content in which others have changed one field of some documents. */
function builtWith(changes: Readonly<Record<string, [key: string, value: string]>>, on = published.texts) {
  const changed = Object.entries(changes).map(([file, [key, value]]) => [
    file,
    on[file]?.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`) ?? '',
  ])
  return { ...published, texts: { ...on, ...Object.fromEntries(changed) } }
}

test('new build deletes published drafts, rebases others and shows a conflict', async () => {
  const stored = new Map<string, Stored>()
  const runtime = await openBrowser(published, storeInMemory(stored))
  await set(runtime, report, 'title', 'Titulli i dërguar')
  await zipOf(runtime)
  await runtime.call('markSent', {})
  await set(runtime, news, 'title', 'Titulli i padërguar')
  await set(runtime, rahovec, 'title', 'Titulli im')
  const built = builtWith({
    [report]: ['title', 'Titulli i ndrequr'],
    [news]: ['author', 'Redaksia'],
    [rahovec]: ['title', 'Titulli i tyre'],
  })
  const later = await openBrowser(built, storeInMemory(stored))
  const ended = { isDraft: false, values: { title: 'Titulli i ndrequr' } }
  expect(await later.call('open', { file: report })).toMatchObject(ended)
  const rebased = { isDraft: true, values: { title: 'Titulli i padërguar', author: 'Redaksia' } }
  expect(await later.call('open', { file: news })).toMatchObject(rebased)
  const { values, conflict } = await later.call('open', { file: rahovec })
  expect(values).toMatchObject({ title: 'Titulli im' })
  expect(conflict?.passages.filter((one) => 'ours' in one)).toEqual([
    { ours: 'title: "Titulli im"\n', theirs: 'title: Titulli i tyre\n' },
  ])
  expect(await later.call('changes', {})).toMatchObject({
    documents: [
      { file: news, hasConflict: false },
      { file: rahovec, hasConflict: true },
    ],
    proposed: [],
  })
})

test('sent changes that were changed back stay listed until they are sent again', async () => {
  const stored = new Map<string, Stored>()
  const runtime = await openBrowser(published, storeInMemory(stored))
  const added = await beginProject(runtime)
  for (const file of [news, rahovec, report]) await set(runtime, file, 'title', 'Titulli i dërguar')
  await set(runtime, rahovec, 'author', 'Redaksia')
  const texts = await sendByHand(runtime)
  expect(await runtime.call('changes', {})).toMatchObject({ documents: [] })

  await runtime.call('discard', { file: added })
  const titleOf = (file: string) => /^title: "?(.*?)"?$/m.exec(published.texts[file] ?? '')?.[1] ?? ''
  for (const file of [news, rahovec, report]) await set(runtime, file, 'title', titleOf(file))
  const files = [news, rahovec, report, added]
  const listed = async ({ call }: Opened) =>
    (await call('changes', {})).documents.map(({ file }) => file).sort()
  expect(await listed(runtime)).toEqual(files.toSorted())

  // One title is published as others have corrected it: its form shows a conflict.
  const corrected = builtWith({ [report]: ['title', '"Titulli i tyre"'] }, texts)
  for (const built of [published, corrected]) {
    const later = await openBrowser(built, storeInMemory(new Map(stored)))
    expect((await later.call('documents', {})).documents.map(({ file }) => file)).not.toContain(added)
    for (const file of [news, rahovec, report])
      expect((await later.call('open', { file })).values).toMatchObject({ title: titleOf(file) })
    expect((await later.call('open', { file: rahovec })).values).toMatchObject({ author: 'Redaksia' })
    const conflicts = (await later.call('changes', {})).documents.filter(({ hasConflict }) => hasConflict)
    expect(conflicts.map(({ file }) => file)).toEqual(built === published ? [] : [report])
    expect(await listed(later)).toEqual(files.toSorted())
    await sendByHand(later)
    expect(await listed(later)).toEqual(built === published ? [] : [report])
  }
})

test('removal that was not sent stays a draft when others publish the document again', async () => {
  const stored = new Map<string, Stored>()
  const runtime = await openBrowser(published, storeInMemory(stored))
  await remove(runtime, rahovec)
  const { documents } = await runtime.call('changes', {})
  const texts = { ...published.texts, [rahovec]: `${published.texts[rahovec]}\nMë shumë.\n` }
  const later = await openBrowser({ ...published, texts }, storeInMemory(stored))
  expect(await later.call('changes', {})).toMatchObject({ documents, proposed: [] })
})

/** A document to which no other one has a link. */
const unlinked = 'content/projects/2007-2008-fushate-informimi.mdx'

test('trash has a document whose removal others published', async () => {
  const stored = new Map<string, Stored>()
  const runtime = await openBrowser(published, storeInMemory(stored))
  await remove(runtime, unlinked)
  const { [unlinked]: _, ...texts } = await sendByHand(runtime)
  const later = await openBrowser({ ...published, texts }, storeInMemory(stored))
  expect(await later.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
  const { deleted } = await later.call('trash', {})
  expect(deleted).toMatchObject([{ what: 'document', name: expect.stringMatching(/^trash\//) }])
})

test('conflict with a removal ends in the removal or in a new document', async () => {
  const chosen = (passages: readonly Passage[]) =>
    passages.map((one) => ('same' in one ? one.same : one.ours)).join('')
  for (const isChosen of [true, false]) {
    const stored = new Map<string, Stored>()
    await set(await openBrowser(published, storeInMemory(stored)), rahovec, 'title', 'Titulli im')
    const { [rahovec]: _, ...texts } = published.texts
    const later = await openBrowser({ ...published, texts }, storeInMemory(stored))
    const { revision, conflict } = await later.call('open', { file: rahovec })
    const { published: seen = '', passages = [] } = conflict ?? {}
    const text = isChosen ? chosen(passages) : ''
    const ended = await later.call('resolve', { file: rahovec, revision, published: seen, text })
    expect(ended).toMatchObject(isChosen ? { isNew: true, isDraft: true } : { gone: true })
    const { deleted } = await later.call('trash', {})
    expect(deleted.map(({ title }) => title)).toEqual(isChosen ? [] : ['Titulli im'])
  }
})
