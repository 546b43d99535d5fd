import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sum, weighPage } from './page-weight.ts'

let dir = ''

const files = {
  'blog/1.html': `<head><script type="application/ld+json">{}</script><link rel="stylesheet" href="/assets/a.css">
<script type="module" src="/assets/bootstrap.js" data-entry="/assets/entry.js" data-preload="/assets/gallery.js"></script></head><script src="/no.js"></script>`,
  'assets/bootstrap.js': 'start',
  'assets/entry.js': 'entry()',
  'assets/gallery.js': 'load(()=>import(`./engine-a_-1.js`),[])',
  'assets/gallery.js.br': '12 bytes ...',
  'assets/engine-a_-1.js': 'swiper()',
  'assets/engine-a_-1.js.br': '123',
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

test('weighs the copies of what the head announces, and the engine that a gallery asks for', async () => {
  const { scripts, styles } = await weighPage(dir, 'blog/1.html')
  expect([...scripts]).toEqual([
    ['/assets/bootstrap.js', 5],
    ['/assets/entry.js', 7],
    ['/assets/gallery.js', 12],
    ['/assets/engine-a_-1.js', 3],
  ])
  expect([...styles]).toEqual([['/assets/a.css', 3]])
  expect(sum(scripts)).toBe(27)
})
