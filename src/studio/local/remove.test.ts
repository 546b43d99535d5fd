import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import type { Studio } from '../core/studio.ts'
import { findDocument, removeDocument } from './remove.ts'

let root: string
let said: string[]
let removed: unknown[]
beforeAll(async () => {
  root = await copyGoodSite()
})
afterAll(() => rm(root, { recursive: true, force: true }))
beforeEach(() => {
  said = []
  removed = []
})

const file = 'content/reports/2021/index.mdx'
const links = [{ file: 'content/news/a/index.mdx', title: 'Dita' }]
const studioWith =
  (found: typeof links): Studio['call'] =>
  async (name, given) => {
    expect(given.file).toBe(file)
    if (name === 'links') return { links: found, id: 9, revision: 4 }
    expect(name).toBe('remove')
    removed.push(given.revision)
    return { gone: true }
  }
const log = (line: string) => said.push(line)
const find = (named?: string) => findDocument(join(root, 'content'), named)

it('findDocument finds a document by path, folder and address', async () => {
  const name = 'reports/2021/index.mdx'
  for (const named of [name, `content/${name}`, './content/reports/2021/', 'reports/2021', join(root, file)])
    expect(await find(named), named).toBe(name)
  const project = (await readdir(join(root, 'content/projects')))[0] ?? ''
  expect(await find(`content/projects/${project}`)).toBe(`projects/${project}`)
  for (const named of ['/blog/1', 'https://example.github.io/energjia/blog/1/'])
    expect(await find(named)).toMatch(/^reports\//)
  expect(await find('/information-blog/1')).toMatch(/^news\//)
  expect(await find('/projects#projekti-1')).toMatch(/^projects\//)
})

it.each([
  'content/site.yaml',
  '/about',
  '/',
  '.',
  'reports',
  '../../etc',
  '/blog/9999',
  'content/reports/2021/01.jpg',
])('findDocument finds no document in %s', async (named) => {
  await expect(find(named)).rejects.toThrow(`„${named}“ nuk është raport, lajm apo projekt`)
})

it('findDocument throws when no document is named', async () => {
  await expect(find()).rejects.toThrow('Cilin dokument?')
})

it('removeDocument shows the links first and deletes after a yes', async () => {
  const ask = async (question: string) => {
    expect([question, removed]).toEqual(['Ta fshijmë bashkë me fotot? (po/jo): ', []])
    expect(said.join('\n')).toContain('Lidhje drejt tij kanë:\n  content/news/a/index.mdx („Dita“)')
    return ' Po '
  }
  await removeDocument({ file, isSure: false, call: studioWith(links) }, ask, log)
  expect(removed).toEqual([4])
  expect(said[0]).toBe(`${file}: numri 9 nuk i jepet më asnjë dokumenti tjetër.`)
})

it('removeDocument deletes nothing without a yes or the option --yes', async () => {
  const given = { file, isSure: false, call: studioWith([]) }
  await expect(removeDocument(given, async () => '', log)).rejects.toThrow('Asgjë nuk u fshi.')
  await expect(removeDocument(given, undefined, log)).rejects.toThrow('shtoni --yes')
  expect(removed).toEqual([])
  await removeDocument({ ...given, isSure: true }, undefined, log)
  expect(removed).toEqual([4])
})
