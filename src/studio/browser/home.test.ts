import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { copyProject, openStudioOf, removeProject, stateOf } from '../core/testing/studio.ts'
import type { Act, OpenDocument } from '../protocol.ts'
import { filesOf } from '../store/published.ts'
import { openStoredDisk, type Stored } from '../store/stored-disk.ts'
import { storeInMemory } from '../store/testing/store.ts'
import { format } from '../words/format.ts'
import words from '../words/publish.json'
import { openBrowser, publishedContent } from './testing/browser.ts'

const news = 'content/news/prizren-klima/index.mdx'
const rahovec = 'content/news/rahovec-2050/index.mdx'
const report = 'content/reports/2024/index.mdx'
const photo = Uint8Array.of(0xff, 0xd8, 0xff, 7)

const published = await publishedContent()

type Opened = Pick<Awaited<ReturnType<typeof openBrowser>>, 'studio' | 'call'>

/** Writes in a report, adds a photograph to a post, begins a project, takes one save back and deletes a report. */
async function work({ studio, call }: Opened): Promise<void> {
  const act = (document: OpenDocument, act: Act) =>
    call('act', { file: document.file, revision: document.revision, act })
  const save = async ({ file, revision }: OpenDocument) =>
    expect(await call('save', { file, revision })).toMatchObject({ saved: true })

  const opened = await call('open', { file: report })
  await save(await act(opened, { act: 'set', path: ['title'], value: 'Titull i ri' }))
  const post = await call('open', { file: news })
  const given = { file: news, revision: post.revision, name: '26.jpg' }
  const { document } = await studio.upload(given, photo)
  const value = { file: '26.jpg', alt: 'Ilustrim: fusha e gjelbër nën qiellin e ditës.' }
  await save(await act(document, { act: 'insert', path: ['gallery'], index: 0, value }))
  const project = await call('create', { kind: 'project', title: 'Pylli i provës', year: '2025' })
  await save(await act(project, { act: 'write', text: `${project.text.trimEnd()}\n\nNjë pyll i vogël.\n` }))
  await save(await act(await call('open', { file: report }), { act: 'remove', path: ['gallery', 1] }))
  await call('undo', { file: report })
  const last = 'content/reports/2014/index.mdx'
  const { revision } = await call('links', { file: last })
  await call('remove', { file: last, revision })
}

/** The disk with the kept files over the published ones. */
async function filesIn(kept: Map<string, Stored>): Promise<Disk> {
  return (await openStoredDisk(filesOf(published), storeInMemory(kept))).disk
}

test('hosted studio writes the same bytes as the local studio', async () => {
  const root = copyProject()
  await work(await openStudioOf(root))
  const expected = await stateOf(root)
  await removeProject(root)
  const kept = new Map<string, Stored>()
  await work(await openBrowser(published, storeInMemory(kept)))
  const disk = await filesIn(kept)
  expect(filesBelow(disk, 'content').sort()).toEqual(Object.keys(expected).sort())
  for (const name of Object.keys(expected).filter((one) => !isPictureFile(one) || one.endsWith('26.jpg')))
    expect(Buffer.from(disk.read(`content/${name}`) ?? '').toString('latin1'), name).toBe(expected[name])
})

test('save is complete or leaves its draft whenever the browser stops', async () => {
  const value = { file: '26.jpg', alt: 'Ilustrim: fusha e gjelbër nën qiellin e ditës.' }
  let isWhole = false
  for (let changes = 0; !isWhole; changes++) {
    const kept = new Map<string, Stored>()
    const { studio, call } = await openBrowser(published, storeInMemory(kept))
    const { revision } = await call('open', { file: news })
    const { document } = await studio.upload({ file: news, revision, name: '26.jpg' }, photo)
    const act = { act: 'insert', path: ['gallery'], index: 0, value } as const
    const draft = await call('act', { file: news, revision: document.revision, act })
    const ending = await openBrowser(published, storeInMemory(kept, changes))
    isWhole = await ending.call('save', { file: news, revision: draft.revision }).then(
      () => true,
      () => false,
    )
    const again = await openBrowser(published, storeInMemory(kept))
    const opened = await again.call('open', { file: news })
    expect([changes, opened.text]).toEqual([changes, draft.text])
    const disk = await filesIn(kept)
    const isSaved = textIn(disk, news) === draft.text
    expect([changes, opened.isDraft, disk.read('content/news/prizren-klima/26.jpg')]).toEqual([
      ...[changes, !isSaved, isSaved ? photo : undefined],
    ])
  }
})

test('export contains only saved files, and markSent marks only exported files', async () => {
  const home = await openBrowser(published, storeInMemory())
  await work(home)
  const names = async () => Object.keys(unzipSync(await home.studio.zip())).sort()
  const project = (await home.call('documents', {})).documents.find(({ title }) => title === 'Pylli i provës')
  const own = [news, 'content/news/prizren-klima/26.jpg', project?.file, report, 'content/site.yaml']
  expect(await names()).toEqual(['NDRYSHIMET.json', 'NDRYSHIMET.txt', ...own].sort())
  await saveTitle(home, rahovec, 'Ruajtur pas paketimit')
  await home.call('markSent', {})
  expect(await home.call('changes', {})).toMatchObject({
    documents: [{ file: rahovec }],
    proposed: expect.arrayContaining([news, project?.file, report, 'content/site.yaml']),
  })
})

