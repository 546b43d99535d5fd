import { type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Disk, filesBelow, textIn } from '../../../util/disk/disk.ts'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { sha256 } from '../../../util/sha256.ts'
import { openDrafts } from '../../core/drafts.ts'
import type { WaitingFile } from '../../core/publish/publisher.ts'
import { faultyDisk } from '../../core/testing/faulty-disk.ts'
import { choicesFor, describeImport } from '../../local/import.ts'
import words from '../../words/import.json'
import { importArchive } from './import.ts'
import { manifestName } from './manifest.ts'
import { createPack } from './pack.ts'

const encoder = new TextEncoder()
const site = 'content/site.yaml'
const [news, photo] = ['content/news/lajmi/index.mdx', 'content/news/lajmi/01.jpg']
const first = {
  [site]: 'name: Shoqata\nshortName: S\nemail: a@b.al\nplaceholders: []\n',
  [news]: '---\nid: 4\ntitle: Lajmi\n---\n',
  [photo]: 'a',
}

/** The archive of an editor who began with the published files and made these changes; undefined removes a file. */
async function archiveOf(changes: Readonly<Record<string, string | undefined>>): Promise<Uint8Array> {
  const published = memoryDisk(first)
  const files = Object.entries(changes).map(([file, text]): [string, WaitingFile] => {
    return [
      file,
      { now: text === undefined ? undefined : encoder.encode(text), before: published.read(file) },
    ]
  })
  const pack = createPack({ read: published.read, commit: async () => undefined })
  return await pack(new Map(files), [])
}

async function apply(disk: Disk, changes: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const [file, text] of Object.entries(changes))
    await (text === undefined ? disk.remove(file) : disk.write(file, text))
}

async function openReceiver(changes: Readonly<Record<string, string | undefined>> = {}) {
  const disk = memoryDisk(first)
  await apply(disk, changes)
  return { disk, take: takerOf(disk) }
}

const takerOf =
  (disk: Disk) =>
  (...given: [Uint8Array, Record<string, unknown>?]) =>
    importArchive({ disk, onChange: () => undefined }, ...given)

const contentOf = (disk: Disk) =>
  Object.fromEntries(
    filesBelow(disk, 'content').map((name) => [`content/${name}`, textIn(disk, `content/${name}`)]),
  )

const renaming = { [site]: first[site].replace('Shoqata', 'Energjia') }
const deletion = {
  [site]: `${first[site].replace('a@', 'c@')}retired:\n  news: [4]\n`,
  [news]: undefined,
  [photo]: undefined,
}
const otherDeletion = { [site]: `${first[site]}retired:\n  projects: [7]\n` }

test.each([
  [[renaming, deletion, otherDeletion]],
  [[otherDeletion, deletion, renaming]],
  [[deletion, renaming, otherDeletion]],
])('import of several archives keeps the changes of all in any order', async (all) => {
  const { disk, take } = await openReceiver()
  for (const changes of all) expect((await take(await archiveOf(changes))).conflicts).toEqual([])
  const after = contentOf(disk)
  expect(Object.keys(after)).toEqual([site])
  expect(after[site]).toContain('name: Energjia\nshortName: S\nemail: c@b.al\nplaceholders: []\nretired:\n')
  expect(after[site]?.match(/^ {2}.*$/gm)?.sort()).toEqual(['  news: [4]', '  projects: [7]'])
  // An archive that was imported already changes nothing.
  expect(await take(await archiveOf(renaming))).toEqual({ written: [], conflicts: [] })
  expect(contentOf(disk)).toEqual(after)
})

test('import writes nothing and reports both texts on a conflict', async () => {
  const theirs = { ...deletion, [site]: first[site].replace('Shoqata', 'Tjetra') }
  const { disk, take } = await openReceiver(renaming)
  const before = contentOf(disk)
  const archive = await archiveOf(theirs)
  const ended = await take(archive)
  expect(contentOf(disk)).toEqual(before)
  expect(describeImport(ended)).toEqual(
    expect.arrayContaining([`${site}:1`, '    name: Energjia', '    name: Tjetra', words.choose]),
  )
  for (const [keep, name] of [
    ['here', 'Energjia'],
    ['archive', 'Tjetra'],
  ] as const) {
    const receiver = await openReceiver({ ...renaming, [site]: renaming[site].replace('a@', 'd@') })
    const { conflicts } = await receiver.take(archive)
    expect(await receiver.take(archive, choicesFor(conflicts, keep))).toMatchObject({ conflicts: [] })
    expect(contentOf(receiver.disk)).toEqual({
      [site]: `name: ${name}\nshortName: S\nemail: d@b.al\nplaceholders: []\n`,
    })
  }
})

