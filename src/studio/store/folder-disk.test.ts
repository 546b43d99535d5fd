import { expect, test } from 'vitest'
import { textIn } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import { UnreadFile } from '../../util/disk/unread.ts'
import { sha256 } from '../../util/sha256.ts'
import type { Folder } from './folder.ts'
import { openFolderDisk } from './folder-disk.ts'
import { folderOver } from './testing/folder.ts'

const news = 'content/news/dita/index.mdx'
const photo = 'content/news/dita/01.jpg'
const files = { [news]: 'Dita\n', [photo]: 'foto' }

test('folder disk reads texts, and knows pictures by their digests', async () => {
  const { disk } = await openFolderDisk(folderOver(memoryDisk(files)))
  expect(textIn(disk, news)).toBe('Dita\n')
  expect(disk.read(photo)).toEqual(new UnreadFile(sha256('foto', 64)))
})

test('folder disk writes through to the folder before the change is seen', async () => {
  const below = memoryDisk(files)
  const { disk, refresh } = await openFolderDisk(folderOver(below))
  await disk.write(news, 'Nata\n')
  await disk.move('content/news/dita', 'content/news/nata')
  await disk.remove('content/news/nata/01.jpg')
  expect(textIn(below, 'content/news/nata/index.mdx')).toBe('Nata\n')
  expect([textIn(disk, 'content/news/nata/index.mdx'), disk.entryKind('content/news/dita')]).toEqual([
    'Nata\n',
    undefined,
  ])
  expect(await refresh()).toEqual([])
})

test('folder disk shows a failed write nowhere', async () => {
  const folder: Folder = { ...folderOver(memoryDisk(files)), write: () => Promise.reject(new Error('full')) }
  const { disk } = await openFolderDisk(folder)
  await expect(disk.write(news, 'Nata\n')).rejects.toThrow('full')
  expect(textIn(disk, news)).toBe('Dita\n')
})

test('refresh gives the files that other programs have changed, added and removed', async () => {
  const below = memoryDisk({ ...files, 'content/site.yaml': 'a' })
  const { disk, refresh } = await openFolderDisk(folderOver(below))
  await below.write(news, 'Nata\n')
  await below.write('content/words.yaml', 'b')
  await below.remove('content/site.yaml')
  expect((await refresh()).sort()).toEqual([news, 'content/site.yaml', 'content/words.yaml'])
  expect([textIn(disk, news), textIn(disk, 'content/words.yaml'), disk.read('content/site.yaml')]).toEqual([
    'Nata\n',
    'b',
    undefined,
  ])
})

test('folder disk overwrites no file that another program has changed meanwhile', async () => {
  const below = memoryDisk(files)
  const { disk } = await openFolderDisk(folderOver(below))
  await below.write(news, 'e tyre\n')
  await expect(disk.write(news, 'e imja\n')).rejects.toThrow('another version')
  await expect(disk.remove(news)).rejects.toThrow('another version')
  expect(textIn(below, news)).toBe('e tyre\n')
})

test('folder disk copies a picture that was not read', async () => {
  const below = memoryDisk(files)
  const { disk } = await openFolderDisk(folderOver(below))
  const bytes = disk.read(photo)
  if (bytes) await disk.write('drafts/trash/1/01.jpg', bytes)
  expect(textIn(below, 'drafts/trash/1/01.jpg')).toBe('foto')
})

test('folder disk reports unreadable files, links, closed and read-only folders', async () => {
  const listed = await folderOver(memoryDisk(files)).list()
  const folder: Folder = {
    ...folderOver(memoryDisk(files)),
    list: async () => ({
      files: {
        ...listed.files,
        [news]: { stamp: '1', at: 0, fault: 'EACCES' },
        'content/link.mdx': { stamp: '2', at: 0, isOther: true },
      },
      closed: ['content/projects', 'content/news/tjetra'],
      readOnly: ['content/news/dita'],
    }),
  }
  const { disk } = await openFolderDisk(folder)
  expect(() => disk.read(news)).toThrow(expect.objectContaining({ code: 'EACCES' }))
  expect(() => disk.list('content/projects')).toThrow(expect.objectContaining({ code: 'EACCES' }))
  expect(disk.list('content/news')).toContainEqual({ name: 'tjetra', kind: 'folder' })
  expect([disk.isListable('content/projects'), disk.isListable('content/news')]).toEqual([false, true])
  expect([disk.isWritable(news), disk.isWritable('content/site.yaml')]).toEqual([false, true])
  expect([disk.entryKind('content/link.mdx'), disk.entryKind('content/projects')]).toEqual([
    'other',
    'folder',
  ])
})
