import { expect, test } from 'vitest'
import type { Stored } from '../../store/stored-disk.ts'
import {
  base,
  content,
  news,
  openEditor,
  project,
  repositoryForEachTest,
  withReplacedLine,
} from './testing/editors.ts'

const there = repositoryForEachTest()

test('studio without a token merges its proposal with content published by others', async () => {
  for (const isAccepted of [true, false]) {
    const stored = new Map<string, Stored>()
    const editor = await openEditor(there, { stored })
    await editor.set(news, 'title', 'Titulli i propozuar')
    await editor.publish()
    const proposed = isAccepted ? await editor.text(news) : base
    const built = {
      ...content,
      texts: { ...content.texts, [news]: withReplacedLine('author', 'Redaksia', proposed) },
      at: new Date(Date.now() + 60_000).toISOString(),
    }
    const later = await openEditor(there, { stored, built, key: () => undefined })
    const text = withReplacedLine('author', 'Redaksia', withReplacedLine('title', '"Titulli i propozuar"'))
    expect([isAccepted, await later.text(news)]).toEqual([isAccepted, text])
    expect((await later.call('changes', {})).documents).toEqual([])
  }
})

test('studio keeps proposed changes over a new build until the build contains them', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  const builtWith = async (text: string) => {
    const texts = { ...content.texts, [news]: text }
    return await openEditor(there, { stored, built: { ...content, texts }, key: () => undefined })
  }
  const ours = withReplacedLine('author', 'Redaksia')
  const between = await builtWith(withReplacedLine('title', '"Titulli i tjetrit"'))
  const both = withReplacedLine('title', '"Titulli i tjetrit"', ours)
  expect(await between.text(news)).toBe(both)
  expect((await between.call('changes', {})).proposed).toEqual([news])
  await between.set(project, 'title', 'Titulli i padërguar')
  await builtWith(ours)
  // The proposal was accepted: from then on the studio takes what others publish of its files.
  const after = await builtWith(both)
  expect(await after.call('open', { file: news })).toMatchObject({ text: both, isDraft: false })
  expect(await after.call('changes', {})).toMatchObject({ documents: [{ file: project }], proposed: [] })
})

test('changes made after a proposal stay pending after a new build', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  await editor.set(news, 'title', 'Titulli i padërguar')
  const texts = { ...content.texts, [news]: withReplacedLine('description', '"Përmbledhja e tyre."') }
  const later = await openEditor(there, { stored, built: { ...content, texts }, key: () => undefined })
  expect(await later.call('changes', {})).toMatchObject({ documents: [{ file: news }] })
})

test('studio drops pulled remote changes when a later build publishes the document', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  const theirs = withReplacedLine('title', '"Titulli i tjetrit"')
  there.commit({ [news]: theirs })
  await editor.takeNew()
  for (const [seconds, shown] of [
    [-3600, theirs],
    [3600, withReplacedLine('title', '"Titulli i ri"')],
  ] as const) {
    const built = {
      ...content,
      texts: { ...content.texts, [news]: withReplacedLine('title', '"Titulli i ri"') },
      at: new Date(Date.now() + 1000 * seconds).toISOString(),
    }
    const later = await openEditor(there, { stored, built, key: () => undefined })
    expect(await later.text(news)).toBe(shown)
  }
})

test('studio keeps a photo of a draft and reports a duplicate number after a new build', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  await editor.addPhoto()
  const { file, text } = await editor.call('create', { kind: 'project', title: 'Pylli im', year: '2026' })
  await editor.edit(file, { op: 'body', text: 'Një pyll.\n' })
  const theirs = file.replace('im', 'i-tyre')
  const item = '  - file: 01.jpg\n    alt: "Ilustrim: fusha e tyre."\n'
  const texts = {
    ...content.texts,
    [news]: base.replace('gallery:\n', `gallery:\n${item}`),
    [theirs]: `${text}\nPylli i tyre.\n`,
  }
  const built = { ...content, texts, at: new Date(Date.now() + 60_000).toISOString() }
  const later = await openEditor(there, { stored, built, key: () => undefined })
  const merged = await later.text(news)
  expect(merged).toContain(item)
  expect(merged).toContain('  - file: 26.jpg\n')
  expect([...later.studio.picture(news, '26.jpg')]).toEqual([0xff, 0xd8, 0xff, 7])
  const { problems } = await later.call('open', { file })
  expect(problems.map(({ sentence }) => sentence)).toContain('Numrin 2 e ka edhe një dokument tjetër.')
})

test('new build that changed the same line as a draft shows a conflict in its form', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  await editor.set(news, 'title', 'Titulli im')
  await editor.set(project, 'title', 'Parku im')
  const texts = {
    ...content.texts,
    [news]: withReplacedLine('title', '"Titulli i tyre"'),
    [project]: withReplacedLine('year', '2009', content.texts[project]),
  }
  const later = await openEditor(there, { stored, built: { ...content, texts }, key: () => undefined })
  const { documents } = await later.call('changes', {})
  expect(documents).toMatchObject([
    { file: news, hasConflict: true },
    { file: project, hasConflict: false },
  ])
  expect(await later.call('open', { file: news })).toMatchObject({
    values: { title: 'Titulli im' },
    conflict: {
      passages: expect.arrayContaining([expect.objectContaining({ ours: 'title: "Titulli im"\n' })]),
    },
  })
  expect(await later.call('open', { file: project })).toMatchObject({
    values: { title: 'Parku im', year: 2009 },
    published: { year: 2009 },
  })
  // The choice of an editor holds over further builds.
  await later.resolve(news, (passages) =>
    passages.map((one) => ('same' in one ? one.same : one.ours)).join(''),
  )
  const last = await openEditor(there, { stored, built: { ...content, texts } })
  expect(await last.call('open', { file: news })).toMatchObject({ values: { title: 'Titulli im' } })
  expect((await last.call('open', { file: news })).conflict).toBeUndefined()
})
