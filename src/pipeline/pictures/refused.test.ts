import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Unusable } from '../../check/pictures/pictures.ts'
import { createPictureFacts, type FactsReader } from './facts.ts'
import { deflatedZeros, png, pngHeader, withChunk } from './testing/png.ts'

let root: string
let facts: FactsReader
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'refused-'))
  facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function factsOf(bytes: Buffer, name = 'photo.jpg') {
  const file = join(root, name)
  await writeFile(file, bytes)
  return await facts(file)
}

/** A photo with detail, so that half of its bytes are half of its picture. */
const photo = () => {
  const data = Buffer.from(
    Array.from({ length: 300 * 200 * 3 }, (_, index) => (index * index * 7 + index) % 251),
  )
  return sharp(data, { raw: { width: 300, height: 200, channels: 3 } })
}
const share = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part))

const writers: [format: string, write: () => Promise<Buffer>][] = [
  ['jpeg', () => photo().jpeg().toBuffer()],
  ['progressive jpeg', () => photo().jpeg({ progressive: true }).toBuffer()],
  ['png', () => photo().png().toBuffer()],
  ['webp', () => photo().webp().toBuffer()],
  ['avif', () => photo().avif({ effort: 0 }).toBuffer()],
]

test.each(writers)('picture check reports a truncated %s as cut off', async (_, write) => {
  const whole = await write()
  expect(await factsOf(whole)).toMatchObject({ width: 300, height: 200 })
  expect(await factsOf(share(whole, 0.6))).toEqual({ error: 'cut-off' })
  expect(await factsOf(share(whole, 0.98))).toEqual({ error: 'cut-off' })
})

test.each(writers.filter(([format]) => /png|avif|progressive/.test(format)))(
  'picture check reports a %s with a damaged middle as unreadable',
  async (_, write) => {
    const damaged = await write()
    const middle = Math.floor(damaged.length / 2)
    damaged.fill(0xa7, middle, middle + 200)
    expect(await factsOf(damaged)).toEqual({ error: 'unreadable' })
  },
)

test('picture check reports an empty file and text with the name of a picture', async () => {
  expect(await factsOf(Buffer.alloc(0))).toEqual({ error: 'empty' })
  expect(await factsOf(Buffer.from('Fotoja vjen nesër.'))).toEqual({ error: 'unreadable' })
  expect(await factsOf(Buffer.from('<html><body>404</body></html>'))).toEqual({ error: 'unreadable' })
})

async function animation() {
  const frames = ['#aa0000', '#00aa00', '#0000aa'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
}

test.each<[name: string, write: () => Promise<Buffer>, fault: Unusable]>([
  ['an animated WebP', async () => (await animation()).webp().toBuffer(), { error: 'animated', frames: 3 }],
  ['an animated GIF', async () => (await animation()).gif().toBuffer(), { error: 'animated', frames: 3 }],
  [
    'an animated PNG',
    async () => withChunk(await photo().png().toBuffer(), ['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]),
    { error: 'animated', frames: 2 },
  ],
  ['a still GIF', () => photo().gif().toBuffer(), { error: 'foreign-format', format: 'GIF' }],
  ['a TIFF', () => photo().tiff().toBuffer(), { error: 'foreign-format', format: 'TIFF ose RAW' }],
  [
    'a PDF',
    async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'),
    { error: 'foreign-format', format: 'PDF' },
  ],
  [
    'a pointer of Git LFS',
    async () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n'),
    { error: 'lfs-pointer' },
  ],
  [
    'a photo over the size limit',
    async () => Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(25_000_000)]),
    { error: 'too-heavy', megabytes: 26, most: 25 },
  ],
  [
    'a HEIC photo of an iPhone',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    { error: 'heic' },
  ],
  [
    'a photo of 108 megapixels',
    async () => png(pngHeader(12000, 9000, 8, 2), ['IDAT', deflatedZeros(1000)], ['IEND', Buffer.alloc(0)]),
    { error: 'too-large', megapixels: 108, most: 51 },
  ],
  [
    'a drawing with a foreign picture',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="//a.test/b"/></svg>'),
    { error: 'unsafe-drawing', found: '<image' },
  ],
  [
    'a drawing heavier than any pictogram',
    async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_000_000)}</svg>`),
    { error: 'too-heavy', megabytes: 2, most: 1 },
  ],
])('picture check refuses a .jpg file that is %s', async (_, write, fault) => {
  expect(await factsOf(await write())).toEqual(fault)
})

test('picture check reads a good picture by its format when its name is wrong', async () => {
  expect(await factsOf(await photo().png().toBuffer(), 'IMG 01.JPG')).toMatchObject({ format: 'png' })
  expect(await factsOf(await photo().avif({ effort: 0 }).toBuffer())).toMatchObject({ format: 'avif' })
})

test.each([
  ['an entity of HTML', '<title>A&nbsp;B</title>'],
  ['a bare sign', '<path aria-label="A & B"/>'],
  ['an attribute twice', '<path d="M0 0" d="M1 1"/>'],
  ['an end without a beginning', '</g>'],
])('picture check reports a drawing that is not XML: %s', async (_, inner) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inner}</svg>`
  expect(await factsOf(Buffer.from(svg))).toEqual({ error: 'unreadable' })
})

test('picture check refuses shapes that refer to each other without end', async () => {
  const layers = Array.from(
    { length: 30 },
    (_, n) => `<g id="a${n}"><use href="#a${n + 1}"/><use href="#a${n + 1}"/></g>`,
  ).join('')
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${layers}<path id="a30" d="M0 0h4v4"/></svg>`
  expect(await factsOf(Buffer.from(bomb))).toEqual({ error: 'unsafe-drawing', found: '<use' })
})
