import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'))
})
afterEach(() => rm(dir, { recursive: true }))

const page = `<!doctype html><title>Kreu</title>${'Dielli ndriçon ëmbël. '.repeat(100)}`

test('text gets a Brotli and a gzip copy, which hold the same text in fewer bytes', async () => {
  await mkdir(join(dir, 'blog'))
  await writeFile(join(dir, 'blog/1.html'), page)
  expect(await precompress(dir)).toBe(2)
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((ending) => readFile(join(dir, `blog/1.html.${ending}`))),
  )
  expect(String(brotliDecompressSync(br ?? ''))).toBe(page)
  expect(String(gunzipSync(gz ?? ''))).toBe(page)
  expect(Math.max(br?.length ?? Number.NaN, gz?.length ?? Number.NaN)).toBeLessThan(page.length / 2)
})

test('pictures, fonts, short texts and the hosts’ settings get none', async () => {
  const long = 'x'.repeat(5000)
  for (const name of ['a.avif', 'b.woff2', 'c.jpg', '_headers']) await writeFile(join(dir, name), long)
  await writeFile(join(dir, 'robots.txt'), 'User-agent: *\n')
  expect(await precompress(dir)).toBe(0)
  expect((await readdir(dir)).sort()).toEqual(['_headers', 'a.avif', 'b.woff2', 'c.jpg', 'robots.txt'])
})

test('a copy says nothing of the moment it was made', async () => {
  await writeFile(join(dir, 'a.html'), page)
  await precompress(dir)
  const first = await readFile(join(dir, 'a.html.gz'))
  // The time field of RFC 1952 §2.3.1: none is given.
  expect(first.readUInt32LE(4)).toBe(0)
})
