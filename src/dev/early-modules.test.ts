import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../check/check.ts'
import type { ContentFiles } from '../check/files.ts'
import { filesOnDisk } from '../check/files-on-disk.ts'
import { copyGoodSite, documents, pictureFacts } from '../check/testing/good-site.ts'
import { publishedModules } from '../pipeline/data/published.ts'
import { createEarlyModules } from './early-modules.ts'

let root = ''
beforeAll(async () => {
  root = await copyGoodSite()
})
afterAll(async () => await rm(root, { recursive: true }))

/** Modules with data of all documents. */
const complete = /^(lists\/|(titles|search|english|suggestions)$)/

/** The files of the good site with one text replaced in a document. */
function spoilt(file: string, from: string, to: string): ContentFiles {
  const files = filesOnDisk(root)
  return {
    ...files,
    async read(name) {
      const bytes = await files.read(name)
      if (name !== file) return bytes
      const text = new TextDecoder().decode(bytes)
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      return new TextEncoder().encode(text.replace(from, to))
    },
  }
}

function earlyModules(files?: ContentFiles) {
  return createEarlyModules({ root, pictures: pictureFacts, ...(files && { files }) }).moduleOf
}

test("createEarlyModules makes a page's modules as the complete check does", async () => {
  const { content } = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  if (content === undefined) throw new Error('The good site is not good.')
  const moduleOf = earlyModules()
  for (const { name, values } of publishedModules(content)) {
    const exported = (await moduleOf(name))?.module.values()
    expect([name, exported]).toEqual([name, complete.test(name) ? undefined : values()])
  }
  expect(await moduleOf('report/3')).toBeUndefined()
})

test('createEarlyModules returns the body and the pictures of the shown document', async () => {
  const shown = await earlyModules()('report/1')
  expect(shown?.documentText).toContain('## Hyrje')
  expect(shown?.pictures.some(({ file }) => file.startsWith('content/reports/'))).toBe(true)
  expect(shown?.pictures.some(({ file }) => file.startsWith('content/news/'))).toBe(false)
})

test('createEarlyModules makes a module when another document has an error', async () => {
  const moduleOf = earlyModules(spoilt(documents.news, 'author:', 'autori:'))
  expect(await moduleOf('news/1')).toBeUndefined()
  expect(await moduleOf('home')).toBeUndefined()
  expect(await moduleOf('report/1')).toBeDefined()
})

test.each([
  ['an unusual number', 'id: 2', 'id: +2'],
  ['a number used twice', 'id: 2', 'id: 1'],
  ['an unusual day', 'start: 20', 'start: "20'],
  ['no closing line', '\n---\n', '\n--\n'],
])('createEarlyModules makes no module when a report has %s', async (_what, from, to) => {
  const moduleOf = earlyModules(spoilt(documents.shortReport, from, to))
  expect(await moduleOf('known')).toBeUndefined()
  expect(await moduleOf('about')).toBeUndefined()
})
