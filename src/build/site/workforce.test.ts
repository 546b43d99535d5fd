import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWorkforce, fewest, type Workforce } from './workforce.ts'

let blobs: string
let workforce: Workforce
beforeEach(async () => {
  blobs = await mkdtemp(join(tmpdir(), 'workforce-'))
  await mkdir(join(blobs, 'modules'))
  workforce = createWorkforce({ blobs, effort: 'quick', base: '/', modules: join(blobs, 'modules') })
})
afterEach(async () => {
  await workforce.close()
  await rm(blobs, { recursive: true })
})

const textTasks = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'text' as const,
    text: `${name} ${index}`,
    compress: false,
  }))

/** What is stored of tasks, in their order. */
async function workedOn(name: string, count: number): Promise<string[]> {
  const results = await workforce.work(textTasks(name, count))
  const files = results.map(({ stored }) => join(blobs, stored.files[0]?.name ?? ''))
  return await Promise.all(files.map((file) => readFile(file, 'utf8')))
}

const texts = (name: string, count: number) => textTasks(name, count).map(({ text }) => text)

test('a few tasks and many, asked for at the same time, come back to whoever asked, in their order', async () => {
  const counts = { one: 1, many: 200, others: 150, some: fewest }
  const asked = Object.entries(counts).map(([name, count]) => workedOn(name, count))
  expect(await Promise.all(asked)).toEqual(Object.entries(counts).map(([name, count]) => texts(name, count)))
})

test('a task that fails fails what was asked for, and nothing else', async () => {
  const body = { file: 'report/1.mdx', text: '<Note>' }
  const spoilt = { kind: 'module' as const, constants: '', names: [], body }
  const failing = workforce.work([...textTasks('a', 50), spoilt])
  const working = workedOn('b', 50)
  await expect(failing).rejects.toThrow(/report\/1\.mdx/)
  expect(await working).toEqual(texts('b', 50))
})

test('work that is asked for after the threads have ended fails instead of waiting', async () => {
  await workedOn('a', 50)
  await workforce.close()
  await expect(workforce.work(textTasks('b', 50))).rejects.toThrow(/ended/)
})
