import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSiteFolder, plainPlacing } from './folder.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'))
  for (const name of ['a', 'b', 'c']) await writeFile(join(root, name), name)
  await mkdir(join(root, 'site', 'blog', 'old'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const from = (name: string) => join(root, name)
const to = (path: string) => join(root, 'site', path)
const textOf = (path: string) => readFile(to(path), 'utf8')

test('what is there already stays, what is another is replaced, what is not wanted goes with its folder', async () => {
  const first = openSiteFolder(join(root, 'site'))
  first.link(from('a'), to('blog/1.html'))
  first.link(from('b'), to('blog/2.html'))
  first.link(from('c'), to('blog/old/3.html'))
  first.copy(from('a'), to('drawing.svg'))
  first.sweep()
  const before = await stat(to('blog/1.html'))

  const second = openSiteFolder(join(root, 'site'))
  second.link(from('a'), to('blog/1.html'))
  second.link(from('c'), to('blog/2.html'))
  second.copy(from('b'), to('drawing.svg'))
  second.sweep()
  expect((await readdir(join(root, 'site'), { recursive: true })).sort()).toEqual(
    ['blog', join('blog', '1.html'), join('blog', '2.html'), 'drawing.svg'].sort(),
  )
  expect((await stat(to('blog/1.html'))).ctimeMs).toBe(before.ctimeMs)
  expect(await Promise.all(['blog/2.html', 'drawing.svg'].map(textOf))).toEqual(['c', 'b'])
})

test('what somebody wrote into the earlier site is no part of the next one', async () => {
  const first = openSiteFolder(join(root, 'site'))
  first.link(from('a'), to('a.html'))
  await rm(to('a.html'))
  await writeFile(to('a.html'), 'x')
  await writeFile(to('blog/foreign'), 'x')
  const second = openSiteFolder(join(root, 'site'))
  second.link(from('a'), to('a.html'))
  second.sweep()
  expect(await textOf('a.html')).toBe('a')
  expect(await readdir(join(root, 'site'))).toEqual(['a.html', 'blog'])
})

test('what a link in the earlier site leads to is left alone, and the link is no part of the next one', async () => {
  await mkdir(join(root, 'elsewhere', 'deep'), { recursive: true })
  await writeFile(join(root, 'elsewhere', 'deep', 'foreign'), 'x')
  await symlink(join(root, 'elsewhere'), to('pictures'))
  await symlink(from('a'), to('index.html'))
  const folder = openSiteFolder(join(root, 'site'))
  await mkdir(to('pictures'), { recursive: true })
  folder.link(from('b'), to('pictures/b.jpg'))
  folder.copy(from('c'), to('index.html'))
  folder.sweep()
  expect((await readdir(join(root, 'elsewhere'), { recursive: true })).sort()).toEqual([
    'deep',
    join('deep', 'foreign'),
  ])
  expect((await readdir(join(root, 'site'), { recursive: true })).sort()).toEqual(
    ['blog', join('blog', 'old'), 'index.html', 'pictures', join('pictures', 'b.jpg')].sort(),
  )
  expect(await readFile(from('a'), 'utf8')).toBe('a')
})

test('whatever the permissions of what is put there, everybody may read it', async () => {
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  const first = openSiteFolder(join(root, 'site'))
  first.link(from('a'), to('blog/1.html'))
  await chmod(from('a'), 0o600)
  await chmod(from('b'), 0o400)
  await chmod(to('blog'), 0o700)
  const { size, mtimeMs: time } = await stat(from('a'))
  const second = openSiteFolder(join(root, 'site'))
  expect(second.keeps([{ path: to('blog/1.html'), size, time }])).toBe(false)
  second.link(from('a'), to('blog/1.html'))
  second.copy(from('b'), to('drawing.svg'))
  plainPlacing.copy(from('b'), to('other.svg'))
  expect(await modeOf(to('blog'))).toBe(0o755)
  for (const path of ['blog/1.html', 'drawing.svg', 'other.svg']) expect(await modeOf(to(path))).toBe(0o644)
})

test('files that are all as they were left are kept; where one is another none is', async () => {
  openSiteFolder(join(root, 'site')).link(from('a'), to('a.html'))
  openSiteFolder(join(root, 'site')).link(from('b'), to('a.html.br'))
  const { size, mtimeMs: time } = await stat(to('a.html'))
  const left = { path: to('a.html'), size, time }
  const other = { path: to('a.html.br'), size: size + 1, time: (await stat(to('a.html.br'))).mtimeMs }
  const folder = openSiteFolder(join(root, 'site'))
  expect(folder.keeps([left, other])).toBe(false)
  expect(folder.keeps([left, { ...left, path: to('gone.html') }])).toBe(false)
  expect(folder.keeps([left])).toBe(true)
  folder.sweep()
  expect(await readdir(join(root, 'site'))).toEqual(['a.html', 'blog'])
})

test('nothing is written into a file that another one is a link to', async () => {
  const folder = openSiteFolder(join(root, 'site'))
  folder.link(from('a'), to('1.html'))
  folder.link(from('b'), to('1.html'))
  plainPlacing.link(from('a'), to('2.html'))
  plainPlacing.link(from('c'), to('2.html'))
  const inodes = async (...paths: string[]) =>
    (await Promise.all(paths.map((path) => stat(path)))).map(({ ino }) => ino)
  expect(await inodes(to('1.html'), to('2.html'))).toEqual(await inodes(from('b'), from('c')))
  openSiteFolder(join(root, 'site')).copy(from('c'), to('1.html'))
  expect(await Promise.all(['1.html', '2.html'].map(textOf))).toEqual(['c', 'c'])
  expect(await Promise.all(['a', 'b', 'c'].map((name) => readFile(from(name), 'utf8')))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('a file that is gone is told of', () => {
  expect(() => openSiteFolder(join(root, 'site')).link(from('gone'), to('1.html'))).toThrow(/ENOENT/)
})
