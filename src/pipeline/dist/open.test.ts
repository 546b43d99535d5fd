import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../util/list-files.ts'
import { commitFiles } from './commit.ts'
import { type Unit, unchangedUnit, writeTexts } from './manifest.ts'
import { openDist } from './open.ts'

let root: string
let out: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dist-'))
  out = join(root, 'dist')
})
afterEach(() => rm(root, { recursive: true }))

/** Files that identify a site. */
const marks = { _headers: '/*', '404.html': 'Nuk u gjet', 'data/known.js': '{}' }
const page = (text: string) => ({ 'blog/1.html': text, 'data/report/1.js': text })

const open = (cache = '.cache') => openDist({ out, cache: join(root, cache), log: () => {} })

/** Builds the marks and a page; returns the names of the units that were not known. */
async function build(text: string): Promise<string[]> {
  const dist = await open()
  const rebuilt: string[] = []
  const units = Object.entries({ frame: marks, page: page(text) }).map(([name, texts]): Unit => {
    const unit = { name, key: JSON.stringify(texts) }
    const found = unchangedUnit(dist.previous, unit)
    if (found !== undefined) return found
    rebuilt.push(name)
    return { ...unit, files: writeTexts(dist.staging, texts) }
  })
  await dist.commit(units)
  await dist.close()
  return rebuilt
}

async function files(dir = out): Promise<Record<string, string>> {
  const names = listFiles(dir).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')])),
  )
}

test('build notices that another checkout built into the same folder', async () => {
  await build('a')
  const dist = await open('other-cache')
  expect(dist.previous.size).toBe(0)
  const site = { ...marks, ...page('b') }
  await dist.commit([{ name: 'all', key: 'all', files: writeTexts(dist.staging, site) }])
  await dist.close()
  expect(await files()).toEqual(site)
  expect(await build('a')).toEqual(['page'])
  expect(await files()).toEqual({ ...marks, ...page('a') })
})

test('interrupted build leaves complete pages and the next build repairs the site', async () => {
  /** Each page contains the name of the file that it loads. */
  const before = { 'index.html': 'a1', 'gone.html': 'a1', a1: '', 'same.html': 'same', same: '' }
  const after = { 'index.html': 'a2', 'new/page.html': 'a2', a2: '', 'same.html': 'same', same: '' }
  const added = ['index.html', 'new/page.html', 'a2']
  const stale = ['gone.html', 'a1']
  for (let left = 0; left <= added.length + stale.length; left++) {
    const [dir, staging] = [join(root, `dir-${left}`), join(root, `staging-${left}`)]
    writeTexts(dir, before)
    writeTexts(staging, after)
    let steps = left
    const step = () => {
      if (steps-- === 0) throw new Error('interrupted')
    }
    const commit = () => commitFiles({ added, stale }, { dir, staging, step })
    if (left < added.length + stale.length) expect(commit).toThrow('interrupted')
    else commit()
    const found = await files(dir)
    for (const [name, loaded] of Object.entries(found))
      if (name.endsWith('.html'))
        expect([left, name, Object.hasOwn(found, loaded)]).toEqual([left, name, true])
    expect(found['index.html']).toMatch(/^a[12]$/)
    if (left === added.length + stale.length) expect(found).toEqual(after)
  }
})

test('interrupted first build does not block the folder for the next build', async () => {
  const dist = await open()
  const unit = { name: 'page', key: 'a', files: { ...writeTexts(dist.staging, page('a')), missing: '' } }
  await expect(dist.commit([unit])).rejects.toThrow('ENOENT')
  await dist.close()
  expect(await build('a')).toEqual(['frame', 'page'])
  expect(await files()).toEqual({ ...marks, ...page('a') })
})

test('build waits for another build but not for a process that has ended', async () => {
  const locks = join(root, '.cache', 'build')
  const first = await open()
  const [name = ''] = listFiles(locks).filter((file) => file.endsWith('.lock'))
  // Another process seems to hold the lock.
  const own = JSON.parse(await readFile(join(locks, name), 'utf8'))
  await writeFile(join(locks, name), JSON.stringify({ ...own, pid: process.ppid, start: '' }))
  let isOpen = false
  const second = open().then((dist) => {
    isOpen = true
    return dist
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isOpen).toBe(false)
  await first.close()
  await (await second).close()
  await writeFile(join(locks, name), JSON.stringify({ ...own, pid: 999_999_999 }))
  await (await open()).close()
})
