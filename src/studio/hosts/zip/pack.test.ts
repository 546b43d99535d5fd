import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { sha256 } from '../../../util/sha256.ts'
import { openDrafts } from '../../core/drafts.ts'
import type { WaitingFile } from '../../core/publish/publisher.ts'
import { zip as words } from '../../words/publish.json'
import { manifestName } from './manifest.ts'
import { createPack } from './pack.ts'

const folder = 'content/news/lajmi'
const [news, photo, settings] = [`${folder}/index.mdx`, `${folder}/01.jpg`, 'content/words.yaml']
const encoder = new TextEncoder()
const bytes = (text: string | undefined) => (text === undefined ? undefined : encoder.encode(text))
const file = (now: string | undefined, before: string | undefined): WaitingFile => {
  return { now: bytes(now), before: bytes(before) }
}
const digest = (text: string) => sha256(text, 64)
const manifestIn = (archive: Uint8Array) =>
  JSON.parse(new TextDecoder().decode(unzipSync(archive)[manifestName]))
const pack = createPack({ read: () => undefined, commit: async () => 'abc' })

test('export contains the digest and the text of each replaced file', async () => {
  const files = {
    [news]: file(undefined, 'a'),
    [photo]: file('c', 'b'),
    [settings]: file('a: 2\n', 'a: 1\n'),
  }
  expect(manifestIn(await pack(new Map(Object.entries(files)), []))).toEqual({
    version: 1,
    commit: 'abc',
    files: {
      [news]: { digest: '', base: digest('a'), text: 'a' },
      [photo]: { digest: digest('c'), base: digest('b') },
      [settings]: { digest: digest('a: 2\n'), base: digest('a: 1\n'), text: 'a: 1\n' },
    },
  })
})

test('export records the digest of the version that was sent before', async () => {
  const drafts = openDrafts(memoryDisk({ [settings]: 'a: 1\n' }))
  const write = async (text: string) => {
    await drafts.write({ file: settings, text, base: digest('a: 1\n'), original: 'a: 1\n' })
    return drafts.all()
  }
  for (const draft of await write('a: 2\n')) await drafts.markSent(draft, { by: 'zip' })
  const files = new Map([[settings, file('a: 3\n', 'a: 1\n')]])
  expect(manifestIn(await pack(files, await write('a: 3\n'))).files).toEqual({
    [settings]: { digest: digest('a: 3\n'), base: digest('a: 1\n'), text: 'a: 1\n', sent: digest('a: 2\n') },
  })
})

test('export note deletes each file with a command that works in every shell', async () => {
  const name = (one: string) => `${folder}/${one}`
  const gone = ['01.jpg', 'çati.jpg', "d'ita.jpg", 'dy fjalë.jpg', '$a.jpg'].map(name)
  const archive = await pack(new Map(gone.map((one) => [one, file(undefined, 'b')])), [])
  const lines = new TextDecoder().decode(unzipSync(archive)[words.note]).split('\n')
  expect(lines[2]).toBe('npm run import -- ndryshimet.zip')
  expect(lines).toEqual(expect.arrayContaining(gone))
  expect(lines.filter((line) => line.startsWith('git ')).sort()).toEqual([
    `git rm -- "${name("d'ita.jpg")}"`,
    `git rm -- "${name('dy fjalë.jpg')}"`,
    `git rm -- ${name('01.jpg')}`,
    `git rm -- ${name('çati.jpg')}`,
  ])
})
