import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProgress } from '../progress.ts'
import { createPictureFacts } from './facts.ts'
import type { SourcePicture } from './plan.ts'
import { publishPictures } from './publish.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const silent = createProgress({ write: () => {} })
const publish = (pictures: SourcePicture[]) =>
  publishPictures({
    pictures,
    root,
    cacheDir: join(root, 'cache'),
    outDir: join(root, `out-${Math.random()}`),
    progress: silent,
  })

async function jpeg(file: string, width = 500, height = 300): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: '#24403a' } })
  await image
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toFile(join(root, file))
}

const picture = (key: string, file: string): SourcePicture => ({
  key,
  file,
  width: 500,
  height: 300,
  kind: 'raster',
})

test('facts tell size, tone and a hash of eight digits', async () => {
  await jpeg('a.jpg')
  const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
  expect(await facts(join(root, 'a.jpg'))).toEqual({
    width: 500,
    height: 300,
    tone: 1,
    format: 'jpeg',
    bytes: expect.any(Number),
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
  })
})

test('a picture of too many pixels is measured and not decoded', async () => {
  const file = join(root, 'huge.svg')
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="15000"></svg>')
  const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
  expect(await facts(file)).toMatchObject({ width: 20_000, height: 15_000, tone: 0, format: 'svg' })
})

test('a picture that a camera turned is measured upright', async () => {
  const image = sharp({ create: { width: 500, height: 300, channels: 3, background: '#ffffff' } })
  await image.withMetadata({ orientation: 6 }).jpeg().toFile(join(root, 'turned.jpg'))
  const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
  expect(await facts(join(root, 'turned.jpg'))).toMatchObject({ width: 300, height: 500 })
})

test('a file that is no picture is said to be none', async () => {
  await writeFile(join(root, 'text.jpg'), 'not a picture')
  const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
  expect(await facts(join(root, 'text.jpg'))).toEqual({
    error: expect.stringContaining('unsupported image format'),
  })
})

test('a picture is published in its widths and formats, without the camera’s data', async () => {
  await jpeg('a.jpg')
  const outDir = join(root, 'out')
  await publishPictures({
    pictures: [picture('a.12345678', 'a.jpg')],
    root,
    cacheDir: join(root, 'cache'),
    outDir,
    progress: silent,
  })
  expect((await readdir(outDir)).sort()).toEqual([
    'a.12345678-320.avif',
    'a.12345678-320.webp',
    'a.12345678-448.avif',
    'a.12345678-448.webp',
    'a.12345678-500.avif',
    'a.12345678-500.jpg',
    'a.12345678-500.webp',
  ])
  const published = await sharp(join(outDir, 'a.12345678-500.jpg')).metadata()
  expect(published).toMatchObject({ width: 500, height: 300, space: 'srgb' })
  expect(published.exif).toBeUndefined()
})

test('an unchanged picture is not encoded again', async () => {
  await jpeg('a.jpg')
  expect(await publish([picture('a.12345678', 'a.jpg')])).toEqual({ files: 7, encoded: 7 })
  expect(await publish([picture('a.12345678', 'a.jpg')])).toEqual({ files: 7, encoded: 0 })
})

test('encoded files of a picture that is gone leave the cache', async () => {
  await jpeg('a.jpg')
  await jpeg('b.jpg', 320, 200)
  await publish([picture('a.12345678', 'a.jpg')])
  await publish([{ ...picture('b.12345678', 'b.jpg'), width: 320, height: 200 }])
  const [folder = ''] = (await readdir(join(root, 'cache'))).filter((name) => name.startsWith('release-'))
  const names = await readdir(join(root, 'cache', folder))
  expect(names.sort()).toEqual(['b.12345678-320.avif', 'b.12345678-320.jpg', 'b.12345678-320.webp'])
  expect((await stat(join(root, 'cache', folder))).isDirectory()).toBe(true)
})
