import { expect, test } from 'vitest'
import { memoryDisk } from '../../util/disk/memory.ts'
import { openDrafts } from './drafts.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'

const file = 'content/news/dita/index.mdx'

test('overlay lists and reads drafts over the disk and finds pictures where they are', async () => {
  const drafts = openDrafts(memoryDisk())
  await drafts.write({ file, text: 'ë', base: '', original: '' }, { name: '01.jpg', bytes: Buffer.from('x') })
  const asked: string[] = []
  const files = overlaidFiles(
    {
      list: async () => ({ files: ['news/dita/02.jpg', 'site.yaml'], others: [] }),
      read: async (name) => Buffer.from(`disk ${name}`),
    },
    drafts,
  )
  expect(await files.list('content')).toEqual({
    files: ['news/dita/01.jpg', 'news/dita/02.jpg', 'news/dita/index.mdx', 'site.yaml'],
    others: [],
  })
  expect((await files.list('public')).files).toContain('site.yaml')
  expect(Buffer.from(await files.read(file)).toString()).toBe('ë')
  expect(Buffer.from(await files.read('content/site.yaml')).toString()).toBe('disk content/site.yaml')
  const facts = overlaidPictures(
    async (path) => {
      asked.push(path)
      return { error: 'unreadable' }
    },
    drafts,
    '/site',
  )
  await facts('/site/content/news/dita/01.jpg')
  await facts('/site/content/news/dita/02.jpg')
  expect(asked).toEqual([
    `/site/${drafts.storedPath('content/news/dita/01.jpg')}`,
    '/site/content/news/dita/02.jpg',
  ])
  await drafts.remove(file)
  expect((await files.list('content')).files).toEqual(['news/dita/02.jpg', 'site.yaml'])
  expect(Buffer.from(await files.read(file)).toString()).toBe(`disk ${file}`)
})
