import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createServer as createViteServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PictureFile } from '../check/pictures/pictures.ts'
import { pictureDigest } from '../pipeline/pictures/encode.ts'
import { openEncoded } from '../pipeline/pictures/encoded.ts'
import { serveFiles } from './files.ts'
import { createPictureFinder } from './pictures.ts'

const photo: PictureFile = {
  key: '0a1b2c3d0a1b',
  file: 'Shtegu në mal.JPG',
  width: 900,
  height: 600,
  kind: 'raster',
  digest: '',
}
const drawing: PictureFile = {
  key: '4e5f60714e5f',
  file: 'dielli.svg',
  width: 24,
  height: 24,
  kind: 'vector',
  digest: '',
}

let root: string
let cacheDir: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-pictures-'))
  cacheDir = join(root, 'cache')
  await mkdir(cacheDir)
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#24403a' } })
  await image.jpeg().toFile(join(root, photo.file))
  await writeFile(join(root, drawing.file), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  for (const picture of [photo, drawing])
    picture.digest = pictureDigest(await readFile(join(root, picture.file)))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Runs `asks` against a server below `/energjia/`. */
async function withServer(asks: (pictures: string) => Promise<void>): Promise<void> {
  const vite = await createViteServer({
    root,
    configFile: false,
    base: '/energjia/',
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  serveFiles(
    vite,
    createPictureFinder(() => [photo, drawing], { root, cacheDir }),
  )
  const server = createServer(vite.middlewares)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  try {
    await asks(`http://localhost:${port}/energjia/pictures/`)
  } finally {
    await new Promise((resolve) => server.close(resolve))
    await vite.close()
  }
}

/** Names of the encoded files so far. */
async function encoded(): Promise<string[]> {
  return (await readdir(cacheDir, { recursive: true }))
    .filter((name) => /\.(avif|webp|jpg)$/.test(name))
    .sort()
}

test('development encodes one picture file once, when a page requests it', async () => {
  await withServer(async (pictures) => {
    expect(await encoded()).toEqual([])
    const url = `${pictures}${photo.key}-464.avif`
    for (const answer of await Promise.all([fetch(url), fetch(url)])) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/avif')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 464 })
    }
    expect(await encoded()).toHaveLength(1)
  })
})

test('development reuses pictures that a build has encoded', async () => {
  const variant = { width: 334, format: 'avif' } as const
  await openEncoded({ root, cacheDir }).encode(photo, [variant])
  const before = await encoded()
  await withServer(async (pictures) => {
    expect((await fetch(`${pictures}${photo.key}-334.avif`)).status).toBe(200)
  })
  expect(await encoded()).toEqual(before)
})

test('development serves published drawings and answers 404 to other names', async () => {
  await withServer(async (pictures) => {
    const answer = await fetch(`${pictures}${drawing.key}.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await answer.text()).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>\n')
    for (const name of [
      `${photo.key}-999.avif`,
      '000000000000-464.avif',
      `${photo.key}-464.webp`,
      '..%2Fdielli.svg',
    ]) {
      expect((await fetch(pictures + name)).status, name).toBe(404)
    }
  })
})
