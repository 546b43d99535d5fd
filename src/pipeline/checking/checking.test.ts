import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type CheckOptions, checkContent } from '../../check/check.ts'
import type { Job, RecordStore } from '../../check/check-documents.ts'
import { documents, goodFiles, pictureFacts } from '../../check/testing/good-site.ts'
import { withChanges } from '../../check/testing/overlay.ts'
import { paths } from '../../util/paths.ts'
import { createPool } from '../threads/pool.ts'
import { checkIn, openChecking, openRecordStore } from './checking.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'checking-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function checkAndSave(): Promise<string[]> {
  const lines: string[] = []
  const { services, save } = await openChecking({ cache: folder, log: (line) => lines.push(line) })
  for (const round of ['first', 'second', 'third']) {
    services.store.keep('a'.repeat(64), round)
    await services.pictures(join(paths.content, `pages/home/banner.jpg`))
    await save()
  }
  return lines
}

test('check prints no message when it can write its cache', async () => {
  expect(await checkAndSave()).toEqual([])
})

test('check succeeds and prints one message when it cannot write its cache', async () => {
  await mkdir(join(folder, 'records'))
  await mkdir(join(folder, 'pictures', 'facts.json'), { recursive: true })
  const [line, ...more] = await checkAndSave()
  expect(line).toContain('The memory of the check could not be written.')
  expect(line).toContain(folder)
  expect(more).toEqual([])
})

const print = (letter: string) => letter.repeat(64)
const open = (version = 'one') => openRecordStore({ file: file(), version })
const found = (store: RecordStore, letter: string) => store.find(print(letter))?.toString()
const file = () => join(folder, 'records')

async function keep(records: Record<string, string>): Promise<void> {
  const store = await open()
  for (const [letter, record] of Object.entries(records)) store.keep(print(letter), record)
  await store.save()
}

test('check cache returns the exact records of an earlier process', async () => {
  await keep({ a: '{"v":"ë „x“"}', b: '{}' })
  const store = await open()
  expect([found(store, 'a'), found(store, 'b'), found(store, 'c')]).toEqual([
    '{"v":"ë „x“"}',
    '{}',
    undefined,
  ])
})

test('check cache ignores the records of another version of the check', async () => {
  await keep({ a: '{}' })
  expect(found(await open('two'), 'a')).toBeUndefined()
})

test('check cache ignores the records of another root', async () => {
  const openFor = async (root: string) => await openChecking({ root, code: 'one', cache: folder })
  const { services, save } = await openFor('/faqja')
  services.store.keep(print('a'), '{}')
  await save()
  expect((await openFor('/faqja')).services.store.find(print('a'))).toBe('{}')
  expect((await openFor('/tjetra')).services.store.find(print('a'))).toBeUndefined()
})

test('check cache ignores a file that was changed or truncated', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  const text = await readFile(file(), 'utf8')
  for (const changed of [text.replace('{"v":1}', '{"v":7}'), text.slice(0, -4)]) {
    await writeFile(file(), changed)
    const store = await open()
    expect([found(store, 'a'), found(store, 'b')]).toEqual([undefined, undefined])
  }
})

test('check cache ignores a file of random bytes', async () => {
  await writeFile(file(), Buffer.from([0, 10, 255, 10, ...Array.from({ length: 200 }, () => 32), 10]))
  expect(found(await open(), 'a')).toBeUndefined()
})

test('check cache file is complete after two processes write it at once', async () => {
  const [one, other] = await Promise.all([open(), open()])
  one.keep(print('a'), '{"v":1}')
  other.keep(print('b'), '{"v":2}')
  await Promise.all([one.save(), other.save()])
  const store = await open()
  expect([found(store, 'a'), found(store, 'b')].filter((record) => record !== undefined)).toHaveLength(1)
})

test('check cache writes nothing to the disk without new records', async () => {
  await keep({ a: '{}' })
  const before = (await stat(file())).mtimeMs
  const store = await open()
  found(store, 'a')
  await store.save()
  expect((await stat(file())).mtimeMs).toBe(before)
})

