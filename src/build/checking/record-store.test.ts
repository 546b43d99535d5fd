import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordStore } from '../../check/index.ts'
import { openRecordStore } from './record-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
})
afterEach(() => rm(folder, { recursive: true }))

const print = (letter: string) => letter.repeat(64)
const open = (name = 'one') => openRecordStore({ folder, name })
const found = (store: RecordStore, letter: string) => store.find(print(letter))?.toString()
const file = () => join(folder, 'one.records')

async function keep(records: Record<string, string>, name = 'one'): Promise<void> {
  const store = await open(name)
  for (const [letter, record] of Object.entries(records)) store.keep(print(letter), record)
  await store.save()
}

test('gives back what an earlier process kept, letter for letter', async () => {
  await keep({ a: '{"v":"ë „x“"}', b: '{}' })
  const store = await open()
  expect([found(store, 'a'), found(store, 'b'), found(store, 'c')]).toEqual([
    '{"v":"ë „x“"}',
    '{}',
    undefined,
  ])
})

test('knows nothing of what another checker kept', async () => {
  await keep({ a: '{}' })
  expect(found(await open('two'), 'a')).toBeUndefined()
})

test('a file that somebody changed, or that was cut off, holds nothing', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  const text = await readFile(file(), 'utf8')
  for (const changed of [text.replace('{"v":1}', '{"v":7}'), text.slice(0, -4)]) {
    await writeFile(file(), changed)
    const store = await open()
    expect([found(store, 'a'), found(store, 'b')]).toEqual([undefined, undefined])
  }
})

test('a file of noise holds nothing', async () => {
  await writeFile(file(), Buffer.from([0, 10, 255, 10, ...Array.from({ length: 200 }, () => 32), 10]))
  expect(found(await open(), 'a')).toBeUndefined()
})

test('of two processes at once the last one leaves a whole file', async () => {
  const [one, other] = await Promise.all([open(), open()])
  one.keep(print('a'), '{"v":1}')
  other.keep(print('b'), '{"v":2}')
  await Promise.all([one.save(), other.save()])
  const store = await open()
  expect([found(store, 'a'), found(store, 'b')].filter((record) => record !== undefined)).toHaveLength(1)
})

test('does not touch the disk when nothing is new', async () => {
  await keep({ a: '{}' })
  const before = (await stat(file())).mtimeMs
  const store = await open()
  found(store, 'a')
  await store.save()
  expect((await stat(file())).mtimeMs).toBe(before)
})

test('what nobody asks for any more goes', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  const store = await open()
  store.use(print('a'))
  store.keep(print('c'), '{"v":3}')
  await store.save()
  const next = await open()
  expect(['a', 'b', 'c'].map((letter) => found(next, letter))).toEqual(['{"v":1}', undefined, '{"v":3}'])
})

test('files of the three last other checkers stay, and those of nobody else', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await keep({ a: '{}' }, name)
    // Times of files may be as coarse as two seconds: said, not waited for.
    await appendFile(join(folder, `${name}.records`), '')
  }
  expect((await readdir(folder)).length).toBe(4)
  expect(await readdir(folder)).toContain('five.records')
})
