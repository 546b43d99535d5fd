import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PictureFile } from '../../check/pictures/pictures.ts'
import { listFiles } from '../../util/list-files.ts'
import { createProgress } from '../../util/progress.ts'
import { fileDigest, type Unit } from '../dist/manifest.ts'
import { pictureDigest } from './encode.ts'
import { removeOldFiles } from './encoded.ts'
import { createPictureFacts } from './facts.ts'
import { makePictures } from './make.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function jpeg(file: string, background = '#24403a', width = 500, height = 300): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  const image = sharp({ create: { width, height, channels: 3, background } })
  await image
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toFile(join(root, file))
}

const move = (from: string, to: string) => rename(join(root, from), join(root, to))

const settle = (file: string) => utimes(join(root, file), 1, 1)

describe('facts', () => {
  const ask = async (file: string) => {
    const facts = await createPictureFacts({ cacheDir: join(root, 'cache') })
    const answer = await facts(join(root, file))
    await facts.save()
    return answer
  }

  test('picture facts have size, tone, digest and a key of twelve hex digits', async () => {
    await jpeg('a.jpg')
    expect(await ask('a.jpg')).toEqual({
      width: 500,
      height: 300,
      tone: 1,
      format: 'jpeg',
      hash: expect.stringMatching(/^[0-9a-f]{12}$/),
      digest: pictureDigest(await readFile(join(root, 'a.jpg'))),
    })
  })

  test('picture facts are read again only when the picture was replaced', async () => {
    await jpeg('a.jpg')
    const first = await ask('a.jpg')
    expect(await ask('a.jpg')).toEqual(first)
    await jpeg('a.jpg', '#24403a', 640, 480)
    expect(await ask('a.jpg')).toMatchObject({ width: 640, height: 480 })
  })

  test('picture facts are the same for a copy under another name', async () => {
    await jpeg('a.jpg')
    await cp(join(root, 'a.jpg'), join(root, 'Foto e parë.JPG'))
    expect(await ask('Foto e parë.JPG')).toEqual(await ask('a.jpg'))
  })

  test('picture facts cache is ignored when its version differs or it is damaged', async () => {
    await jpeg('a.jpg')
    await settle('a.jpg')
    const first = await ask('a.jpg')
    const file = join(root, 'cache', 'facts.json')
    const memory = JSON.parse(await readFile(file, 'utf8'))
    const [digest = ''] = Object.keys(memory.facts)
    memory.facts[digest].width = 7
    await writeFile(file, JSON.stringify(memory))
    expect(await ask('a.jpg')).toMatchObject({ width: 7 })
    await writeFile(file, JSON.stringify({ ...memory, version: 'other' }))
    expect(await ask('a.jpg')).toEqual(first)
    await writeFile(file, '{"version":')
    expect(await ask('a.jpg')).toEqual(first)
  })
})

/** Every distinct picture of `content/`, once, as the check lists it. */
async function picturesOf(): Promise<PictureFile[]> {
  const byKey = new Map<string, PictureFile>()
  for (const name of listFiles(join(root, 'content')).sort().reverse()) {
    const file = `content/${name}`
    const digest = pictureDigest(await readFile(join(root, file)))
    const { width, height } = await sharp(join(root, file)).metadata()
    const kind = name.endsWith('.svg') ? 'vector' : 'raster'
    byKey.set(digest.slice(0, 12), { key: digest.slice(0, 12), file, width, height, kind, digest })
  }
  return [...byKey.values()]
}

let lines: string[] = []

type Making = { out?: string; cache?: string; previous?: readonly Unit[]; pictures?: PictureFile[] }

async function make({ out = 'out', cache = 'cache', previous = [], pictures }: Making = {}): Promise<Unit[]> {
  lines = []
  return await makePictures({
    pictures: pictures ?? (await picturesOf()),
    root,
    cache: join(root, cache),
    previous: new Map(previous.map((unit) => [unit.name, unit])),
    staging: join(root, out),
    progress: createProgress({ write: (text) => lines.push(text) }, () => 0),
  })
}

