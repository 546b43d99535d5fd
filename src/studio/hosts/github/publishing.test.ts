import { expect, test } from 'vitest'
import type { Stored } from '../../store/stored-disk.ts'
import {
  accept,
  base,
  changedOn,
  content,
  type Editor,
  news,
  openEditor,
  photo,
  project,
  repositoryForEachTest,
  today,
  withReplacedLine,
} from './testing/editors.ts'

const there = repositoryForEachTest()
const site = 'content/site.yaml'

test('publish proposes drafts and sends nothing when called again', async () => {
  const editor = await openEditor(there)
  await editor.addPhoto()
  await editor.set(project, 'title', 'Parku i ri')
  const ended = await editor.publish()
  expect(ended).toEqual({
    done: 'proposed',
    branch: today,
    address: 'https://github.com/shoqata/faqja/pull/1',
    left: [],
  })
  expect(changedOn(there, today)).toEqual([photo, news, project])
  expect(editor.uploads).toEqual([0, 1, 2].map((done) => ({ done, count: 3 })))
  expect(there.textOf(news, today)).toBe(await editor.text(news))
  expect(there.git('log', '--format=%s%n%b', `main..${today}`)).toContain('Parku i ri')
  expect(await editor.call('changes', {})).toMatchObject({
    documents: [],
    proposed: [news, project],
    way: 'host',
  })
  expect(await editor.call('open', { file: news })).toMatchObject({ isDraft: true, isSent: true })
  there.setFaults(() => undefined)
  expect(await editor.publish()).toEqual({ done: 'current', left: [] })
  // A tree tells whether the host has everything; equal trees are one object.
  const writes = there.log.filter(({ method }) => !['GET', 'HEAD'].includes(method))
  expect(writes.map(({ path }) => path)).toEqual(['/repos/shoqata/faqja/git/trees'])
})

test('open says that something was sent, also after another edit and a discard', async () => {
  const editor = await openEditor(there)
  const opened = () => editor.call('open', { file: news })
  expect(await opened()).not.toHaveProperty('hasSent')
  await editor.set(news, 'title', 'Titulli i parë')
  expect(await opened()).not.toHaveProperty('hasSent')
  await editor.publish()
  expect(await opened()).toMatchObject({ isSent: true, hasSent: true })
  await editor.set(news, 'author', 'Redaksia')
  expect(await opened()).toMatchObject({ hasSent: true })
  expect(await editor.call('discard', { file: news })).toMatchObject({ hasSent: true, text: base })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news, state: 'changed' }] })
})

test('publish adds to the open proposal and opens another after acceptance', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'title', 'Titulli i parë')
  await editor.publish()
  await editor.set(project, 'title', 'Parku i ri')
  expect(await editor.publish()).toMatchObject({ branch: today, address: expect.stringMatching(/\/1$/) })
  expect(there.git('rev-list', '--count', `main..${today}`)).toBe('2')
  expect(changedOn(there, today)).toEqual([news, project])
  accept(there)
  await editor.set(news, 'author', 'Redaksia')
  expect(await editor.publish()).toMatchObject({ branch: today, address: expect.stringMatching(/\/2$/) })
  expect((await editor.call('changes', {})).proposed).toEqual([news])
  expect(changedOn(there, today)).toEqual([news])
  expect(there.git('rev-list', '--count', `main..${today}`)).toBe('1')
})

test('publish leaves out a draft in conflict until its form has ended the conflict', async () => {
  const [one, other] = [await openEditor(there), await openEditor(there)]
  await one.set(news, 'title', 'Titulli i së parës')
  await one.publish()
  accept(there)
  await other.set(news, 'author', 'Redaksia')
  await other.set(news, 'title', 'Titulli i të dytit')
  const theirs = content.texts[project]?.replace(/^title: .*$/m, 'title: Parku i tyre') ?? ''
  there.commit({ [project]: theirs })
  await other.set(site, 'shortName', 'Energjia jonë')
  const left = [{ file: news, title: 'Titulli i të dytit', why: 'conflict' }]
  expect(await other.publish()).toMatchObject({ done: 'proposed', left })
  expect(changedOn(there, today)).toEqual([site])
  expect(await other.text(project)).toBe(theirs)
  expect(await other.call('changes', {})).toMatchObject({
    documents: [{ file: news, hasConflict: true }],
    proposed: [site],
  })
  const { conflict, text } = await other.call('open', { file: news })
  expect(text).toContain('Titulli i të dytit')
  expect(conflict?.passages.filter((passage) => 'ours' in passage)).toEqual([
    { ours: 'title: "Titulli i të dytit"\n', theirs: 'title: "Titulli i së parës"\n' },
  ])
  const chosen = withReplacedLine('author', 'Redaksia', withReplacedLine('title', '"Titulli i të dyve"'))
  await other.resolve(news, () => chosen)
  expect((await other.call('open', { file: news })).conflict).toBeUndefined()
  expect(await other.publish()).toMatchObject({ done: 'proposed', left: [] })
  expect(there.textOf(news, today)).toBe(chosen)
  expect(changedOn(there, today)).toEqual([news, site])
})