test.each([
  ['a deleted document that was changed here', deletion, { [news]: `${first[news]}Po.\n` }],
  ['a changed document that was deleted here', { [news]: `${first[news]}Po.\n` }, { [news]: undefined }],
  ['a picture that both replaced', { [photo]: 'b' }, { [photo]: 'c' }],
])('import reports %s as a conflict', async (_, archived, here) => {
  const { disk, take } = await openReceiver(here)
  const before = contentOf(disk)
  const { conflicts, written } = await take(await archiveOf(archived))
  expect([conflicts.map(({ file }) => file), written]).toEqual([Object.keys(here), []])
  expect(contentOf(disk)).toEqual(before)
})

test.each(['here', 'archive'] as const)(
  'import with --keep=%s keeps a document that the other side deleted',
  async (keep) => {
    const changed = { [news]: `${first[news]}Po.\n`, [site]: renaming[site] }
    const [archived, here] = keep === 'here' ? [deletion, changed] : [changed, deletion]
    const { disk, take } = await openReceiver(here)
    const archive = await archiveOf(archived)
    const { conflicts } = await take(archive)
    for (const _ of ['first', 'again']) {
      expect(await take(archive, choicesFor(conflicts, keep))).toMatchObject({ conflicts: [] })
      expect(contentOf(disk)).toEqual({
        // An archive lacks the published pictures: what was deleted here, it cannot bring back.
        ...(keep === 'here' && { [photo]: first[photo] }),
        [news]: changed[news],
        [site]: renaming[site].replace('a@', 'c@'),
      })
    }
  },
)

test('import replaces the changes of an earlier archive of the same editor', async () => {
  const published = memoryDisk(first)
  const drafts = openDrafts(published)
  const pack = createPack({ read: published.read, commit: async () => undefined })
  const { disk, take } = await openReceiver()
  for (const name of ['Një', 'Dy']) {
    const on = { base: sha256(first[site], 64), original: first[site] }
    await drafts.write({ file: site, text: first[site].replace('Shoqata', name), ...on })
    const chosen = drafts.all()
    const files = chosen.map(({ file, text }): [string, WaitingFile] => {
      return [file, { now: encoder.encode(text), before: published.read(file) }]
    })
    expect((await take(await pack(new Map(files), chosen))).conflicts).toEqual([])
    for (const draft of chosen) await drafts.markSent(draft, { by: 'zip' })
  }
  expect(textIn(disk, site)).toContain('name: Dy')
})

test('import continues after an interruption when it is repeated', async () => {
  const archive = await archiveOf(deletion)
  for (let after = 0; ; after++) {
    const { disk } = await openReceiver(renaming)
    const { disk: faulty, fail } = faultyDisk(disk)
    fail({ after, code: 'EIO', isLasting: true })
    const isWhole = await takerOf(faulty)(archive).then(
      () => true,
      () => false,
    )
    expect((await takerOf(disk)(archive)).conflicts).toEqual([])
    expect(contentOf(disk)).toEqual({ [site]: deletion[site].replace('Shoqata', 'Energjia') })
    if (isWhole) return
  }
})

/** An archive with files that its manifest lists, each with its digest. */
function forged(files: Readonly<Record<string, string>>, entries: Zippable = {}): Uint8Array {
  const listed = Object.entries(files).map(([file, bytes]) => [file, { digest: sha256(bytes, 64), base: '' }])
  const manifest = encoder.encode(JSON.stringify({ version: 1, files: Object.fromEntries(listed) }))
  const all = Object.entries(files).map(([file, bytes]) => [file, encoder.encode(bytes)] as const)
  return zipSync({ [manifestName]: manifest, ...Object.fromEntries(all), ...entries })
}

