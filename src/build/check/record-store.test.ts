import { appendFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordStore } from '../../content/compile/index.ts'
import { openRecordStore } from './record-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
})
afterEach(() => rm(folder, { recursive: true }))

const print = (letter: string) => letter.repeat(64)
const open = (checker = 'one') => openRecordStore({ folder, checker })
const found = (store: RecordStore, letter: string) => store.find(print(letter))?.toString()
const file = () => join(folder, 'one.records')

async function keep(records: Record<string, string>, checker = 'one'): Promise<void> {
  const store = await open(checker)
  for (const [letter, record] of Object.entries(records)) store.keep(print(letter), record)
  await store.save()
}

test('gives back what an earlier process kept, letter for letter', async () => {
  await keep({ a: '{"v":"ë „x“"}' })
  await keep({ b: '{}' })
  const store = await open()
  expect([found(store, 'a'), found(store, 'b'), found(store, 'c')]).toEqual([
    '{"v":"ë „x“"}',
    '{}',
    undefined,
  ])
})

test('writes nothing that may be of another checker than the one that is named', async () => {
  await keep({ a: '{}' })
  let isOther = false
  const store = await openRecordStore({ folder, checker: 'one', isOther: () => isOther })
  store.keep(print('b'), '{}')
  isOther = true
  await store.save()
  const next = await open()
  expect([found(next, 'a'), found(next, 'b')]).toEqual(['{}', undefined])
})

test('knows nothing of what another checker kept', async () => {
  await keep({ a: '{}' })
  expect(found(await open('two'), 'a')).toBeUndefined()
})

test('a record that anybody changed is as good as absent, its neighbours are not', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  await writeFile(file(), (await readFile(file(), 'utf8')).replace('{"v":1}', '{"v":7}'))
  const store = await open()
  expect([found(store, 'a'), found(store, 'b')]).toEqual([undefined, '{"v":2}'])
})

test('a line that was cut off spoils neither the ones before nor the ones after', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  await truncate(file(), (await stat(file())).size - 4)
  await keep({ c: '{"v":3}' })
  const store = await open()
  expect(['a', 'b', 'c'].map((letter) => found(store, letter))).toEqual(['{"v":1}', undefined, '{"v":3}'])
})

test('a file of noise holds nothing', async () => {
  await writeFile(file(), Buffer.from([0, 10, 255, 10, ...Array.from({ length: 200 }, () => 32), 10]))
  expect(found(await open(), 'a')).toBeUndefined()
})

test('two processes at once lose nothing of each other', async () => {
  const [one, other] = await Promise.all([open(), open()])
  one.keep(print('a'), '{"v":1}')
  other.keep(print('b'), '{"v":2}')
  await Promise.all([one.save(), other.save()])
  const store = await open()
  expect([found(store, 'a'), found(store, 'b')]).toEqual(['{"v":1}', '{"v":2}'])
})

test('does not touch the disk when nothing is new', async () => {
  await keep({ a: '{}' })
  const before = (await stat(file())).mtimeMs
  const store = await open()
  found(store, 'a')
  await store.save()
  expect((await stat(file())).mtimeMs).toBe(before)
})

test('what nobody asks for any more makes room', async () => {
  await keep({ a: '{"v":1}', b: JSON.stringify('x'.repeat(5_000_000)) })
  const store = await open()
  store.use(print('a'))
  store.keep(print('c'), '{"v":3}')
  await store.save()
  expect((await stat(file())).size).toBeLessThan(300)
  const next = await open()
  expect(['a', 'b', 'c'].map((letter) => found(next, letter))).toEqual(['{"v":1}', undefined, '{"v":3}'])
})

test('files of the two last other checkers stay, and those of nobody else', async () => {
  for (const checker of ['one', 'two', 'three', 'four']) {
    await keep({ a: '{}' }, checker)
    // Times of files may be as coarse as two seconds: said, not waited for.
    await appendFile(join(folder, `${checker}.records`), '')
  }
  expect((await readdir(folder)).length).toBe(3)
  expect(await readdir(folder)).toContain('four.records')
})