test('markSent fails when no archive was exported', async () => {
  const home = await openBrowser(published, storeInMemory())
  await saveTitle(home, news, 'Titulli i padërguar')
  await expect(home.call('markSent', {})).rejects.toThrow(words.zip.notPacked)
  expect(await home.call('changes', {})).toMatchObject({ documents: [{ file: news }] })
})

/** Saves a document with another value of one field. */
async function save({ call }: Pick<Opened, 'call'>, file: string, key: string, value: string) {
  const { revision } = await call('open', { file })
  const document = await call('act', { file, revision, act: { act: 'set', path: [key], value } })
  await call('save', { file, revision: document.revision })
}

const saveTitle = (opened: Pick<Opened, 'call'>, file: string, value: string) =>
  save(opened, file, 'title', value)

test('difference shows the changes of a saved or removed document with field labels', async () => {
  const { call } = await openBrowser(published, storeInMemory())
  const { revision, fields } = await call('open', { file: news })
  const act = { act: 'set', path: ['title'], value: 'Titulli tjetër' } as const
  const document = await call('act', { file: news, revision, act })
  await call('save', { file: news, revision: document.revision })
  const found = await call('difference', { file: news })
  expect(found.fields).toEqual(fields)
  expect(found.passages?.filter((passage) => 'mine' in passage)).toEqual([
    {
      mine: 'title: "Titulli tjetër"\n',
      theirs: 'title: "Veprimi klimatik nis nga të rinjtë e Prizrenit"\n',
    },
  ])
  const removed = await call('links', { file: news })
  await call('remove', { file: news, revision: removed.revision })
  const gone = await call('difference', { file: news })
  expect(gone.passages).toEqual([{ mine: '', theirs: published.texts[news] }])
  expect(gone.fields.map(({ key }) => key)).toEqual(fields.map(({ key }) => key))
})

test('export includes the photos of a copied document or lists their names offline', async () => {
  const handedOver = async (isOffline: boolean) => {
    const { studio, call } = await openBrowser(published, storeInMemory(), { isOffline })
    const { file, revision } = await call('copy', { file: news })
    expect(await call('save', { file, revision })).toMatchObject({ saved: true })
    const { 'NDRYSHIMET.txt': note, 'NDRYSHIMET.json': _, ...files } = unzipSync(await studio.zip())
    return { file, files, lines: new TextDecoder().decode(note).trimEnd().split('\n') }
  }
  const { file, files } = await handedOver(false)
  const folder = file.replace('index.mdx', '')
  const names = ['01.jpg', '02.jpg', '03.jpg', '04.jpg']
  expect(Object.keys(files).sort()).toEqual([...names, 'index.mdx'].map((name) => folder + name))
  for (const name of names)
    expect(sha256(files[folder + name] ?? '', 64)).toBe(
      published.others[`content/news/prizren-klima/${name}`]?.digest,
    )
  const offline = await handedOver(true)
  expect(Object.keys(offline.files)).toEqual([file])
  expect(offline.lines.slice(-4)).toEqual(
    names.map((name) => `content/news/prizren-klima/${name} → ${folder}${name}`),
  )
})

test('export names a removed document, explains its number and gives a delete command', async () => {
  const { studio, call } = await openBrowser(published, storeInMemory())
  const file = 'content/projects/2007-2008-fushate-informimi.mdx'
  const { title } = await call('open', { file })
  const { revision } = await call('links', { file })
  await call('remove', { file, revision })
  const { documents } = await call('changes', {})
  expect(documents.map((one) => [one.title, one.state])).toEqual([
    [title, 'removed'],
    ['Të dhënat e shoqatës', 'retires'],
  ])
  const { 'NDRYSHIMET.txt': note } = unzipSync(await studio.zip())
  const lines = new TextDecoder().decode(note).split('\n')
  expect(lines).toContain(`„${title}“: i hequr`)
  expect(lines).toContain(format(words.documents.retires, { title: 'Të dhënat e shoqatës' }))
  expect(lines).toContain(`git rm -- ${file}`)
})