test('resolve refuses a conflict when the host has changed the document again', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'title', 'Titulli im')
  there.commit({ [news]: withReplacedLine('title', '"Titulli i tjetrit"') })
  await editor.takeNew()
  const { revision, conflict } = await editor.call('open', { file: news })
  there.commit({ [news]: withReplacedLine('title', '"Titulli më i ri"') })
  await editor.takeNew()
  const given = { file: news, revision, published: conflict?.published ?? '', text: base }
  await expect(editor.call('resolve', given)).rejects.toMatchObject({ status: 412 })
  expect(await editor.text(news)).toContain('Titulli im')
})

test('changes lists an accepted edit again when others reverted it and it is redone', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'title', 'Titulli i parë')
  await editor.publish()
  accept(there)
  await editor.takeNew()
  there.commit({ [news]: base })
  await editor.takeNew()
  expect(await editor.text(news)).toBe(base)
  await editor.set(news, 'title', 'Titulli i parë')
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }], proposed: [] })
})

test('publish merges lines that others changed elsewhere in the document', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  there.commit({
    [news]: withReplacedLine('title', '"Titulli i tjetrit"'),
    'src/code.ts': 'export default 1\n',
  })
  await editor.publish()
  expect(there.textOf(news, today)).toBe(
    withReplacedLine('author', 'Redaksia', withReplacedLine('title', '"Titulli i tjetrit"')),
  )
  expect(there.textOf('src/code.ts', today)).toBe('export default 1\n')
  expect(await editor.text(news)).toBe(there.textOf(news, today))
})

test('publish merges remote changes into an open proposal', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  there.commit({ [news]: withReplacedLine('title', '"Titulli i tjetrit"') })
  await editor.publish()
  expect(there.git('log', '-1', '--format=%P', today).split(' ')).toContain(there.git('rev-parse', 'main'))
  expect(changedOn(there, today)).toEqual([news])
  expect(there.textOf(news, today)).toBe(
    withReplacedLine('author', 'Redaksia', withReplacedLine('title', '"Titulli i tjetrit"')),
  )
})

test('publish accepts a reviewed proposal and keeps later local edits', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.addPhoto()
  await editor.publish()
  const other = Uint8Array.of(0xff, 0xd8, 0xff, 9)
  const amended = withReplacedLine('author', 'Redaksia e shoqatës', there.textOf(news, today))
  there.commit({ [news]: amended, [photo]: other }, today)
  accept(there)
  await editor.set(project, 'title', 'Titulli i ndrequr')
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(await editor.text(news)).toBe(amended)
  expect(editor.studio.picture(news, '26.jpg')).toEqual(other)
  expect(changedOn(there, today)).toEqual([project])
})

test('publish creates one proposal when two windows publish at once', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await Promise.all([editor.publish(), editor.publish()])
  expect(there.pulls).toHaveLength(1)
  expect(there.git('for-each-ref', '--format=%(refname:short)').split('\n')).toEqual(['main', today])
})

test('publish leaves out a document with a duplicate number until it is fixed', async () => {
  const editor = await openEditor(there)
  const begun = { kind: 'project', title: 'Pylli i provës', year: '2026' } as const
  const { file, text } = await editor.call('create', begun)
  const body = `${text.trimEnd()}\n\nNjë pyll i vogël.\n`
  await editor.edit(file, { op: 'write', text: body })
  const [line = '', id = ''] = /^id: (\d+)$/m.exec(text) ?? []
  const theirs = content.texts[project]?.replace(/^id: .*$/m, line) ?? ''
  there.commit({ 'content/projects/2026-tjetri.mdx': theirs })

  const left = [{ file, title: 'Pylli i provës', why: 'errors' }]
  expect(await editor.publish()).toEqual({ done: 'nothing', left })
  expect(there.pulls).toHaveLength(0)
  await fixNumber(editor, file, id)
  expect(await editor.publish()).toMatchObject({ done: 'proposed', left: [] })
  expect(there.textOf(file, today)).toBe(body.replace(/^id: .*$/m, `id: ${Number(id) + 1}`))
  expect(changedOn(there, today)).toEqual([file])
})

