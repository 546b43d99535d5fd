import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDrafts } from '../server/drafts.ts'
import { draftsLaidOver, tellChanges } from './drafts.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'

const file = 'content/news/dita/index.mdx'

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'drafts-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const drafts = await openDrafts(join(root, 'drafts'))
  return { root, drafts, present: draftsLaidOver(drafts, root) }
}

test('lays texts and pictures of drafts where a save puts them, and changes with them alone', async () => {
  const { drafts, present } = await open()
  expect(present()).toEqual({ texts: new Map(), pictures: new Map() })
  await drafts.write({ file, text: 'a', base: '', revision: 1 })
  await drafts.addPicture(file, '01.jpg', Buffer.from('x'))
  const laid = present()
  expect([...laid.texts]).toEqual([[file, 'a']])
  const [[place, lies] = []] = laid.pictures
  expect(place).toBe('content/news/dita/01.jpg')
  expect(lies).toMatch(/^drafts\/.+\/01\.jpg$/)
  expect(present()).toBe(laid)
  await drafts.remove(file)
  expect(present().texts.size).toBe(0)
})

test('tells of another text by its document, and of all where files came or went or were saved', async () => {
  const { drafts, present } = await open()
  const told: (string | undefined)[] = []
  const change = async (act: () => Promise<unknown>) => {
    const before = present()
    await act()
    tellChanges(before, present(), (changed) => told.push(changed))
    return told.splice(0)
  }
  const write = (text: string) => drafts.write({ file, text, base: '', revision: 1 })
  expect(await change(() => write('a'))).toEqual([undefined])
  expect(await change(() => write('b'))).toEqual([file])
  expect(await change(() => write('b'))).toEqual([undefined])
  expect(await change(() => drafts.addPicture(file, '01.jpg', Buffer.from('x')))).toEqual([undefined])
  expect(await change(() => drafts.remove(file))).toEqual([undefined])
})

test('lists and reads what a save would write, and looks pictures up where they lie', async () => {
  const { root, drafts, present } = await open()
  await drafts.write({ file, text: 'ë', base: '', revision: 1 })
  await drafts.addPicture(file, '01.jpg', Buffer.from('x'))
  const asked: string[] = []
  const files = overlaidFiles(
    {
      list: async () => ({ files: ['news/dita/02.jpg', 'site.yaml'], others: [] }),
      read: async (name) => Buffer.from(`disk ${name}`),
    },
    present,
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
    present,
    root,
  )
  await facts(join(root, 'content/news/dita/01.jpg'))
  await facts(join(root, 'content/news/dita/02.jpg'))
  expect(asked).toEqual([drafts.picturePath(file, '01.jpg'), join(root, 'content/news/dita/02.jpg')])
})
