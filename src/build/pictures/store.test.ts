import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, pruneStores } from './store.ts'

let root: string
let dir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-'))
  dir = join(root, 'settings')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const bytes = Buffer.from('the bytes of a picture')

test('a file is named after its id and its bytes, and is there for the next one who opens the store', async () => {
  await (await openStore(dir)).write('a-40.avif', bytes)
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^a-40-[0-9a-f]{16}\.avif$/)])
  const store = await openStore(dir)
  expect([store.has('a-40.avif'), store.has('a-41.avif')]).toEqual([true, false])
  expect(await store.read('a-40.avif')).toEqual(bytes)
  expect(await store.read('a-41.avif')).toBeUndefined()
})

test.each([
  ['one byte that has changed', (whole: Buffer) => whole.fill(whole.readUInt8(3) ^ 1, 3, 4)],
  ['a missing end', (whole: Buffer) => whole.subarray(0, 9)],
  ['nothing in it', () => Buffer.alloc(0)],
])('a file with %s counts as missing, and can be written again', async (_, damage) => {
  await (await openStore(dir)).write('a.jpg', bytes)
  const [name = ''] = await readdir(dir)
  await writeFile(join(dir, name), damage(await readFile(join(dir, name))))
  const store = await openStore(dir)
  expect(await store.read('a.jpg')).toBeUndefined()
  expect(store.has('a.jpg')).toBe(false)
  await store.write('a.jpg', bytes)
  expect(await store.read('a.jpg')).toEqual(bytes)
})

test('a file that somebody removes meanwhile counts as missing', async () => {
  const store = await openStore(dir)
  await store.write('a.jpg', bytes)
  await rm(dir, { recursive: true })
  expect(await store.read('a.jpg')).toBeUndefined()
})

test('what is not in use stays for thirty days, what an interruption left for an hour; empty folders go', async () => {
  const now = Date.UTC(2026, 10, 21)
  const hour = 60 * 60 * 1000
  const ages = { used: 1000, young: 24 * 29, old: 24 * 31 }
  for (const [id, hours] of Object.entries(ages)) {
    await (await openStore(dir)).write(`${id}.jpg`, bytes)
    const name = (await readdir(dir)).find((each) => each.startsWith(id)) ?? ''
    await utimes(join(dir, name), 0, (now - hours * hour) / 1000)
  }
  for (const [name, hours] of [['.a.1.tmp', 0.5] as const, ['.b.2.tmp', 2] as const]) {
    await writeFile(join(dir, name), '')
    await utimes(join(dir, name), 0, (now - hours * hour) / 1000)
  }
  await openStore(join(root, 'other')).then((store) => store.write('old.jpg', bytes))
  for (const name of await readdir(join(root, 'other'))) await utimes(join(root, 'other', name), 0, 0)
  await pruneStores(root, (id) => id === 'used.jpg', now)
  expect(await readdir(root)).toEqual(['settings'])
  expect((await readdir(dir)).map((name) => name.replace(/-[0-9a-f]{16}/, '')).sort()).toEqual([
    '.a.1.tmp',
    'used.jpg',
    'young.jpg',
  ])
})