test('check cache writes new records only once', async () => {
  const store = await open()
  store.keep(print('a'), '{}')
  await store.save()
  await rm(file())
  await store.save()
  await expect(stat(file())).rejects.toThrow('ENOENT')
})

test('check cache deletes records that are no longer used', async () => {
  await keep({ a: '{"v":1}', b: '{"v":2}' })
  const store = await open()
  store.find(print('a'))
  store.keep(print('c'), '{"v":3}')
  await store.save()
  const next = await open()
  expect(['a', 'b', 'c'].map((letter) => found(next, letter))).toEqual(['{"v":1}', undefined, '{"v":3}'])
})

/** The results of each way to check: in this thread, in several threads, and twice with a cache on the disk. */
async function answersOf(files: CheckOptions['files'], speller: (word: string) => boolean) {
  const options = { root: '', pictures: pictureFacts, today: '2024-11-21', ...(files && { files }), speller }
  const answers = [await checkContent(options)]
  const pool = createPool()
  answers.push(await checkContent({ ...options, checker: checkIn(pool, { fewest: 1 }) }))
  await pool.close()
  for (let run = 0; run < 2; run++) {
    const store = await openRecordStore({ file: file(), version: 'one' })
    answers.push(await checkContent({ ...options, store }))
    await store.save()
  }
  return answers.map(({ problems, content }) => JSON.stringify([problems, content]))
}

test('check returns the same bytes for good content in threads and from the cache', async () => {
  const [alone, ...others] = await answersOf(await goodFiles(), () => true)
  expect(alone).toContain('content/reports/2021/index.mdx')
  expect(others).toEqual([alone, alone, alone])
})

test('check returns the same problems in the same order in threads and from the cache', async () => {
  const files = await goodFiles()
  const spoil = async (file: string, from: string, to: string) => {
    const text = new TextDecoder().decode(await files.read(file))
    expect(text).toContain(from)
    return [file, text.replace(from, to)] as const
  }
  const spoilt = Object.fromEntries([
    await spoil(documents.report, '## Hyrje', '## Hyrja\n\n<Noote>'),
    await spoil(documents.project, 'id: ', 'id: 0x'),
    await spoil(documents.news, '<p>', '<p onclick="x()">"drejt" '),
    await spoil(documents.home, 'title: ', 'titel: '),
  ])
  const answers = await answersOf(
    withChanges(files, { ...spoilt, [documents.about]: new Uint8Array([0xff, 0xfe, 0, 1]) }),
    (word) => word.length % 2 === 0,
  )
  const [alone, ...others] = answers
  const rules = ['mdx/unknown-component', 'html/', 'encoding/utf-16', 'spelling/unknown-word']
  expect(rules.filter((rule) => !alone?.includes(rule))).toEqual([])
  expect(others).toEqual([alone, alone, alone])
})

test.each([1, 1000])('check throws on a program error (in threads from %i documents on)', async (fewest) => {
  const pool = createPool()
  onTestFinished(() => pool.close())
  const broken = { document: {}, pictures: new Map() } as unknown as Job
  await expect(checkIn(pool, { fewest })([broken], { withTexts: false })).rejects.toThrow()
  expect(await checkIn(pool, { fewest })([], { withTexts: false })).toEqual([])
})

test('check uses threads from the given number of documents on', async () => {
  const seen: boolean[] = []
  const run = async (_: string, batches: unknown[], { isLarge }: { isLarge: boolean }) => {
    seen.push(isLarge)
    return batches.map(() => [])
  }
  const check = checkIn({ run, close: async () => {} } as unknown as ReturnType<typeof createPool>, {
    fewest: 2,
  })
  for (const count of [1, 2, 3]) {
    const jobs = Array.from({ length: count }, () => ({ document: { file: 'a.mdx' } }) as Job)
    await check(jobs, { withTexts: false })
  }
  expect(seen).toEqual([false, true, true])
})
