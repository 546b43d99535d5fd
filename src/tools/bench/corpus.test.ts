import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkContent } from '../../check/check.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { rules } from '../../check/rules/index.ts'
import { pictureFacts } from '../../check/testing/good-site.ts'
import { paths } from '../../util/paths.ts'
import { createCorpus, writeCorpus } from './corpus.ts'
import { editionOf, sizeByReports } from './documents.ts'
import { drawPhoto } from './photos.ts'

// Long, for a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'corpus-'))
})
afterEach(() => rm(dir, { recursive: true }))

async function write(folder: string, { reports = 4, colours = ['#a33', '#3a3'] } = {}) {
  const [first = '', ...others] = await Promise.all(
    colours.map((colour) => drawPhoto(path.join(dir, `${colour.slice(1)}.jpg`), colour)),
  )
  const corpus = await createCorpus(sizeByReports(reports), [first, ...others])
  await writeCorpus(path.join(dir, folder, 'content'), paths.content, corpus)
}
const read = (folder: string) => readFile(path.join(dir, folder, 'content/reports/2001/index.mdx'), 'utf8')
const pictures = async (folder: string) =>
  (await readdir(path.join(dir, folder, 'content/reports/2001'))).filter((name) => name.endsWith('.jpg'))

test('corpus repeats years after the twenty-fifth edition', () => {
  expect([1, 25, 26, 51].map(editionOf)).toEqual([
    { year: 2001, path: '2001' },
    { year: 2000, path: '2000-2' },
    { year: 2001, path: '2001-2' },
    { year: 2001, path: '2001-3' },
  ])
})

test('corpus has the requested documents and only placeholder warnings', async () => {
  await write('a', { reports: 28 })
  const root = path.join(dir, 'a')
  const { problems, content } = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  const mistakes = problems.filter(({ rule }) => !rules[rule].stopsRelease)
  expect(mistakes.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  expect([content?.reports.length, content?.news.length, content?.projects.length]).toEqual([28, 7, 14])
})

test('corpus has the same texts in each run', async () => {
  await write('a')
  await write('b')
  expect(await read('b')).toBe(await read('a'))
})

test('corpus report shows several of many photographs, a single one once', async () => {
  await write('many')
  await write('one', { colours: ['#a33'] })
  expect((await pictures('many')).length).toBeGreaterThanOrEqual(7)
  expect(await pictures('one')).toEqual(['01.jpg'])
})
