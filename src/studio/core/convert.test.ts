import { expect, test, vi } from 'vitest'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { sha256 } from '../../util/sha256.ts'
import { convertFormer } from './convert.ts'
import { openDrafts } from './drafts.ts'
import { faultyDisk } from './testing/faulty-disk.ts'

const [news, photo] = ['content/news/lajmi/index.mdx', 'content/news/lajmi/01.jpg']
const site = 'content/site.yaml'
const digest = (text: string) => sha256(text, 64)

type Change = [file: string, before: string | undefined, after: string | undefined]

/** The files of a plan in `folder`, as the former studio wrote them; undefined stands for no file. */
function plan(
  folder: string,
  changes: readonly Change[],
  { name = 'done', ...more }: Record<string, unknown>,
) {
  const digestOf = (text: string | undefined) => (text === undefined ? '' : digest(text))
  const steps = changes.map(([file, before, after]) => {
    return { file, before: digestOf(before), after: digestOf(after) }
  })
  const texts = changes.flatMap(([, ...both]) => both).filter((text) => text !== undefined)
  return {
    [`${folder}/${name}.json`]: JSON.stringify({ document: news, draft: '', steps, ...more }),
    ...Object.fromEntries(texts.map((text) => [`${folder}/${digest(text)}`, text])),
  }
}

const saving: Change[] = [
  [news, 'old text', 'new text'],
  [photo, 'old photo', undefined],
]
const deletion: Change[] = [
  [photo, 'photo', undefined],
  [news, 'text', undefined],
  [site, 'name: a\n', 'name: a\nretired:\n  news: [4]\n'],
]
const undo = `drafts/undo/${encodeURIComponent(news)}`

/** The entries of the trash with the texts of their photographs. */
function trashOf(disk: Disk) {
  const { discarded, pictureIn } = openDrafts(disk)
  return discarded().map((entry) => {
    const { file, text, isDeleted = false, isFormer = false, pictures } = entry
    const photos = pictures.map((one) => [one, String(Buffer.from(pictureIn(entry, one) ?? []))])
    return { file, text, isDeleted, isFormer, photos: Object.fromEntries(photos) }
  })
}

async function converted(files: Readonly<Record<string, string>>): Promise<Disk> {
  const disk = memoryDisk(files)
  await convertFormer(disk)
  return disk
}

const former = {
  file: news,
  text: 'old text',
  isDeleted: false,
  isFormer: true,
  photos: { [photo]: 'old photo' },
}
const removed = { file: news, text: 'text', isDeleted: true, isFormer: false, photos: { [photo]: 'photo' } }

test('conversion puts the original of a draft into its record, and keeps photographs', async () => {
  const folder = `drafts/open/${encodeURIComponent(news)}`
  const draft = { file: news, text: 'ours', base: digest('base'), pictures: [photo] }
  const disk = await converted({
    [news]: 'base',
    [`${folder}/draft.json`]: JSON.stringify(draft),
    [`${folder}/original`]: 'base',
    [`${folder}/pictures/01.jpg`]: 'photo',
  })
  const { get, storedPath } = openDrafts(disk)
  expect(get(news)).toMatchObject({ text: 'ours', original: 'base', pictures: [photo] })
  expect(textIn(disk, storedPath(photo))).toBe('photo')
  expect(filesBelow(disk, folder).sort()).toEqual(['draft.json', 'pictures/01.jpg'])
})

test('convert turns a draft with the original of another base into a conflict', async () => {
  const folder = `drafts/open/${encodeURIComponent(news)}`
  const draft = { file: news, text: 'ours\n', base: digest('first\n'), pictures: [] }
  const disk = await converted({
    [news]: 'theirs\n',
    [`${folder}/draft.json`]: JSON.stringify(draft),
    [`${folder}/original`]: 'theirs\n',
  })
  expect(openDrafts(disk).get(news)).toMatchObject({
    text: 'ours\n',
    conflict: [{ ours: 'ours\n', theirs: 'theirs\n' }],
  })
})

test('conversion keeps discarded drafts, removed documents and former versions', async () => {
  const discarded = { file: 'content/projects/2024-pylli.mdx', text: 'i ri', base: '', pictures: [] }
  const disk = await converted({
    'drafts/trash/1/draft.json': JSON.stringify(discarded),
    'drafts/trash/1/original': '',
    ...plan('drafts/trash/2', deletion, { kept: 'trash/2' }),
    ...plan('drafts/trash/3', [[news, 'text before', undefined]], { kept: 'trash/3' }),
    ...plan(undo, saving, { kept: `undo/${encodeURIComponent(news)}` }),
    'drafts/sent.json': '[]',
  })
  const draft = { file: discarded.file, text: 'i ri', isDeleted: false, isFormer: false, photos: {} }
  const before = { ...removed, text: 'text before', photos: {} }
  expect(trashOf(disk)).toHaveLength(4)
  expect(trashOf(disk)).toEqual(expect.arrayContaining([draft, removed, before, former]))
  expect(disk.entryKind('drafts/undo') ?? disk.entryKind('drafts/sent.json')).toBeUndefined()
  const once = trashOf(disk)
  await convertFormer(disk)
  expect(trashOf(disk)).toEqual(once)
})

