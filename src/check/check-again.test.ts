import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from './check.ts'
import { createMemory, forgetFile } from './check-documents.ts'
import type { ContentFiles } from './files.ts'
import { filesOnDisk } from './files-on-disk.ts'
import { copyGoodSite, pictureFacts } from './testing/good-site.ts'
import { recordsInMemory, withChanges } from './testing/overlay.ts'

let root = ''

beforeAll(async () => {
  root = await copyGoodSite()
})

afterAll(async () => await rm(root, { recursive: true }))

test('check cache reuses the records of unchanged documents only', async () => {
  const store = recordsInMemory()
  await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts, store })
  const before = new Set(store.records.keys())
  const file = path.join(root, 'content/projects/2017-fletorja.mdx')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('year: 2017', 'yaer: 2017'))
  const { problems } = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts, store })
  await writeFile(file, text)
  expect(problems.map(({ rule, line }) => `${line} ${rule}`)).toEqual(['3 frontmatter/unknown-field'])
  const added = [...store.records].flatMap(([name, record]) => (before.has(name) ? [] : record.toString()))
  expect(added).toEqual([expect.stringContaining('content/projects/2017-fletorja.mdx')])
})

test('check cache reuses no record for another file or when words must be spelled', async () => {
  const store = recordsInMemory()
  const text = await readFile(path.join(root, 'content/projects/2017-fletorja.mdx'), 'utf8')
  const spoilt = text.replace('year: 2017', 'yaer: 2017')
  const problemsWith = async (names: readonly string[], speller?: (word: string) => boolean) => {
    const changes = Object.fromEntries(names.map((name) => [`content/projects/${name}`, spoilt]))
    const { problems } = await checkContent({
      root,
      files: withChanges(filesOnDisk(root), changes),
      pictures: pictureFacts,
      store,
      ...(speller && { speller }),
    })
    return problems
  }
  const one = await problemsWith(['2017-fletorja.mdx'])
  const both = await problemsWith(['2017-fletorja.mdx', '2017-kopja.mdx'])
  const unknown = [one, both].map((all) =>
    all.flatMap(({ rule, file }) => (rule === 'frontmatter/unknown-field' ? file : [])),
  )
  expect(unknown).toEqual([
    ['content/projects/2017-fletorja.mdx'],
    ['content/projects/2017-fletorja.mdx', 'content/projects/2017-kopja.mdx'],
  ])
  const spelled = await problemsWith(['2017-fletorja.mdx'], (word) => word !== 'fletore')
  expect(spelled.map(({ rule }) => rule)).toContain('spelling/unknown-word')
})

test('check reads a cached file again after it is forgotten', async () => {
  const memory = createMemory()
  const file = 'content/projects/2017-fletorja.mdx'
  const text = await readFile(path.join(root, file), 'utf8')
  const rules = async () => {
    const { problems } = await checkContent({
      root,
      files: filesOnDisk(root),
      pictures: pictureFacts,
      memory,
    })
    return problems.map(({ rule }) => rule)
  }
  expect(await rules()).toEqual([])
  await writeFile(path.join(root, file), text.replace('year: 2017', 'yaer: 2017'))
  expect(await rules()).toEqual([])
  forgetFile(memory, file)
  expect(await rules()).toEqual(['frontmatter/unknown-field'])
  await writeFile(path.join(root, file), text)
})

test('check caches nothing that it read while a file changed', async () => {
  const memory = createMemory()
  const disk = filesOnDisk(root)
  const file = 'content/projects/2017-fletorja.mdx'
  let reads = 0
  const files: ContentFiles = {
    list: disk.list,
    async read(name) {
      const bytes = await disk.read(name)
      if (name !== file) return bytes
      reads += 1
      // The change is reported after the old bytes were read.
      if (reads === 1) forgetFile(memory, file)
      return bytes
    },
  }
  for (const times of [1, 2, 2]) {
    await checkContent({ root, files, pictures: pictureFacts, memory })
    expect(reads).toBe(times)
  }
})
