import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { emitModules } from '../emit/modules.ts'
import { type ContentFiles, filesOnDisk } from '../files.ts'
import { copyGoodSite, documents, pictureFacts } from '../testing/good-site.ts'
import { createEarlyModules } from './modules.ts'

let root = ''
beforeAll(async () => {
  root = await copyGoodSite()
})
afterAll(async () => await rm(root, { recursive: true }))

/** Modules that hold something of every document. */
const complete = /^(lists\/projects|project-lists|titles|reports|news|search|entities|pictures)\b(?!\/\d)/

/** The files of the good site with another text in the place of one in a document. */
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

function early(files?: ContentFiles) {
  return createEarlyModules({ root, pictures: pictureFacts, ...(files && { files }) })
}

test('makes each module of a page as the complete check does, and leaves those of all documents to it', async () => {
  const { content } = await checkContent({ root, pictures: pictureFacts })
  if (content === undefined) throw new Error('The good site is not good.')
  const modules = early()
  for (const [name, text] of emitModules(content)) {
    expect([name, await modules.textOf(name)]).toEqual([name, complete.test(name) ? undefined : text])
  }
  expect(await modules.textOf('report/3.ts')).toBeUndefined()
})

test('names what was shown, and gives the body and the pictures of that, and of nothing else', async () => {
  const modules = early()
  await modules.textOf('report/1.ts')
  expect(await modules.bodyOf(documents.report)).toContain('## Hyrje')
  expect(await modules.bodyOf(documents.news)).toBeUndefined()
  expect(modules.documents).toContain(documents.report)
  expect(modules.documents).not.toContain(documents.news)
  expect(modules.pictures.every(({ file }) => file.startsWith('content/reports/'))).toBe(true)
  expect(modules.pictures.length).toBeGreaterThan(0)
})

test('reads what a module shows, so an error elsewhere does not keep it from being made', async () => {
  const modules = early(spoilt(documents.news, 'author:', 'autori:'))
  expect(await modules.textOf('news/1.ts')).toBeUndefined()
  expect(await modules.textOf('home.ts')).toBeUndefined()
  expect(await modules.textOf('report/1.ts')).toBeDefined()
})

test('reads a document once, and anew when it was told to forget it', async () => {
  const files = filesOnDisk(root)
  let title = 'Titulli i parë'
  const modules = early({
    ...files,
    async read(name) {
      const text = new TextDecoder().decode(await files.read(name))
      return new TextEncoder().encode(text.replace(/^title: .*$/m, `title: "${title}"`))
    },
  })
  expect(await modules.textOf('report/1.ts')).toContain('Titulli i parë')
  title = 'Titulli i dytë'
  expect(await modules.textOf('report/1.ts')).not.toContain('Titulli i dytë')
  modules.forget(documents.report)
  expect(await modules.textOf('report/1.ts')).toMatch(/Titulli i dytë[\s\S]*Titulli i parë/)
})

test('reads the documents beside a changed picture anew, and lists the files again when some came or went', async () => {
  const files = filesOnDisk(root)
  const asked: string[] = []
  const modules = early({
    list: (folder) => {
      asked.push(folder)
      return files.list(folder)
    },
    read: (name) => {
      asked.push(name)
      return files.read(name)
    },
  })
  const askedFor = async (name: string) => {
    asked.length = 0
    await modules.textOf(name)
    return asked
  }
  expect(await askedFor('report/1.ts')).toEqual(expect.arrayContaining(['content', documents.report]))
  expect(await askedFor('report/1.ts')).toEqual([])
  modules.forget(documents.report.replace('index.mdx', 'tjetër.jpg'))
  expect(await askedFor('report/1.ts')).toEqual([documents.report])
  modules.forget()
  expect(await askedFor('report/1.ts')).toEqual(
    expect.arrayContaining(['content', documents.report, documents.news]),
  )
})

test.each([
  ['an unusual number', 'id: 2', 'id: +2'],
  ['the number of another report', 'id: 2', 'id: 1'],
  ['an unusual day', 'start: 20', 'start: "20'],
  ['no closing line', '\n---\n', '\n--\n'],
])('makes nothing where a report has %s', async (_what, from, to) => {
  const modules = early(spoilt(documents.shortReport, from, to))
  expect(await modules.textOf('ids.ts')).toBeUndefined()
  expect(await modules.textOf('about.ts')).toBeUndefined()
})
