import { expect, test } from 'vitest'
import { UnreadFile } from '../../util/disk/unread.ts'
import { sha256 } from '../../util/sha256.ts'
import { convertFormer } from '../core/convert.ts'
import { openDrafts } from '../core/drafts.ts'
import { convertSaved } from './convert.ts'
import { openStoredDisk, type Stored } from './stored-disk.ts'
import { storeInMemory } from './testing/store.ts'

const [site, news, project] = [
  'content/site.yaml',
  'content/news/lajmi/index.mdx',
  'content/projects/2024-pylli.mdx',
]
const post = (title: string) => `---\nid: 4\ntitle: ${title}\n---\n`
const published = { [site]: 'name: Shoqata\n', [news]: post('Lajmi'), [project]: post('Pylli') }
const digest = (text: string) => sha256(text, 64)

/** A file as the former studio kept it: `over` is the published file from which the work began. */
type Former = { bytes?: string | undefined; over?: string | undefined }

function storeOf(files: Readonly<Record<string, Former>>): Map<string, Stored> {
  const encode = (text: string | undefined) =>
    text === undefined ? undefined : new TextEncoder().encode(text)
  const entries = Object.entries(files).map(
    ([file, { bytes, over }]): [string, Stored & { over: unknown }] => {
      return [file, { bytes: encode(bytes), over: encode(over), at: new Date(5000) }]
    },
  )
  return new Map(entries)
}

/** Opens the drafts of a store of the former studio; `published` are the files of today's build. */
async function open(stored: Map<string, Stored>, now: Readonly<Record<string, string>> = published) {
  const store = storeInMemory(stored)
  await convertSaved(now, store)
  const { disk } = await openStoredDisk(now, store)
  await convertFormer(disk)
  const drafts = openDrafts(disk)
  await drafts.endPublished()
  return { disk, drafts }
}

const folder = `drafts/open/${encodeURIComponent(news)}`
const draftOf = (text: string, base: string, pictures: readonly string[] = []) => ({
  [`${folder}/draft.json`]: { bytes: JSON.stringify({ file: news, text, base, pictures }) },
})

test('convert makes drafts of saved documents on the files from which the work began', async () => {
  const photo = 'content/news/lajmi/foto-0a1b2c3d.jpg'
  const text = `${post('Titulli im')}foto-0a1b2c3d.jpg\n`
  const stored = storeOf({
    [news]: { bytes: text, over: published[news] },
    [photo]: { bytes: 'x' },
    [project]: { bytes: post('Pylli im') },
  })
  const { disk, drafts } = await open(stored, { ...published, [news]: `${published[news]}E tyre.\n` })
  expect(drafts.get(news)).toMatchObject({ pictures: [photo], isSent: false, isPublished: false })
  expect(drafts.get(news)?.conflict).toEqual([
    { same: post('Titulli im') },
    { ours: 'foto-0a1b2c3d.jpg\n', theirs: 'E tyre.\n' },
  ])
  expect(disk.read(drafts.storedPath(photo))).toEqual(new TextEncoder().encode('x'))
  expect([...stored.keys()].filter((file) => file.startsWith('content/'))).toEqual([])
})

test('convert keeps a draft on top of the saved document, with the pictures of both', async () => {
  const [one, other] = ['foto-00000001.jpg', 'foto-00000002.jpg'].map((name) => `content/news/lajmi/${name}`)
  const saved = `${post('I ruajtur')}foto-00000001.jpg\n`
  const text = `${post('Drafti')}foto-00000001.jpg foto-00000002.jpg\n`
  const store = storeOf({
    [news]: { bytes: saved, over: published[news] },
    [one ?? '']: { bytes: '1' },
    ...draftOf(text, digest(saved), [other ?? '']),
    [`${folder}/original`]: { bytes: saved },
    [`${folder}/pictures/foto-00000002.jpg`]: { bytes: '2' },
  })
  const { disk, drafts } = await open(store)
  const { original = '', pictures = [], ...draft } = drafts.get(news) ?? {}
  expect(draft).toMatchObject({ text, base: digest(published[news] ?? '') })
  expect([original, [...pictures].sort()]).toEqual([published[news], [one, other]])
  const stored = pictures.map((picture) =>
    String.fromCharCode(...(disk.read(drafts.storedPath(picture)) ?? [])),
  )
  expect(stored.sort()).toEqual(['1', '2'])
  expect([...store.keys()].filter((file) => file.endsWith('/original'))).toEqual([])
})

