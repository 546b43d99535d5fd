import { copyFile, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPictureCache } from './cache.ts'
import { pictureDigest } from './digest.ts'
import type { Variant } from './plan.ts'
import { pruneCache } from './prune.ts'

// Decoding and encoding take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let root: string
let cacheDir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cache-'))
  cacheDir = join(root, 'cache')
  await photo('a.jpg', '#24403a')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function photo(file: string, background: string): Promise<void> {
  await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toFile(join(root, file))
}

const variant = (name: string, file: string): Variant => ({
  name: `${name}-40.webp`,
  original: join(root, file),
  width: 40,
  format: 'webp',
  full: 40,
})
const open = () => createPictureCache({ cacheDir, effort: 'release' })
const entries = async () =>
  (await readdir(cacheDir, { recursive: true })).filter((name) => name.includes('.'))

test('an entry is named after content, width and its own bytes', async () => {
  const file = await (await open()).fileOf(variant('a', 'a.jpg'))
  expect(file).toMatch(/release-[0-9a-f]{12}[\\/][0-9a-f]{16}-40-[0-9a-f]{16}\.webp$/)
  expect((await sharp(file).metadata()).format).toBe('webp')
})

test('a picture that gets another name is not encoded again', async () => {
  const file = await (await open()).fileOf(variant('a', 'a.jpg'))
  await rename(join(root, 'a.jpg'), join(root, 'Foto e parë.JPG'))
  expect(await (await open()).find(variant('foto', 'Foto e parë.JPG'))).toBe(file)
})

test('a picture whose digest is known is not read where it is encoded already', async () => {
  const digest = pictureDigest(await readFile(join(root, 'a.jpg')))
  const file = await (await open()).fileOf({ ...variant('a', 'a.jpg'), digest })
  await rm(join(root, 'a.jpg'))
  expect(await (await open()).find({ ...variant('a', 'a.jpg'), digest })).toBe(file)
})

test('a picture that is another one than its digest says is not encoded under it', async () => {
  const other = { ...variant('a', 'a.jpg'), digest: '0'.repeat(16) }
  await expect((await open()).fileOf(other)).rejects.toThrow('a.jpg was changed while it was published')
  expect(await readdir(root)).toEqual(['a.jpg'])
})

test('another picture under the same name is encoded anew', async () => {
  const cache = await open()
  const file = await cache.fileOf(variant('a.11111111', 'a.jpg'))
  await photo('a.jpg', '#c08f4a')
  const other = await cache.fileOf(variant('a.22222222', 'a.jpg'))
  expect(other).not.toBe(file)
  expect((await sharp(other).stats()).channels[0]?.mean).toBeGreaterThan(180)
})

test.each([
  ['one byte that has changed', (bytes: Buffer) => bytes.fill(bytes.readUInt8(30) ^ 1, 30, 31)],
  ['a missing end', (bytes: Buffer) => bytes.subarray(0, 20)],
  ['nothing in it', () => Buffer.alloc(0)],
])('an entry with %s is noticed and encoded again', async (_, damage) => {
  const file = await (await open()).fileOf(variant('a', 'a.jpg'))
  const whole = await readFile(file)
  await writeFile(file, damage(Buffer.from(whole)))
  const cache = await open()
  expect(await cache.find(variant('a', 'a.jpg'))).toBeUndefined()
  expect(await readFile(await cache.fileOf(variant('a', 'a.jpg')))).toEqual(whole)
})

test('what several ask for at once is encoded once', async () => {
  const cache = await open()
  const files = await Promise.all([1, 2, 3].map(() => cache.fileOf(variant('a', 'a.jpg'))))
  expect(new Set(files).size).toBe(1)
  expect(await entries()).toHaveLength(1)
})

test('an entry that another build removes meanwhile is encoded again', async () => {
  const cache = await open()
  const file = await cache.fileOf(variant('a', 'a.jpg'))
  const bytes = await readFile(file)
  await rm(file)
  await cache.place(variant('a', 'a.jpg'), join(root, 'out.webp'))
  expect(await readFile(join(root, 'out.webp'))).toEqual(bytes)
})

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 21)

/** Entries of 1000 bytes in a folder of other settings, last used so many days ago. */
async function olderEntries(days: Record<string, number>): Promise<void> {
  const [folder = ''] = await readdir(cacheDir)
  for (const [name, age] of Object.entries(days)) {
    const file = join(cacheDir, folder, name)
    await writeFile(file, Buffer.alloc(1000))
    await utimes(file, (now - age * day) / 1000, (now - age * day) / 1000)
  }
}

test('what nothing uses stays for thirty days, as long as there is room', async () => {
  const used = await (await open()).fileOf(variant('a', 'a.jpg'))
  await utimes(used, 0, 0)
  await olderEntries({ 'b.webp': 1, 'c.webp': 29, 'd.webp': 31, 'e.webp.tmp': 0.5, 'f.webp.tmp': 0 })
  await pruneCache({ cacheDir, used: new Set([used]), now })
  const names = (await entries()).map((name) => name.split(/[\\/]/)[1])
  expect(names.sort()).toEqual([used.split(/[\\/]/).at(-1), 'b.webp', 'c.webp', 'f.webp.tmp'].sort())
})

test('what nothing uses takes no more room than what is used, or the least room', async () => {
  const used = await (await open()).fileOf(variant('a', 'a.jpg'))
  await olderEntries({ 'b.webp': 3, 'c.webp': 1, 'd.webp': 2 })
  await pruneCache({ cacheDir, used: new Set([used]), now, room: 2500 })
  expect((await entries()).map((name) => name.split(/[\\/]/)[1]).sort()).toEqual(
    [used.split(/[\\/]/).at(-1), 'c.webp', 'd.webp'].sort(),
  )
})

test('folders of other settings go when they are empty', async () => {
  const file = await (await open()).fileOf(variant('a', 'a.jpg'))
  await copyFile(file, join(root, 'spare.webp'))
  await rm(file)
  await pruneCache({ cacheDir, used: new Set(), now })
  expect(await readdir(cacheDir)).toEqual([])
})
