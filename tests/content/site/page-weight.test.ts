import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum, weighPage } from '../../e2e/support/page-weight.ts'

let dir = ''

const files = {
  'blog/1.html': `<head><script type="application/ld+json">{}</script><link rel="stylesheet" href="/assets/a.css">
<script type="module" src="/assets/bootstrap.js" data-entry="/assets/entry.js" data-preload="/assets/gallery.js"></script></head><script src="/no.js"></script>`,
  'assets/bootstrap.js': 'start',
  'assets/entry.js': 'entry()',
  'assets/gallery.js': 'load(()=>import(`./engine-a_-1.js`),[])',
  'assets/engine-a_-1.js': 'swiper()',
  'assets/a.css': 'a{}',
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'weight-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), text)
  }
})

afterAll(async () => await rm(dir, { recursive: true }))

test('page weight includes the preloaded files and the gallery engine', async () => {
  const { scripts, styles } = await weighPage(dir, 'blog/1.html')
  const weight = (name: keyof typeof files) => [`/${name}`, brotliCompressSync(files[name]).length] as const
  const expected = [
    weight('assets/bootstrap.js'),
    weight('assets/entry.js'),
    weight('assets/gallery.js'),
    weight('assets/engine-a_-1.js'),
  ]
  expect([...scripts]).toEqual(expected)
  expect([...styles]).toEqual([weight('assets/a.css')])
  expect(sum(scripts)).toBe(expected.reduce((total, [, bytes]) => total + bytes, 0))
})