/** Files below a folder with their digests. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = listFiles(join(root, folder)).sort()
  const digests = await Promise.all(
    names.map(async (name) => [name, fileDigest(await readFile(join(root, folder, name)))] as const),
  )
  return Object.fromEntries(digests)
}

const filesOf = (units: readonly Unit[]) =>
  Object.fromEntries(units.flatMap(({ files }) => Object.entries(files)).sort(([a], [b]) => (a < b ? -1 : 1)))

describe('making', () => {
  test('picture build publishes a photo in its widths without camera metadata', async () => {
    await jpeg('content/a.jpg')
    const [unit] = await make()
    const [picture] = await picturesOf()
    expect(unit?.name).toBe(`picture ${picture?.key}`)
    const names = ['174.avif', '241.avif', '334.avif', '464.avif', '500.avif', '500.jpg']
    expect(Object.keys(unit?.files ?? {})).toEqual(names.map((name) => `pictures/${picture?.key}-${name}`))
    expect(unit?.files).toEqual(await filesIn('out'))
    const published = await sharp(join(root, `out/pictures/${picture?.key}-500.jpg`)).metadata()
    expect(published).toMatchObject({ width: 500, height: 300, space: 'srgb' })
    expect(published.exif).toBeUndefined()
  })

  test('picture build reports how many photos it encoded and encodes none twice', async () => {
    await jpeg('content/a.jpg')
    await jpeg('content/b.jpg', '#7d8a5c')
    await make()
    expect(lines).toEqual(['  Fotografitë 0/2, rreth 1 s\n', '  Fotografitë 2/2, 0.0 s\n'])
    await make({ out: 'again' })
    expect(lines).toEqual([])
    expect(await filesIn('again')).toEqual(await filesIn('out'))
  })

  test('picture build encodes a copy of a picture only once', async () => {
    await jpeg('content/2023/a.jpg')
    const before = await make()
    await mkdir(join(root, 'content/2024'))
    await cp(join(root, 'content/2023/a.jpg'), join(root, 'content/2024/Foto 1.JPG'))
    expect(await make({ out: 'next', previous: before })).toEqual(before)
    expect(await readdir(root)).not.toContain('next')
  })

  test('picture build publishes a drawing only as it was checked', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4"></path></svg>\n'
    await mkdir(join(root, 'content'))
    await writeFile(join(root, 'content/a.svg'), drawing)
    const pictures = await picturesOf()
    const [unit] = await make()
    expect(unit?.files).toEqual({ [`pictures/${pictures[0]?.key}.svg`]: fileDigest(drawing) })
    const others = pictures.map((picture) => ({ ...picture, digest: '0'.repeat(16) }))
    await expect(make({ pictures: others })).rejects.toThrow(
      /a\.svg u ndryshua ose u fshi gjatë ndërtimit; nisni ndërtimin përsëri/,
    )
  })

  test.each([
    ['replaced by another one', () => jpeg('content/a.jpg', '#7d8a5c')],
    ['removed', () => rm(join(root, 'content/a.jpg'))],
  ])('picture build refuses a photo that was %s since the check', async (_, change) => {
    await jpeg('content/a.jpg')
    const pictures = await picturesOf()
    await change()
    await expect(make({ pictures })).rejects.toThrow(
      /a\.jpg u ndryshua ose u fshi gjatë ndërtimit; nisni ndërtimin përsëri/,
    )
    expect(listFiles(root).filter((name) => name.endsWith('.avif'))).toEqual([])
  })

  test('picture build encodes an empty file of the cache again', async () => {
    await jpeg('content/a.jpg')
    await make()
    const [name = ''] = listFiles(join(root, 'cache')).filter((each) => each.endsWith('.avif'))
    await writeFile(join(root, 'cache', name), '')
    await make({ out: 'again' })
    expect(await filesIn('again')).toEqual(await filesIn('out'))
  })
})

test('picture cache keeps unused files for thirty days', async () => {
  const now = Date.UTC(2026, 10, 21)
  const day = 24 * 60 * 60 * 1000
  const folder = join(root, 'cache', 'settings')
  await mkdir(folder, { recursive: true })
  for (const [name, days] of Object.entries({ used: 1000, young: 29, old: 31 })) {
    await writeFile(join(folder, name), name)
    await utimes(join(folder, name), 0, (now - days * day) / 1000)
  }
  await removeOldFiles(join(root, 'cache'), new Set([join(folder, 'used')]), now)
  expect((await readdir(folder)).sort()).toEqual(['used', 'young'])
})

describe('after a change', () => {
  beforeEach(async () => {
    await jpeg('content/2023/01.jpg', '#24403a')
    await jpeg('content/2024/01.jpg', '#c08f4a')
  })

  test.each<[name: string, change: () => Promise<void>, made: number, gone: number]>([
    ['an edited photo', () => jpeg('content/2023/01.jpg', '#26343f'), 6, 6],
    ['a larger photo', () => jpeg('content/2023/01.jpg', '#24403a', 900, 600), 9, 6],
    ['a renamed photo', () => move('content/2023/01.jpg', 'content/2023/03.jpg'), 0, 0],
    ['a moved photo', () => move('content/2023/01.jpg', 'content/2024/02.jpg'), 0, 0],
    ['a removed photo', () => rm(join(root, 'content/2023/01.jpg')), 0, 6],
    ['a new photo', () => jpeg('content/2024/02.jpg', '#e3e2d6'), 6, 0],
  ])('picture build changes only files of %s, like a clean build', async (_, change, added, gone) => {
    const before = await make()
    await change()
    const after = await make({ out: 'next', previous: before })
    const [old, next] = [filesOf(before), filesOf(after)]
    expect(Object.keys(next).filter((path) => !(path in old))).toHaveLength(added)
    expect(Object.keys(old).filter((path) => !(path in next))).toHaveLength(gone)
    // Only new units were written, and known ones were returned unchanged.
    const written = await stat(join(root, 'next')).then(
      () => filesIn('next'),
      () => ({}),
    )
    expect(Object.keys(written)).toEqual(Object.keys(next).filter((path) => !(path in old)))
    for (const unit of after)
      if (before.some(({ name }) => name === unit.name)) expect(before).toContain(unit)
    const clean = await make({ out: 'clean', cache: 'clean-cache' })
    expect(filesOf(clean)).toEqual(next)
    expect(await filesIn('clean')).toEqual(next)
  })
})