test('conversion drops the undo of a first save, because its document is published', async () => {
  const disk = await converted({
    [news]: 'text',
    ...plan(undo, [[news, undefined, 'text']], { kept: 'undo/x' }),
  })
  expect([trashOf(disk), textIn(disk, news)]).toEqual([[], 'text'])
})

test.each<[what: string, written: Readonly<Record<string, string>>, changes: Change[], before: object]>([
  [
    'a save',
    { [news]: 'new text', [photo]: 'old photo' },
    saving,
    { [news]: 'old text', [photo]: 'old photo' },
  ],
  ['a deletion', { [news]: 'text' }, deletion, { [news]: 'text', [photo]: 'photo' }],
  ['a restore', { [news]: 'text' }, [[news, undefined, 'text']], {}],
])('conversion takes back %s that was interrupted', async (_, written, changes, before) => {
  const disk = await converted({
    ...written,
    ...plan('drafts/journal/1', changes, { name: 'plan', kept: 'x' }),
  })
  const left = filesBelow(disk, 'content').map((name) => `content/${name}`)
  expect(Object.fromEntries(left.map((file) => [file, textIn(disk, file)]))).toEqual(before)
  expect(disk.list('drafts/journal')).toEqual([])
})

test('convert does not revert files that others have changed since', async () => {
  const disk = await converted({
    [news]: 'their text',
    ...plan('drafts/journal/1', saving, { name: 'plan', kept: 'x' }),
  })
  expect([textIn(disk, news), textIn(disk, photo)]).toEqual(['their text', 'old photo'])
})

test('conversion ends plans that were done but not put away', async () => {
  const disk = await converted({
    [news]: 'new text',
    ...plan('drafts/journal/1', saving, { kept: `undo/${encodeURIComponent(news)}` }),
    ...plan('drafts/journal/2', deletion, { kept: 'trash/2' }),
    ...plan('drafts/journal/3', [[news, undefined, 'new text']], { kept: 'trash/3', forgets: true }),
    ...plan('drafts/trash/3', deletion, { kept: 'trash/3' }),
  })
  expect(trashOf(disk)).toHaveLength(2)
  expect(trashOf(disk)).toEqual(expect.arrayContaining([former, removed]))
  expect(textIn(disk, news)).toBe('new text')
  expect(disk.list('drafts/journal')).toEqual([])
})

test('conversion that stops at any write goes on at the next start and drops nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const files = {
    [news]: 'new text',
    ...plan('drafts/trash/2', deletion, { kept: 'trash/2' }),
    ...plan(undo, saving, { kept: `undo/${encodeURIComponent(news)}` }),
  }
  for (let after = 0; after < 20; after++) {
    const disk = memoryDisk(files)
    const faulty = faultyDisk(disk)
    faulty.fail({ after, code: 'EIO', isLasting: true })
    await convertFormer(faulty.disk)
    await convertFormer(disk)
    expect(trashOf(disk), `stopped at ${after}`).toEqual(expect.arrayContaining([former, removed]))
  }
})

test('convert writes the progress of a proposal into the drafts that were sent with it', async () => {
  const draft = (file: string, more: object) => {
    const own = { file, text: 'b', base: '', original: '', pictures: [] }
    return { [`drafts/open/${encodeURIComponent(file)}/draft.json`]: JSON.stringify({ ...own, ...more }) }
  }
  const project = 'content/projects/2026-pylli.mdx'
  const drafts = {
    ...draft(news, { sent: { text: 'b', original: '', by: 'host' } }),
    ...draft(project, {}),
    'drafts/pause.json': '1',
  }
  const branch = { name: 'studio-2026-11-29', id: 'c1', base: 'c0', files: {} }
  const open = await converted({ ...drafts, 'drafts/proposal.json': JSON.stringify({ given: [], branch }) })
  expect(openDrafts(open).proposed()).toEqual([
    { file: news, proposal: { branch: 'studio-2026-11-29', commit: 'c1', base: 'c0' } },
  ])
  const closed = await converted({
    ...drafts,
    'drafts/proposal.json': '{"given":[],"closed":"https://a.example/1"}',
  })
  expect(openDrafts(closed).get(project)?.draft.closed).toBe('https://a.example/1')
  const lost = await converted(drafts)
  expect([openDrafts(lost).proposed(), openDrafts(lost).get(news)?.draft.sent]).toEqual([[], undefined])
  for (const disk of [open, closed, lost])
    expect(['proposal', 'pause'].map((name) => textIn(disk, `drafts/${name}.json`))).toEqual([
      undefined,
      undefined,
    ])
})

test('convert marks the drafts of a proposal beside a damaged one, which it keeps', async () => {
  const consoleSpy = vi.spyOn(console, 'error').mockReturnValue()
  const damaged = 'drafts/open/content%2Fnews%2Fa%2Findex.mdx/draft.json'
  const sent = { text: 'b', original: '', by: 'host' }
  const draft = { file: news, text: 'b', base: '', original: '', pictures: [], sent }
  const disk = await converted({
    [damaged]: '{"file":',
    [`drafts/open/${encodeURIComponent(news)}/draft.json`]: JSON.stringify(draft),
    'drafts/proposal.json': '{"branch":{"name":"studio-2026-11-29","id":"c1","base":"c0"}}',
  })
  expect(
    openDrafts(disk)
      .proposed()
      .map(({ file }) => file),
  ).toEqual([news])
  expect(textIn(disk, damaged)).toBe('{"file":')
  consoleSpy.mockRestore()
})
