import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { createFilesSeen, forgetFile } from './check-documents.ts'
import { type ContentFiles, filesOnDisk } from './files.ts'
import { copyGoodSite, pictureFacts } from './testing/good-site.ts'

let root = ''

beforeAll(async () => {
  root = await copyGoodSite()
})

afterAll(async () => await rm(root, { recursive: true }))

test('a cache answers for untouched documents only', async () => {
  const cache = new Map()
  await checkContent({ root, pictures: pictureFacts, cache })
  const before = new Map(cache)
  const file = path.join(root, 'content/projects/2017-fletorja.mdx')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('year: 2017', 'yaer: 2017'))
  const { problems } = await checkContent({ root, pictures: pictureFacts, cache })
  await writeFile(file, text)
  expect(problems.map(({ rule, line }) => `${line} ${rule}`)).toEqual(['3 frontmatter/unknown-field'])
  expect([...cache].filter(([name, value]) => before.get(name) !== value).map(([name]) => name)).toEqual([
    'content/projects/2017-fletorja.mdx',
  ])
})

test('files that were seen are read again when they are forgotten', async () => {
  const [cache, seen] = [new Map(), createFilesSeen()]
  const file = 'content/projects/2017-fletorja.mdx'
  const text = await readFile(path.join(root, file), 'utf8')
  const rules = async () => {
    const { problems } = await checkContent({ root, pictures: pictureFacts, cache, seen })
    return problems.map(({ rule }) => rule)
  }
  expect(await rules()).toEqual([])
  await writeFile(path.join(root, file), text.replace('year: 2017', 'yaer: 2017'))
  expect(await rules()).toEqual([])
  forgetFile(seen, file)
  expect(await rules()).toEqual(['frontmatter/unknown-field'])
  await writeFile(path.join(root, file), text)
})

test('what was read while a file changed is not kept', async () => {
  const seen = createFilesSeen()
  const disk = filesOnDisk(root)
  const file = 'content/projects/2017-fletorja.mdx'
  let reads = 0
  const files: ContentFiles = {
    list: disk.list,
    async read(name) {
      const bytes = await disk.read(name)
      if (name !== file) return bytes
      reads += 1
      // Told of a change after the old bytes were read.
      if (reads === 1) forgetFile(seen, file)
      return bytes
    },
  }
  for (const times of [1, 2, 2]) {
    await checkContent({ root, pictures: pictureFacts, files, seen })
    expect(reads).toBe(times)
  }
})
