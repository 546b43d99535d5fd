import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Disk } from '../../util/disk/disk.ts'
import { memoryDisk } from '../../util/disk/memory.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { withClosed, withUnlisted } from '../core/testing/faulty-disk.ts'
import { zip as words } from '../words/publish.json'
import { createHandOver } from './hand-over.ts'
import { manifestName } from './zip/manifest.ts'

test('export that fails leaves nothing to mark as sent', async () => {
  const file = 'content/words.yaml'
  const disk = memoryDisk({ [file]: 'a: 1\n' })
  let isBroken = true
  const byHand = createHandOver({
    disk,
    drafts: { all: new Map() },
    mutex: (work) => work(),
    originalOf: async () => {
      if (isBroken) throw new Error('no bytes')
      return undefined
    },
  })
  expect(await byHand.changes()).toMatchObject({ documents: [] })
  await disk.write(file, 'a: 2\n')
  await expect(byHand.zip()).rejects.toThrow('no bytes')
  await expect(byHand.markSent()).rejects.toThrow(words.notPacked)
  expect(await byHand.changes()).toMatchObject({ documents: [{ file }] })
  isBroken = false
  await byHand.zip()
  expect(await byHand.markSent()).toEqual({ done: 'marked' })
  expect(await byHand.changes()).toMatchObject({ documents: [] })
})

const [news, settings] = ['content/news/lajmi/index.mdx', 'content/words.yaml']

test.each([
  [news, withClosed],
  [posix.dirname(news), withClosed],
  [posix.dirname(news), withUnlisted],
  ['content/news', withClosed],
  ['content/news', withUnlisted],
  [`${posix.dirname(news)}/01.jpg`, withClosed],
])('export lists other changes but packs no archive when %s is unreadable', async (closed, close) => {
  const disk = memoryDisk({ [news]: 'a', [`${posix.dirname(news)}/01.jpg`]: 'b', [settings]: 'a: 1\n' })
  const on = (disk: Disk) => createHandOver({ disk, drafts: { all: new Map() }, mutex: (work) => work() })
  expect(await on(disk).changes()).toMatchObject({ documents: [] })
  await disk.write(settings, 'a: 2\n')
  const byHand = on(close(disk, closed))
  expect(await byHand.changes()).toMatchObject({ documents: [{ file: settings }] })
  await expect(byHand.zip()).rejects.toThrow()
  expect(await on(disk).changes()).toMatchObject({ documents: [{ file: settings }] })
})

test.each([withClosed, withUnlisted])(
  'changes lists other documents when one is unreadable and adds it once readable',
  async (close) => {
    const disk = memoryDisk({ [news]: 'a', [settings]: 'a: 1\n' })
    const on = (disk: Disk) => createHandOver({ disk, drafts: { all: new Map() }, mutex: (work) => work() })
    const byHand = on(close(disk, 'content/news'))
    expect(await byHand.changes()).toMatchObject({ documents: [] })
    await disk.write(settings, 'a: 2\n')
    expect(await byHand.changes()).toMatchObject({ documents: [{ file: settings }] })
    expect((await on(disk).changes()).documents.map(({ file }) => file).sort()).toEqual([news, settings])
  },
)

test('export note removes each deleted file with a command that fits every shell', async () => {
  const name = (file: string) => `content/news/lajmi/${file}`
  const gone = ['01.jpg', 'çati.jpg', "d'ita.jpg", 'dy fjalë.jpg', '$a.jpg'].map(name)
  const disk = memoryDisk({ [news]: 'a', ...Object.fromEntries(gone.map((file) => [file, 'b'])) })
  const byHand = createHandOver({ disk, drafts: { all: new Map() }, mutex: (work) => work() })
  await byHand.changes()
  for (const file of gone) await disk.remove(file)
  const { [words.note]: note } = unzipSync(await byHand.zip())
  const lines = new TextDecoder().decode(note).split('\n')
  expect(lines[2]).toBe('npm run import -- ndryshimet.zip')
  expect(lines).toEqual(expect.arrayContaining(gone))
  expect(lines.filter((line) => line.startsWith('git '))).toEqual([
    `git rm -- ${name('01.jpg')}`,
    `git rm -- "${name("d'ita.jpg")}"`,
    `git rm -- "${name('dy fjalë.jpg')}"`,
    `git rm -- ${name('çati.jpg')}`,
  ])
})