test('convert gives a draft without a saved document its original', async () => {
  const stored = storeOf({
    ...draftOf(post('Drafti'), digest(post('Lajmi'))),
    [`${folder}/original`]: { bytes: post('Lajmi') },
  })
  const { drafts } = await open(stored, { ...published, [news]: `${post('Lajmi')}E tyre.\n` })
  expect(drafts.get(news)).toMatchObject({ text: `${post('Drafti')}E tyre.\n` })
  expect(drafts.get(news)?.conflict).toBeUndefined()
})

test('convert keeps the sent versions of saved documents', async () => {
  const [sent, changed] = [post('I dërguar'), post('I ndryshuar')]
  const saved = {
    [news]: { bytes: sent, over: published[news] },
    [project]: { bytes: changed, over: published[project] },
    'drafts/sent.json': {
      bytes: JSON.stringify([
        [news, digest(sent), digest(published[news] ?? '')],
        [project, digest(sent), digest(published[project] ?? '')],
      ]),
    },
  }
  const byHand = await open(storeOf(saved))
  expect(byHand.drafts.get(news)).toMatchObject({ isSent: true, draft: { sent: { text: sent, by: 'zip' } } })
  expect(byHand.drafts.get(project)).toMatchObject({ text: changed, isSent: false })
  const progress = JSON.stringify({ given: [], branch: { name: 'studio-2026-11-29', id: 'c1', base: 'c0' } })
  const atHost = await open(storeOf({ ...saved, 'drafts/proposal.json': { bytes: progress } }))
  const proposal = { branch: 'studio-2026-11-29', commit: 'c1', base: 'c0' }
  expect(atHost.drafts.get(news)?.draft.sent).toMatchObject({ text: sent, by: 'host', proposal })
  // What was sent by hand and published corrected ends its draft.
  const later = await open(storeOf(saved), { ...published, [news]: post('I ndrequr') })
  expect(later.drafts.get(news)).toBeUndefined()
})

test('convert turns a removal into a draft and drops the number listed for it', async () => {
  const settings = `${published[site]}retired:\n  news: [4]\n`
  const stored = storeOf({
    [news]: { over: published[news] },
    'content/news/lajmi/01.jpg': { over: 'published 123' },
    [site]: { bytes: settings, over: published[site] },
  })
  const { drafts } = await open(stored)
  expect(drafts.all().map(({ file, isDeleted }) => [file, isDeleted])).toEqual([[news, true]])
  expect(drafts.get(news)).toMatchObject({ text: published[news], original: published[news] })
})

test("convert keeps an editor's edits in settings that list a removed number", async () => {
  const settings = 'name: Energjia\nretired:\n  news: [4]\n'
  const stored = storeOf({
    [news]: { over: published[news] },
    [site]: { bytes: settings, over: published[site] },
  })
  const { drafts } = await open(stored)
  expect(drafts.get(site)?.text).toBe('name: Energjia\n')
})

test('convert keeps the published photographs of a copied document', async () => {
  const [copy, photo] = ['content/news/kopja/index.mdx', 'content/news/kopja/01.jpg']
  const stored = storeOf({
    [copy]: { bytes: `${post('Kopja')}01.jpg\n` },
    [photo]: { bytes: 'published 123' },
  })
  const { disk, drafts } = await open(stored)
  expect(drafts.get(copy)?.pictures).toEqual([photo])
  expect(disk.read(drafts.storedPath(photo))).toEqual(new UnreadFile('123'))
})

test('convert takes the published files that came after the build for the base', async () => {
  const taken = post('I marrë')
  const stored = storeOf({
    [`published/${news}`]: { bytes: taken },
    'content/news/lajmi/foto-0a1b2c3d.jpg': { bytes: 'x' },
    ...draftOf(`${taken}foto-0a1b2c3d.jpg\n`, digest(taken)),
  })
  const { drafts } = await open(stored)
  expect(drafts.get(news)).toMatchObject({ text: `${taken}foto-0a1b2c3d.jpg\n`, original: taken })
  expect(drafts.get(news)?.conflict).toBeUndefined()
})

