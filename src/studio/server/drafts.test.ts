import { expect, test } from 'vitest'
import { filesBelow, textIn } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { openDrafts } from './drafts.ts'

const file = 'content/news/a/index.mdx'
const draft = (text: string) => ({ file, text, base: '', original: '' })

test('a draft that cannot be read stays in the trash when another one is begun in its place', async () => {
  const disk = memoryDisk()
  await openDrafts(disk).write(draft('E para'), { name: '01.jpg', bytes: Uint8Array.of(1) })
  const [folder = ''] = disk.list('drafts/open').map(({ name }) => `drafts/open/${name}`)
  const whole = textIn(disk, `${folder}/draft.json`) ?? ''
  await disk.write(`${folder}/draft.json`, whole.slice(0, 20))
  const drafts = openDrafts(disk)
  expect([...drafts.all]).toEqual([])
  await drafts.write(draft('E dyta'))
  expect(drafts.all.get(file)).toMatchObject({ text: 'E dyta', pictures: [] })
  const [kept = ''] = disk.list('drafts/trash').map(({ name }) => `drafts/trash/${name}`)
  expect(filesBelow(disk, kept).sort()).toEqual(['draft.json', 'original', 'pictures/01.jpg'])
  // Once it can be read again, it can be brought back.
  await disk.write(`${kept}/draft.json`, whole)
  expect(drafts.discarded()).toMatchObject([{ file, text: 'E para' }])
})

test('files that are no drafts, as a program for files leaves them, are passed over', async () => {
  const disk = memoryDisk()
  for (const folder of ['open', 'trash']) await disk.write(`drafts/${folder}/.DS_Store`, '')
  const drafts = openDrafts(disk)
  await drafts.write(draft('E para'))
  expect([[...drafts.all.keys()], drafts.discarded()]).toEqual([[file], []])
})
