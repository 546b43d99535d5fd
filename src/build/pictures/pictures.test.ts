import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PictureFile } from '../../content/compile/index.ts'
import { createProgress } from '../progress.ts'
import { pictureDigest } from './digest.ts'
import { createPictureFacts } from './facts.ts'
import { publishPictures } from './publish.ts'

// Decoding and encoding take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const silent = createProgress({ write: () => {} })
const publish = (pictures: PictureFile[]) =>
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

const picture = (key: string, file: string): PictureFile => ({
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
    hash: expect.stringMatching(/^[0-9a-f]{8}$/),
    digest: pictureDigest(await readFile(join(root, 'a.jpg'))),
  })
})

test('a picture that was replaced is read anew, one that lies still is not', async () => {
  const file = join(root, 'a.jpg')
  const long = new Date(Date.now() - 60_000)
  const ask = async () => {
    const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
    const answer = await facts(file)
    await facts.save()
    return answer
  }
  await jpeg('a.jpg')
  await utimes(file, long, long)
  const first = await ask()
  expect(await ask()).toEqual(first)
  await jpeg('a.jpg', 640, 480)
  await utimes(file, long, long)
  expect(await ask()).toMatchObject({ width: 640, height: 480 })
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
    'a.12345678-125.avif',
    'a.12345678-125.webp',
    'a.12345678-174.avif',
    'a.12345678-174.webp',
    'a.12345678-241.avif',
    'a.12345678-241.webp',
    'a.12345678-334.avif',
    'a.12345678-334.webp',
    'a.12345678-464.avif',
    'a.12345678-464.webp',
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
  expect(await publish([picture('a.12345678', 'a.jpg')])).toEqual({ files: 13, encoded: 13 })
  expect(await publish([picture('a.12345678', 'a.jpg')])).toEqual({ files: 13, encoded: 0 })
})

test('a drawing is published as it was checked, or not at all', async () => {
  const checked = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const drawing: PictureFile = {
    ...picture('a.11111111', 'a.svg'),
    kind: 'vector',
    digest: pictureDigest(Buffer.from(checked)),
  }
  await writeFile(join(root, 'a.svg'), checked)
  expect(await publish([drawing])).toEqual({ files: 1, encoded: 0 })
  await writeFile(join(root, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  await expect(publish([drawing])).rejects.toThrow(/a\.svg was changed while it was published/)
})
