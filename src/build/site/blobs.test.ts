import { chmod, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageAddress } from '../site-check/facts.ts'
import { isWhole, keyOf, storeText } from './blobs.ts'
import { placeStored } from './place.ts'
import { type BuildState, emptyState, type MadePage, readState, writeState } from './state.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'blobs-'))
})
afterEach(() => rm(dir, { recursive: true }))

const page = `<!doctype html><title>Kreu</title>${'Dielli ndriçon ëmbël. '.repeat(100)}`

test('a text is published with a Brotli and a gzip copy that hold the same', async () => {
  const stored = storeText(dir, page, 'quick')
  placeStored([['blog/1.html', stored]], dir, join(dir, 'site'))
  const read = (name: string) => readFile(join(dir, 'site', 'blog', name))
  expect(String(await read('1.html'))).toBe(page)
  expect(String(brotliDecompressSync(await read('1.html.br')))).toBe(page)
  expect(String(gunzipSync(await read('1.html.gz')))).toBe(page)
})

test('a short text and one that is not for compression have no copies', () => {
  expect(storeText(dir, 'User-agent: *\n', 'most').files).toHaveLength(1)
  expect(storeText(dir, page, 'none').files).toHaveLength(1)
})

test('the same text is stored once, and what is there is left alone', async () => {
  const stored = storeText(dir, page, 'quick')
  const [name = ''] = stored.files.map((file) => file.name)
  await utimes(join(dir, name), 1, 1)
  const again = storeText(dir, page, 'quick')
  expect(again.digest).toBe(stored.digest)
  expect(again.files[0]?.time).toBe(1000)
  expect(await readdir(dir)).toHaveLength(3)
})

test.each([
  ['another text of the same length', (text: string) => text.replace('Kreu', 'Kroi')],
  ['half of it', (text: string) => text.slice(0, 50)],
])('%s in the place of a stored one is noticed, and mended by storing it again', async (_, spoil) => {
  const stored = storeText(dir, page, 'quick')
  expect(isWhole(dir, stored)).toBe(true)
  await writeFile(join(dir, stored.digest), spoil(page))
  await utimes(join(dir, stored.digest), 1, 1)
  expect(isWhole(dir, stored)).toBe(false)
  expect(isWhole(dir, storeText(dir, page, 'quick'))).toBe(true)
  expect(await readFile(join(dir, stored.digest), 'utf8')).toBe(page)
})

test('a stored text that only its owner may read is not whole, and may be read by all once it is stored again', async () => {
  const stored = storeText(dir, page, 'quick')
  await chmod(join(dir, stored.digest), 0o600)
  expect(isWhole(dir, stored)).toBe(false)
  expect(storeText(dir, page, 'quick')).toEqual(stored)
  expect((await stat(join(dir, stored.digest))).mode & 0o777).toBe(0o644)
})

test('a state is read as it was written; of a spoilt one and of another version nothing is believed', async () => {
  const file = join(dir, 'state.json')
  const stored = storeText(dir, page, 'quick')
  const pageOf = (file: string, references: PageAddress[]): [string, MadePage] => [
    file,
    { key: file, stored, facts: { file, ids: [], references, pictures: [], problems: [] } },
  ]
  const state: BuildState = {
    ...emptyState(),
    pages: new Map([
      pageOf('a.html', [
        ['file', '/a.css'],
        ['link', '/b'],
      ]),
      pageOf('b.html', [
        ['link', '/a'],
        ['link', '/b'],
        ['file', '/a.css'],
      ]),
    ]),
    texts: new Map([['robots.txt', { key: 'a', stored }]]),
  }
  await writeState(file, state)
  expect(await readState(file)).toEqual(state)
  const text = await readFile(file, 'utf8')
  for (const spoilt of [text.slice(0, -1), text.replace('"a"', '"b"'), text.replace(/^\d+/, '0'), '', '\n']) {
    await writeFile(file, spoilt)
    expect(await readState(file)).toEqual(emptyState())
  }
  expect(await readState(join(dir, 'none.json'))).toEqual(emptyState())
})

test('a key tells texts apart, also where together they are the same', () => {
  expect(keyOf('ab', 'c')).toBe(keyOf('ab', 'c'))
  expect(
    new Set([keyOf('ab', 'c'), keyOf('a', 'bc'), keyOf('abc'), keyOf('abc', ''), keyOf('a', 'b', 'c')]).size,
  ).toBe(5)
})
