import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { bundleScript } from '../../util/setup/bundle.mjs'
import { deflatedZeros, png, pngHeader, withChunk } from './testing/png.ts'

const run = promisify(execFile)

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'memory-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Measured = { facts: object; files: number; megabytes: number }

/** Reads a picture in a separate process; `megabytes` is the maximum growth of its memory. */
async function measure(bytes: Buffer, ...options: string[]): Promise<Measured> {
  const file = join(root, 'photo.jpg')
  await writeFile(file, bytes)
  const child = join(paths.root, 'src/pipeline/pictures/testing/facts-in-child.ts')
  const { stdout } = await run(process.execPath, [await bundleScript(child), file, ...options], {
    cwd: paths.root,
  })
  return JSON.parse(stdout) as Measured
}

test('picture check refuses 900 megapixels in 100 kB without decoding them', async () => {
  const side = 30_000
  const bomb = png(
    pngHeader(side, side, 1, 0),
    ['IDAT', deflatedZeros(side * (side / 8 + 1))],
    ['IEND', Buffer.alloc(0)],
  )
  expect(bomb.length).toBeLessThan(600_000)
  const { facts, megabytes } = await measure(bomb)
  expect(facts).toEqual({ error: 'too-large', megapixels: 900, most: 51 })
  expect(megabytes).toBeLessThan(100)
})

test('picture check does not unpack a colour profile of 300 MB', async () => {
  const header = Buffer.from('profile\0\0', 'latin1')
  const photo = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const bomb = withChunk(photo, ['iCCP', Buffer.concat([header, deflatedZeros(300_000_000)])])
  const { megabytes } = await measure(bomb)
  expect(megabytes).toBeLessThan(150)
})

test('picture build publishes a rotated photo of 50 megapixels in bounded memory', async () => {
  const size = { width: 8192, height: 6144 }
  const photo = await sharp({ create: { ...size, channels: 3, background: '#7d8a5c' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 50 })
    .toBuffer()
  const { facts, files, megabytes } = await measure(photo, '--encode')
  expect(facts).toMatchObject({ width: 6144, height: 8192, tone: 5, format: 'jpeg' })
  expect(files).toBe(1)
  expect(megabytes).toBeLessThan(500)
})

test('picture build publishes 50 megapixels with 16 bits a channel in bounded memory', async () => {
  const [width, height] = [8192, 6144]
  const zeros = deflatedZeros(height * (1 + width * 6))
  const scan = png(pngHeader(width, height, 16, 2), ['IDAT', zeros], ['IEND', Buffer.alloc(0)])
  const { facts, files, megabytes } = await measure(scan, '--encode')
  expect(facts).toMatchObject({ width, height, tone: 0, format: 'png' })
  expect(files).toBe(1)
  expect(megabytes).toBeLessThan(500)
})
