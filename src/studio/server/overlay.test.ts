import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDrafts } from './drafts.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'

const file = 'content/news/dita/index.mdx'

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'drafts-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const drafts = await openDrafts(root)
  return { root, drafts }
}

test('lists and reads what a save would write, and looks pictures up where they lie', async () => {
  const { root, drafts } = await open()
  await drafts.write({ file, text: 'ë', base: '' }, { name: '01.jpg', bytes: Buffer.from('x') })
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
    root,
  )
  await facts(join(root, 'content/news/dita/01.jpg'))
  await facts(join(root, 'content/news/dita/02.jpg'))
  expect(asked).toEqual([
    join(root, drafts.placeOf('content/news/dita/01.jpg')),
    join(root, 'content/news/dita/02.jpg'),
  ])
  await drafts.remove(file)
  expect((await files.list('content')).files).toEqual(['news/dita/02.jpg', 'site.yaml'])
  expect(Buffer.from(await files.read(file)).toString()).toBe(`disk ${file}`)
})