test('publish renames a new document when its path is published by others', async () => {
  const editor = await openEditor(there)
  const begun = { kind: 'project', title: 'Pylli i provës', year: '2026' } as const
  const { file, text } = await editor.call('create', begun)
  const body = `${text.trimEnd()}\n\nNjë pyll i vogël.\n`
  await editor.edit(file, { op: 'write', text: body })
  const theirs = `${text.trimEnd()}\n\nPylli i tyre.\n`
  there.commit({ [file]: theirs })

  const moved = file.replace('.mdx', '-2.mdx')
  const left = [{ file: moved, title: 'Pylli i provës', why: 'errors' }]
  expect(await editor.publish()).toEqual({ done: 'nothing', left })
  expect([await editor.text(file), await editor.text(moved)]).toEqual([theirs, body])
  const [, id = ''] = /^id: (\d+)$/m.exec(text) ?? []
  await fixNumber(editor, moved, id)
  expect(await editor.publish()).toMatchObject({ done: 'proposed', left: [] })
  expect(changedOn(there, today)).toEqual([moved])
})

/** Writes the fix of the number that another document has too. */
async function fixNumber(editor: Editor, file: string, id: string): Promise<void> {
  const { problems } = await editor.call('open', { file })
  const { sentence, start = 0, end = 0 } = problems.find(({ path }) => path?.[0] === 'id') ?? {}
  expect(sentence).toBe(`Numrin ${id} e ka edhe një dokument tjetër.`)
  await editor.edit(file, { op: 'fix', start, end })
}

test('publish keeps the photos of two editors at one place of a gallery', async () => {
  const editor = await openEditor(there)
  await editor.addPhoto()
  const theirs = photo.replace('26.jpg', 'foto-0a1b2c3d.jpg')
  const item = (file: string, alt: string) => `gallery:\n  - file: ${file}\n    alt: ${alt}\n`
  const others = base.replace('gallery:\n', item('foto-0a1b2c3d.jpg', 'Ilustrim: fusha e tyre.'))
  there.commit({ [news]: others, [theirs]: Uint8Array.of(0xff, 0xd8, 0xff, 9) })
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(changedOn(there, today)).toEqual([photo, news])
  const merged = there.textOf(news, today)
  expect(merged).toContain(item('foto-0a1b2c3d.jpg', 'Ilustrim: fusha e tyre.'))
  expect(merged.indexOf('26.jpg')).toBeGreaterThan(merged.indexOf('fusha e tyre'))
})

test('publish leaves out a draft that remote changes made invalid; its form says why', async () => {
  const editor = await openEditor(there)
  const link = `<p><a href="/information-blog/1">Lajmi</a></p>`
  await editor.edit(news, { op: 'body', text: `${base.split('---\n')[2]}\n${link}\n` })
  there.commit({ [news]: withReplacedLine('id', '7') })
  expect(await editor.publish()).toMatchObject({ done: 'nothing', left: [{ file: news, why: 'errors' }] })
  const { problems } = await editor.call('open', { file: news })
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1)
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news, errors: 1 }] })
  expect(there.git('for-each-ref', '--format=%(refname:short)')).toBe('main')
})

test('studio pulls only content published since its build when it opens', async () => {
  const stored = new Map<string, Stored>()
  there.commit({
    [news]: withReplacedLine('title', '"Titulli i tjetrit"'),
    [photo]: Uint8Array.of(0xff, 0xd8, 0xff, 9),
  })
  there.setFaults(() => undefined)
  const editor = await openEditor(there, { stored })
  await editor.takeNew()
  expect(there.log.map(({ path }) => path.replace(/\w{40}.*/, ''))).toEqual(
    ['branches/main', 'git/trees/', 'git/blobs/', 'git/blobs/'].map((path) => `/repos/shoqata/faqja/${path}`),
  )
  const again = await openEditor(there, { stored, key: () => undefined })
  expect(await again.text(news)).toBe(withReplacedLine('title', '"Titulli i tjetrit"'))
  // The studio was built with an older commit, and is built again with a later one.
  const texts = { ...content.texts, [news]: withReplacedLine('title', '"Titulli më i ri"') }
  const later = { ...content, texts, at: new Date(Date.now() + 5000).toISOString() }
  const built = await openEditor(there, { stored, built: later, key: () => undefined })
  expect(await built.text(news)).toBe(texts[news])
})

test('publish proposes a copied document with the pictures that the host has', async () => {
  const editor = await openEditor(there)
  const { file } = await editor.call('copy', { file: news })
  await editor.set(file, 'title', 'Kopja e lajmit')
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  const pictures = changedOn(there, today).filter((name) => name.endsWith('.jpg'))
  expect(pictures).toHaveLength(5)
  for (const picture of pictures) {
    const original = picture.replace(/[^/]+(?=\/\w+\.jpg$)/, 'prizren-klima')
    expect(there.git('rev-parse', `${today}:${picture}`)).toBe(there.git('rev-parse', `main:${original}`))
  }
})