test('convert removes a document that was new and removed only if it is published', async () => {
  const { drafts } = await open(storeOf({ [project]: {}, 'content/projects/2025-i-ri.mdx': {} }))
  expect(drafts.all()).toMatchObject([{ file: project, isDeleted: true, text: published[project] }])
  expect(drafts.discarded()).toEqual([])
})

/** A plan of the former studio: its place, the document, and the old bytes of its files; `kept`, where it belongs. */
function planIn(
  place: string,
  document: string,
  files: Readonly<Record<string, string | undefined>>,
  target = place,
) {
  const before = (text: string | undefined) => (text === undefined ? '' : digest(text))
  const steps = Object.entries(files).map(([file, text]) => ({ file, before: before(text), after: '' }))
  const bytes = Object.values(files).flatMap((text) => (text === undefined ? [] : text))
  return {
    [`drafts/${place}/done.json`]: { bytes: JSON.stringify({ document, draft: '', steps, kept: target }) },
    ...Object.fromEntries(bytes.map((text) => [`drafts/${place}/${digest(text)}`, { bytes: text }])),
  }
}

test('convert keeps removed documents, former versions and drafts in the trash', async () => {
  const photo = 'content/news/lajmi/01.jpg'
  const discarded = { file: project, text: post('Drafti i hedhur'), base: '', pictures: [] }
  const stored = storeOf({
    ...planIn('trash/0a', news, { [photo]: 'foto', [news]: post('I hequr'), [site]: published[site] }),
    ...planIn('trash/0b', news, { [news]: post('I hequr më parë') }),
    ...planIn(`undo/${encodeURIComponent(news)}`, news, { [news]: post('I mëparshëm') }),
    ...planIn(
      'journal/0c',
      project,
      { [project]: post('Pylli para ruajtjes') },
      `undo/${encodeURIComponent(project)}`,
    ),
    'drafts/trash/0d/draft.json': { bytes: JSON.stringify(discarded) },
    'drafts/trash/0d/original': { bytes: '' },
  })
  const { drafts } = await open(stored)
  const all = drafts.discarded().map((entry) => [/title: (.*)/.exec(entry.text)?.[1], entry.file])
  expect(all.sort()).toEqual([
    ['Drafti i hedhur', project],
    ['I hequr më parë', news],
    ['I hequr', news],
    ['I mëparshëm', news],
    ['Pylli para ruajtjes', project],
  ])
  const removed = drafts.discarded().find(({ text }) => text === post('I hequr'))
  expect(removed).toMatchObject({ isDeleted: true, pictures: [photo] })
  expect(removed && drafts.pictureIn(removed, photo)).toEqual(new TextEncoder().encode('foto'))
  const former = drafts.discarded().filter(({ isFormer }) => isFormer)
  expect(former.map(({ file }) => file).sort()).toEqual([news, project])
})

test('conversion continues at the next start after an interruption and loses nothing', async () => {
  const files = {
    [news]: { bytes: post('Titulli im'), over: published[news] },
    ...planIn('trash/0a', project, { [project]: post('I hequr') }),
    ...planIn(`undo/${encodeURIComponent(news)}`, news, { [news]: post('I mëparshëm') }),
  }
  const titles = async (stored: Map<string, Stored>) => {
    const { drafts } = await open(stored)
    return [...drafts.all(), ...drafts.discarded()].map(({ text }) => text).sort()
  }
  const whole = await titles(storeOf(files))
  expect(whole).toEqual([post('I hequr'), post('I mëparshëm'), post('Titulli im')])
  for (let count = 0; count < 12; count++) {
    const stored = storeOf(files)
    const store = storeInMemory(stored, count)
    await convertSaved(published, store)
      .then(async () => await convertFormer((await openStoredDisk(published, store)).disk))
      .catch(() => undefined)
    expect([count, await titles(stored)]).toEqual([count, whole])
  }
})
