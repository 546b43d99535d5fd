import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierSite } from './earlier.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-'))
})
afterEach(() => rm(root, { recursive: true }))

async function siteWith(name: string): Promise<string> {
  const folder = join(root, `replaced-${name}`)
  await mkdir(folder)
  await writeFile(join(folder, 'index.html'), name)
  return folder
}

test('what was replaced is handed to one build at the same place, once', async () => {
  const here = earlierSite(join(root, 'cache'), 'dist')
  await here.keep(await siteWith('one'))
  earlierSite(join(root, 'cache'), 'another').take(join(root, 'a'))
  here.take(join(root, 'b'))
  here.take(join(root, 'c'))
  expect((await readdir(root)).sort()).toEqual(['b', 'cache'])
  expect(await readFile(join(root, 'b', 'index.html'), 'utf8')).toBe('one')
})

test('of two builds at once the later one leaves what it replaced where it is', async () => {
  const here = earlierSite(join(root, 'cache'), 'dist')
  await here.keep(await siteWith('one'))
  await here.keep(await siteWith('two'))
  await here.keep(join(root, 'nothing'))
  here.take(join(root, 'next'))
  expect((await readdir(root)).sort()).toEqual(['cache', 'next', 'replaced-two'])
})

test('what was kept for a place where nothing is built any more goes after a week', async () => {
  await earlierSite(join(root, 'cache'), 'gone').keep(await siteWith('old'))
  const [old = ''] = await readdir(join(root, 'cache'))
  const past = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  await utimes(join(root, 'cache', old), past, past)
  await earlierSite(join(root, 'cache'), 'dist').keep(await siteWith('new'))
  expect(await readdir(join(root, 'cache'))).toHaveLength(1)
  expect(await readdir(join(root, 'cache'))).not.toEqual([old])
})

test('what is kept counts from the day on which it was replaced, not from that on which it was made', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const folder = await siteWith('old')
  await utimes(folder, daysAgo(8), daysAgo(8))
  await earlierSite(join(root, 'cache'), 'dist').keep(folder)
  const [kept = ''] = await readdir(join(root, 'cache'))
  expect(await readdir(join(root, 'cache', kept))).toEqual(['index.html'])
  await utimes(join(root, 'cache', kept), daysAgo(6), daysAgo(6))
  await earlierSite(join(root, 'cache'), 'another').keep(await siteWith('new'))
  expect(await readdir(join(root, 'cache'))).toContain(kept)
})

test('a link is neither kept nor handed out, and what it leads to is left alone', async () => {
  const here = earlierSite(join(root, 'cache'), 'dist')
  await here.keep(await siteWith('one'))
  const [kept = ''] = await readdir(join(root, 'cache'))
  await rm(join(root, 'cache', kept), { recursive: true })
  const live = await siteWith('live')
  await symlink(live, join(root, 'cache', kept))
  here.take(join(root, 'next'))
  await symlink(live, join(root, 'link'))
  await here.keep(join(root, 'link'))
  expect(await readdir(join(root, 'cache'))).toEqual([])
  await here.keep(await siteWith('two'))
  here.take(join(root, 'next'))
  expect(await readFile(join(root, 'next', 'index.html'), 'utf8')).toBe('two')
  expect((await readdir(root)).sort()).toEqual(['cache', 'link', 'next', 'replaced-live'])
  expect(await readFile(join(live, 'index.html'), 'utf8')).toBe('live')
})
