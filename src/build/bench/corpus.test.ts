import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkContent } from '../../content/compile/index.ts'
import { pictureFacts } from '../../content/compile/testing/good-site.ts'
import { paths } from '../paths.ts'
import { editionOf, sizeOf, writeCorpus } from './corpus.ts'

// However busy the machine is.
vi.setConfig({ testTimeout: 120_000 })

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'corpus-'))
})
afterEach(() => rm(dir, { recursive: true }))

const write = (folder: string, seed: string) =>
  writeCorpus({ dir: path.join(dir, folder), root: paths.root, size: sizeOf(60), seed })
const read = (folder: string) => readFile(path.join(dir, folder, 'content/reports/2001/index.mdx'), 'utf8')

test('a thousand documents are 570 reports, 140 posts and 290 projects', () => {
  expect(sizeOf(1000)).toEqual({ reports: 570, news: 140, projects: 290 })
})

test('editions beyond the twenty-fifth share the years of the first ones', () => {
  expect([1, 25, 26, 51].map(editionOf)).toEqual([
    { year: 2001, folder: '2001' },
    { year: 2000, folder: '2000-2' },
    { year: 2001, folder: '2001-2' },
    { year: 2001, folder: '2001-3' },
  ])
})

test('a corpus has the documents it was asked for, and no mistakes', async () => {
  await write('a', 'x')
  const { problems, content } = await checkContent({ root: path.join(dir, 'a'), pictures: pictureFacts })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  expect([content?.reports.length, content?.news.length, content?.projects.length]).toEqual([34, 8, 18])
})

test('the same seed yields the same texts, another seed others', async () => {
  await Promise.all([write('a', 'x'), write('b', 'x'), write('c', 'y')])
  expect(await read('b')).toBe(await read('a'))
  expect(await read('c')).not.toBe(await read('a'))
})
