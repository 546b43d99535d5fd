import { expect, test } from 'vitest'
import { type Disk, filesBelow, textIn } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { type Drafts, openDrafts } from './drafts.ts'

const file = 'content/news/a/index.mdx'
const draft = (text: string) => ({ file, text, base: '', original: '' })

test('draft that is unreadable moves to the trash when a new draft replaces it', async () => {
  const disk = memoryDisk()
  await openDrafts(disk).write(draft('E para'), { name: '01.jpg', bytes: Uint8Array.of(1) })
  const [folder = ''] = disk.list('drafts/open').map(({ name }) => `drafts/open/${name}`)
  const whole = textIn(disk, `${folder}/draft.json`) ?? ''
  await disk.write(`${folder}/draft.json`, whole.slice(0, 20))
  const drafts = openDrafts(disk)
  expect(drafts.all()).toEqual([])
  await drafts.write(draft('E dyta'))
  expect(drafts.get(file)).toMatchObject({ text: 'E dyta', pictures: [] })
  const [entry = ''] = disk.list('drafts/trash').map(({ name }) => `drafts/trash/${name}`)
  expect(filesBelow(disk, entry).sort()).toEqual(['draft.json', 'pictures/01.jpg'])
  // Once it can be read again, it can be brought back.
  await disk.write(`${entry}/draft.json`, whole)
  expect(drafts.discarded()).toMatchObject([{ file, text: 'E para' }])
})

test.each([{ text: null }, { pictures: 'foto.jpg' }, { base: undefined }])(
  'drafts leave out a draft whose file has %o',
  async (fault) => {
    const written = JSON.stringify({ ...draft('E para'), pictures: [], ...fault })
    const disk = memoryDisk()
    await disk.write(`drafts/open/${encodeURIComponent(file)}/draft.json`, written)
    expect(openDrafts(disk).all()).toEqual([])
  },
)

test('drafts forget a mark of sending that they cannot read', async () => {
  const disk = memoryDisk()
  const sent = { text: 'E para', original: '', by: 'post' }
  const written = JSON.stringify({ ...draft('E para'), pictures: [], sent })
  await disk.write(`drafts/open/${encodeURIComponent(file)}/draft.json`, written)
  expect(openDrafts(disk).get(file)).toMatchObject({ text: 'E para', isSent: false })
})

const photo = (byte: number) => ({ name: '01.jpg', bytes: Uint8Array.of(byte) })

/** The bytes of all files in the trash whose path ends like this. */
function inTrash(disk: Disk, end: string): string[] {
  const names = filesBelow(disk, 'drafts/trash').filter((name) => name.endsWith(end))
  return names.map((name) => String(disk.read(`drafts/trash/${name}`))).sort()
}

test('discard keeps both photos when two drafts differ only in the photo', async () => {
  const disk = memoryDisk()
  const drafts = openDrafts(disk)
  for (const byte of [1, 2]) {
    await drafts.write(draft('E njëjta'), photo(byte))
    await drafts.discard(file)
  }
  expect(drafts.discarded()).toHaveLength(2)
  expect(inTrash(disk, '01.jpg')).toEqual(['1', '2'])
})

test('discard leaves a damaged trash entry unchanged', async () => {
  const disk = memoryDisk()
  const drafts = openDrafts(disk)
  await drafts.write(draft('E njëjta'), photo(1))
  await drafts.discard(file)
  const [entry = ''] = disk.list('drafts/trash').map(({ name }) => `drafts/trash/${name}`)
  await disk.write(`${entry}/draft.json`, '{')
  await drafts.write(draft('E njëjta'), photo(1))
  await drafts.discard(file)
  expect(inTrash(disk, '01.jpg')).toEqual(['1', '1'])
})

const other = 'content/news/b/index.mdx'

test.each<[string, (drafts: Drafts) => Promise<void>]>([
  [
    'a restored draft',
    async (drafts) => {
      const [one] = drafts.discarded()
      if (one) await drafts.restore(one)
    },
  ],
  ['a moved draft', async (drafts) => await drafts.move(other, file)],
])('drafts trash an unreadable draft when %s takes its path', async (_, take) => {
  const disk = memoryDisk()
  const first = openDrafts(disk)
  await first.write(draft('E dyta'), photo(2))
  await first.discard(file)
  await first.write(draft('E para'), photo(1))
  await first.write({ ...draft('E treta'), file: other })
  await disk.write(`drafts/open/${encodeURIComponent(file)}/draft.json`, '{')
  const drafts = openDrafts(disk)
  expect(drafts.has(file)).toBe(false)
  await take(drafts)
  expect(drafts.has(file)).toBe(true)
  expect(inTrash(disk, '01.jpg')).toContain('1')
})

test('drafts ignores files that are not drafts', async () => {
  const disk = memoryDisk()
  for (const folder of ['open', 'trash']) await disk.write(`drafts/${folder}/.DS_Store`, '')
  const drafts = openDrafts(disk)
  await drafts.write(draft('E para'))
  expect([drafts.all().map((one) => one.file), drafts.discarded()]).toEqual([[file], []])
})

/** A document with the name of its author, long enough to be recognised as a version. */
const postBy = (who: string) =>
  [1, 2, 3, 4].map((line) => `Rreshti ${line}: çfarë tregon ${who} për ditën e parë të shkollës.\n`).join('')

/** A disk with the draft of a new document that was sent as a `.zip`. */
async function openSent(text: string) {
  const disk = memoryDisk()
  const drafts = openDrafts(disk)
  await drafts.write({ file, text, base: '', original: '' })
  const sent = drafts.get(file)
  if (sent) await drafts.markSent(sent, { by: 'zip' })
  return { disk, drafts }
}

test('sent new document gets another path when its path is published by others', async () => {
  const text = postBy('Arta')
  const { disk, drafts } = await openSent(text)
  await disk.write(file, postBy('Blerta'))
  expect(drafts.all()).toMatchObject([{ isTaken: true, text }])
})

test('trash keeps the sent text when a reviewer publishes a corrected document', async () => {
  const text = postBy('Arta')
  const { disk, drafts } = await openSent(text)
  await disk.write(file, text.replace('Rreshti 2', 'Rreshti i dytë'))
  await drafts.endPublished()
  expect([drafts.all(), drafts.discarded()]).toMatchObject([[], [{ file, text }]])
})