test('new build replaces sent changes and merges unsent changes or makes a draft', async () => {
  const kept = new Map<string, Stored>()
  const home = await openBrowser(published, storeInMemory(kept))
  await saveTitle(home, report, 'Titulli i dërguar')
  await home.studio.zip()
  await home.call('markSent', {})
  await saveTitle(home, news, 'Titulli i padërguar')
  await saveTitle(home, rahovec, 'Titulli im')
  const others = (file: string, key: string, value: string) => {
    const text = published.texts[file]?.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${value}`)
    return { [file]: text ?? '' }
  }
  const texts = {
    ...published.texts,
    ...others(report, 'title', 'Titulli i ndrequr'),
    ...others(news, 'author', 'Redaksia'),
    ...others(rahovec, 'title', 'Titulli i tyre'),
  }
  const later = await openBrowser({ ...published, texts }, storeInMemory(kept))
  expect((await later.call('open', { file: report })).values).toMatchObject({ title: 'Titulli i ndrequr' })
  const merged = { isDraft: false, values: { title: 'Titulli i padërguar', author: 'Redaksia' } }
  expect(await later.call('open', { file: news })).toMatchObject(merged)
  const draft = await later.call('open', { file: rahovec })
  expect(draft).toMatchObject({ isDraft: true, values: { title: 'Titulli im' } })
  const { conflict } = await later.call('save', { file: rahovec, revision: draft.revision })
  expect(conflict?.disk).toContain('Titulli i tyre')
  expect(await later.call('changes', {})).toMatchObject({
    documents: [{ file: news }],
    drafts: ['Titulli im'],
  })
})

/** Hands over what is saved and marks it as sent; gives the texts that are sent, or have been published already. */
async function sendByHand({ studio, call }: Opened): Promise<Record<string, string>> {
  const { 'NDRYSHIMET.txt': _, 'NDRYSHIMET.json': __, ...files } = unzipSync(await studio.zip())
  await call('markSent', {})
  const sent = Object.entries(files).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])
  return { ...published.texts, ...Object.fromEntries(sent) }
}

test('undone sent changes stay pending after publication until they are sent', async () => {
  const kept = new Map<string, Stored>()
  const { studio, call } = await openBrowser(published, storeInMemory(kept))
  const begun = await call('create', { kind: 'project', title: 'Pylli i provës', year: '2025' })
  const added = begun.file
  const act = { act: 'write', text: `${begun.text.trimEnd()}\n\nNjë pyll i vogël.\n` } as const
  const project = await call('act', { file: added, revision: begun.revision, act })
  expect(await call('save', { file: added, revision: project.revision })).toMatchObject({ saved: true })
  for (const file of [news, rahovec, report]) await saveTitle({ call }, file, 'Titulli i dërguar')
  await save({ call }, rahovec, 'author', 'Redaksia')
  const texts = await sendByHand({ studio, call })

  const { revision } = await call('links', { file: added })
  await call('remove', { file: added, revision })
  const titleOf = (file: string) => /^title: "?(.*?)"?$/m.exec(published.texts[file] ?? '')?.[1] ?? ''
  for (const file of [news, rahovec, report]) await saveTitle({ call }, file, titleOf(file))
  const { documents } = await call('changes', {})
  const files = [news, rahovec, report, added]
  expect(documents.map(({ file }) => file)).toEqual(expect.arrayContaining(files))

  // One title is published as others have corrected it: its next save asks.
  const others = texts[report]?.replace(/^title: .*$/m, 'title: "Titulli i tyre"') ?? ''
  for (const built of [published, { ...published, texts: { ...texts, [report]: others } }]) {
    const later = await openBrowser(built, storeInMemory(kept))
    const waiting = await later.call('changes', {})
    expect((await later.call('documents', {})).documents.map(({ file }) => file)).not.toContain(added)
    for (const file of [news, rahovec, report])
      expect((await later.call('open', { file })).values).toMatchObject({ title: titleOf(file) })
    expect((await later.call('open', { file: rahovec })).values).toMatchObject({ author: 'Redaksia' })
    const isDraft = built !== published
    expect(waiting.drafts).toEqual(isDraft ? [titleOf(report)] : [])
    const saved = isDraft ? files.filter((file) => file !== report) : files
    expect(waiting.documents.map(({ file }) => file)).toEqual(expect.arrayContaining(saved))
  }
})

test('unsent removal stays pending when others publish the document again', async () => {
  const kept = new Map<string, Stored>()
  const home = await openBrowser(published, storeInMemory(kept))
  const { revision } = await home.call('links', { file: rahovec })
  await home.call('remove', { file: rahovec, revision })
  const { documents } = await home.call('changes', {})
  const texts = { ...published.texts, [rahovec]: `${published.texts[rahovec]}\nMë shumë.\n` }
  const later = await openBrowser({ ...published, texts }, storeInMemory(kept))
  expect(await later.call('changes', {})).toMatchObject({ documents, proposed: [] })
})

test('stored disk keeps the base of an edit across builds and drops published files', async () => {
  const store = storeInMemory()
  const file = 'content/words.yaml'
  const begun = await openStoredDisk({ [file]: 'Një' }, store)
  await begun.disk.write(file, 'Dy')
  const later = await openStoredDisk({ [file]: 'E tjetrit' }, store)
  await later.disk.write(file, 'Tre')
  const { over } = later.kept.get(file) ?? {}
  expect(new TextDecoder().decode(over)).toBe('Një')
  const published = await openStoredDisk({ [file]: 'Tre' }, store)
  expect([...published.kept.keys(), ...(await store.all()).keys()]).toEqual([])
})