test.each([
  ['src/site/x.ts'],
  ['content/../src/x.mdx'],
  ['/content/x.mdx'],
  ['C:/content/x.mdx'],
  ['content\\x.mdx'],
  ['content/.htaccess.txt'],
  ['content/.git/x.txt'],
  ['content/x.js'],
  ['content/nul.txt'],
  ['content/x.mdx:y.txt'],
])('import refuses the name %s', async (name) => {
  const { disk, take } = await openReceiver()
  await expect(take(forged({ [name]: 'x' }))).rejects.toMatchObject({ status: 422 })
  expect(contentOf(disk)).toEqual(first)
})

/** An archive whose picture states another number of bytes than it has. */
function misstated(bytes: number): Uint8Array {
  const archive = forged({}, { [photo]: new Uint8Array(1_000_003) })
  const view = new DataView(archive.buffer, archive.byteOffset)
  for (let at = 0; at < archive.length - 4; at++)
    if (view.getUint32(at, true) === 1_000_003) view.setUint32(at, bytes, true)
  return archive
}

test.each<[string, number, () => Uint8Array]>([
  [
    'a link',
    422,
    () => forged({}, { [photo]: [encoder.encode('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] }),
  ],
  [
    'a file with other bytes than listed',
    422,
    () => forged({ [news]: 'x' }, { [news]: encoder.encode('y') }),
  ],
  ['a file that is not listed', 422, () => forged({}, { [news]: encoder.encode('y') })],
  ['no manifest', 422, () => zipSync({ [news]: encoder.encode('y') })],
  ['a file of 70 MB', 413, () => misstated(70_000_000)],
  ['a file that is larger than stated', 422, () => misstated(10)],
  ['no archive', 422, () => encoder.encode('no archive')],
  ['an empty file', 422, () => new Uint8Array()],
])('import refuses %s', async (_, status, archive) => {
  const { disk, take } = await openReceiver()
  await expect(take(archive())).rejects.toMatchObject({ status })
  expect(contentOf(disk)).toEqual(first)
})

/** The text of a new post, which somebody tells. */
const postBy = (who: string) =>
  `---\nid: 5\ntitle: Dita\n---\n\n${[1, 2, 3].map((day) => `Ditën ${day} e tregon ${who}, nga mëngjesi deri në mbrëmje.\n`).join('\n')}`

test('import renames a new document when its path is already used', async () => {
  const [own, other] = ['content/news/dita/index.mdx', 'content/news/dita-2/index.mdx']
  const { disk, take } = await openReceiver({ [own]: postBy('Blerta'), 'content/news/dita/01.jpg': 'b' })
  const archive = await archiveOf({ [own]: postBy('Arta'), 'content/news/dita/01.jpg': 'c' })
  for (const count of [2, 0]) {
    const { written, conflicts } = await take(archive)
    expect([written.length, conflicts]).toEqual([count, []])
    expect(contentOf(disk)).toMatchObject({
      [own]: postBy('Blerta'),
      'content/news/dita/01.jpg': 'b',
      [other]: postBy('Arta'),
      'content/news/dita-2/01.jpg': 'c',
    })
  }
})

test('import merges a new document into an earlier version of it', async () => {
  const own = 'content/news/dita/index.mdx'
  const { disk, take } = await openReceiver({ [own]: postBy('Arta') })
  const { conflicts } = await take(await archiveOf({ [own]: postBy('Arta').replace('Ditën 2', 'Të dytën') }))
  expect(conflicts).toHaveLength(1)
  expect(disk.entryKind('content/news/dita-2/index.mdx')).toBeUndefined()
})

test('import derives the read time of a text that was chosen', async () => {
  const report = 'content/reports/2020/index.mdx'
  const text = (count: number, time: string) =>
    `---\nid: 1\nreadTime: ${time}\n---\n\n${'fjalë '.repeat(count).trim()}\n`
  const { disk, take } = await openReceiver({ [report]: text(100, '1 minutë lexim') })
  const archive = await archiveOf({ [report]: text(2000, '10 minuta lexim') })
  const { conflicts } = await take(archive)
  const [{ id = '' } = {}] = conflicts
  await take(archive, { [id]: { text: text(100, '10 minuta lexim') } })
  expect(textIn(disk, report)).toBe(text(100, '1 minutë lexim'))
})
