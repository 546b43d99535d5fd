import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import type { Content } from '../../check/content.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { emitModules, writeModules } from './generated.ts'

let root = ''
let content: Content

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
})

afterAll(async () => await rm(root, { recursive: true }))

test('every page gets of the site and its words what pages need, and nothing that only the build reads', () => {
  const site = emitModules(content).get('site.ts') ?? ''
  expect(site).toContain('export const words: Words = {')
  expect(site).toContain(`"name": "${content.site.name}"`)
  for (const field of ['standIns', 'retired', 'address', 'description'])
    expect(site).not.toContain(`\n  "${field}": `)
})

test('the same content yields the same bytes, with or without a cache', async () => {
  const cache = new Map()
  const texts = []
  for (const options of [{}, { cache }, { cache }]) {
    const checked = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts, ...options })
    texts.push(checked.content && [...emitModules(checked.content)])
  }
  expect(texts).toEqual([[...emitModules(content)], [...emitModules(content)], [...emitModules(content)]])
})

test('writes only what differs', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'generated-'))
  const modules = { 'a.ts': 'a', 'b.ts': 'b' }
  await writeModules(dir, new Map(Object.entries(modules)))
  for (const name of Object.keys(modules)) await utimes(join(dir, name), 1, 1)
  await writeModules(dir, new Map(Object.entries({ ...modules, 'a.ts': 'c' })))
  expect((await readdir(dir)).sort()).toEqual(['a.ts', 'b.ts'])
  expect(await readFile(join(dir, 'a.ts'), 'utf8')).toBe('c')
  expect((await stat(join(dir, 'b.ts'))).mtimeMs).toBe(1000)
  await rm(dir, { recursive: true })
})