test('export contains the digest and the text of each replaced file', async () => {
  const photo = `${posix.dirname(news)}/01.jpg`
  const first = { [news]: 'a', [photo]: 'b', [settings]: 'a: 1\n' }
  const [disk, published] = [memoryDisk(first), memoryDisk(first)]
  const options = { disk, published, drafts: { all: new Map() }, commit: 'abc' }
  const byHand = createHandOver({ ...options, mutex: (work) => work() })
  await disk.remove(news)
  await disk.write(photo, 'c')
  await disk.write(settings, 'a: 2\n')
  const manifestIn = (archive: Uint8Array) =>
    JSON.parse(new TextDecoder().decode(unzipSync(archive)[manifestName]))
  const digest = (text: string) => sha256(text, 64)
  expect(manifestIn(await byHand.zip())).toEqual({
    version: 1,
    commit: 'abc',
    files: {
      [news]: { digest: '', base: digest('a'), text: 'a' },
      [photo]: { digest: digest('c'), base: digest('b') },
      [settings]: { digest: digest('a: 2\n'), base: digest('a: 1\n'), text: 'a: 1\n' },
    },
  })
  await byHand.markSent()
  await disk.write(settings, 'a: 3\n')
  expect(manifestIn(await byHand.zip()).files).toEqual({
    [settings]: {
      digest: digest('a: 3\n'),
      base: digest('a: 1\n'),
      text: 'a: 1\n',
      sent: digest('a: 2\n'),
    },
  })
})

test('undo of sent changes stays pending until it is sent or others publish again', async () => {
  const [photo, added] = [`${posix.dirname(news)}/01.jpg`, 'content/projects/2024-pylli.mdx']
  const first = { [news]: 'a', [photo]: 'b', [settings]: 'a: 1\n' }
  const [disk, published] = [memoryDisk(first), memoryDisk(first)]
  const byHand = createHandOver({
    disk,
    published,
    drafts: { all: new Map() },
    mutex: (work) => work(),
  })
  const send = async () => {
    const { [words.note]: note, [manifestName]: _, ...files } = unzipSync(await byHand.zip())
    await byHand.markSent()
    return { note: new TextDecoder().decode(note), files: Object.keys(files).sort() }
  }
  for (const file of [news, photo]) await disk.remove(file)
  await disk.write(settings, 'a: 2\n')
  await disk.write(added, 'c')
  await send()
  expect(await byHand.changes()).toMatchObject({ documents: [], proposed: [news, added, settings] })
  for (const [file, text] of Object.entries(first)) await disk.write(file, text)
  await disk.remove(added)
  const { documents, proposed } = await byHand.changes()
  expect(documents.map(({ file, state, pictures }) => [file, state, pictures])).toEqual([
    [news, 'changed', 1],
    [added, 'removed', 0],
    [settings, 'changed', 0],
  ])
  expect(proposed).toEqual([])
  const { note, files } = await send()
  expect(files).toEqual([photo, news, settings].sort())
  expect(note).toContain(`git rm -- ${added}\n`)
  expect(await byHand.changes()).toMatchObject({ documents: [], proposed: [] })

  await disk.write(settings, 'a: 2\n')
  await send()
  for (const one of [disk, published]) await one.write(settings, 'a: 3\n')
  expect(await byHand.changes()).toMatchObject({ documents: [], proposed: [] })
})

test('removal stays pending when the document was published after the last mark', async () => {
  const [disk, published] = [memoryDisk({ [settings]: 'a: 2\n' }), memoryDisk({ [settings]: 'a: 1\n' })]
  const byHand = createHandOver({ disk, published, drafts: { all: new Map() }, mutex: (work) => work() })
  await byHand.zip()
  await byHand.markSent()
  await published.write(news, 'a')
  expect(await byHand.changes()).toMatchObject({ documents: [{ file: news, state: 'removed' }] })
})
