import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import type { Content } from '../../check/content.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { emitIds, emitModules, writeModules } from './generated.ts'

let root = ''
let content: Content

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
})

afterAll(async () => await rm(root, { recursive: true }))

test('emits ids as literal unions', () => {
  expect(
    emitIds(content),
  ).toBe(`// Generated from content/ by the content compiler; changes here are overwritten.

export type ReportId = 1 | 2
export const reportIds = [1, 2] as const

export type NewsId = 1
export const newsIds = [1] as const

export type ProjectId = 1 | 2
export const projectIds = [1, 2] as const
`)
})

test('every page gets of the site and its words what pages need, and nothing that only the build reads', () => {
  const site = emitModules(content).get('site.ts') ?? ''
  expect(site).toContain('export const words: PageWords = {')
  expect(site).toContain(`"name": "${content.site.name}"`)
  for (const field of ['standIns', 'retired', 'address', 'description'])
    expect(site).not.toContain(`\n  "${field}": `)
})

test('the same content yields the same bytes, with or without a cache', async () => {
  const cache = new Map()
  const texts = []
  for (const options of [{}, { cache }, { cache }]) {
    const checked = await checkContent({ root, pictures: pictureFacts, ...options })
    texts.push(checked.content && [...emitModules(checked.content)])
  }
  expect(texts).toEqual([[...emitModules(content)], [...emitModules(content)], [...emitModules(content)]])
})

test('a key that means something in a literal stays a key', () => {
  const words = { ...content.words, nav: JSON.parse('{"__proto__": "kreu"}') }
  expect(emitModules({ ...content, words }).get('site.ts')).toContain('["__proto__"]: "kreu"')
})

test('writes only what differs and removes what is no longer emitted, where asked to', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'generated-'))
  const modules = new Map([
    ['a.ts', 'a\n'],
    ['report/1.ts', 'b\n'],
  ])
  const [keep, remove] = [{ others: 'keep' }, { others: 'remove' }] as const
  expect(writeModules(dir, modules, remove)).toEqual(['a.ts', 'report/1.ts'])
  expect(writeModules(dir, modules, remove)).toEqual([])
  expect(writeModules(dir, new Map([['a.ts', 'c\n']]), keep)).toEqual(['a.ts'])
  expect(writeModules(dir, new Map([['a.ts', 'c\n']]), remove)).toEqual(['report/1.ts'])
  expect(await readdir(dir, { recursive: true })).toEqual(['a.ts', 'report'])
  expect(await readFile(path.join(dir, 'a.ts'), 'utf8')).toBe('c\n')
  await rm(dir, { recursive: true })
})
