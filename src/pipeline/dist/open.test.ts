import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../util/list-files.ts'
import { commitFiles } from './commit.ts'
import { knownUnit, type Unit, writeTexts } from './manifest.ts'
import { openDist } from './open.ts'

let root: string
let out: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dist-'))
  out = join(root, 'dist')
})
afterEach(() => rm(root, { recursive: true }))

type Site = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Files that identify a site. */
const marks = { frame: { _headers: '/*', '404.html': 'Nuk u gjet', 'data/known.js': '{}' } }

/** Builds units from their texts; returns the names of new ones. */
async function build(site: Site, { stop = false } = {}) {
  const said: string[] = []
  const dist = await openDist({
    ...{ out, cache: join(root, '.cache') },
    say: (line) => said.push(line),
  })
  const made: string[] = []
  const units = Object.entries({ ...marks, ...site }).map(([name, texts]): Unit => {
    const unit = { name, key: JSON.stringify(texts) }
    const found = knownUnit(dist.known, unit)
    if (found !== undefined) return found
    made.push(name)
    return { ...unit, files: writeTexts(dist.staging, texts) }
  })
  if (!stop) await dist.commit(units)
  await dist.close()
  return { made, said }
}

async function files(dir = out): Promise<Record<string, string>> {
  const names = listFiles(dir).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name), 'utf8')])),
  )
}

const page = (text: string) => ({ page: { 'blog/1.html': text, 'data/report/1.js': text } })

test('a folder holds the files of its units and nothing else, and what is known is not made again', async () => {
  expect((await build(page('a'))).made).toEqual(['frame', 'page'])
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
  expect((await build(page('a'))).made).toEqual([])
  expect((await build({ ...page('b'), other: { 'about.html': 'x' } })).made).toEqual(['page', 'other'])
  expect(await files()).toEqual({ ...marks.frame, ...page('b').page, 'about.html': 'x' })
  expect((await build({})).made).toEqual([])
  expect(await files()).toEqual(marks.frame)
})

test('a build that is not committed changes nothing', async () => {
  await build(page('a'))
  await build(page('b'), { stop: true })
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
  expect((await build(page('a'))).made).toEqual([])
})

test('a folder that was removed, replaced or changed at its root is compared with the memory of it', async () => {
  await build(page('a'))
  await rm(out, { recursive: true })
  expect((await build(page('a'))).made).toEqual(['frame', 'page'])
  await rm(join(out, '404.html'))
  await writeFile(join(out, 'letter.txt'), 'x')
  // Its files no longer identify a site, but the folder is known.
  expect((await build(page('a'))).made).toEqual(['frame'])
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
})

test('a build of another checkout in the same folder is noticed', async () => {
  await build(page('a'))
  const dist = await openDist({ out, cache: join(root, 'other-cache'), say: () => {} })
  expect(dist.known.size).toBe(0)
  const site = { ...marks.frame, ...page('b').page }
  await dist.commit([{ name: 'all', key: 'all', files: writeTexts(dist.staging, site) }])
  await dist.close()
  expect(await files()).toEqual(site)
  expect((await build(page('a'))).made).toEqual(['page'])
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
})

test('a link in the folder is removed, and nothing is written behind it', async () => {
  await build({})
  await mkdir(join(root, 'elsewhere'))
  await writeFile(join(root, 'elsewhere', '1.html'), 'e huaj')
  await symlink(join(root, 'elsewhere'), join(out, 'blog'))
  await build(page('a'))
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
  expect(await files(join(root, 'elsewhere'))).toEqual({ '1.html': 'e huaj' })
})

test('a build that is interrupted after any number of steps leaves pages with all that they load, and the next one puts it right', async () => {
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

test('a first build that is interrupted does not keep the next one from the folder', async () => {
  const dist = await openDist({ out, cache: join(root, '.cache'), say: () => {} })
  const unit = { name: 'page', key: 'a', files: { ...writeTexts(dist.staging, page('a').page), missing: '' } }
  await expect(dist.commit([unit])).rejects.toThrow('ENOENT')
  await dist.close()
  expect((await build(page('a'))).made).toEqual(['frame', 'page'])
  expect(await files()).toEqual({ ...marks.frame, ...page('a').page })
})

test('a second build waits for the first one', async () => {
  const open = () => openDist({ out, cache: join(root, '.cache'), say: () => {} })
  const lock = join(root, '.cache', 'build')
  const first = await open()
  const [name = ''] = listFiles(lock).filter((file) => file.endsWith('.lock'))
  // As if another process held it.
  await writeFile(join(lock, name), String(process.ppid))
  let isOpen = false
  const second = open().then((dist) => {
    isOpen = true
    return dist
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isOpen).toBe(false)
  await first.close()
  await (await second).close()
})

test('the lock of a process that is gone is free', async () => {
  const open = () => openDist({ out, cache: join(root, '.cache'), say: () => {} })
  await (await open()).close()
  const lock = join(root, '.cache', 'build', `${await lockName()}`)
  await mkdir(dirname(lock), { recursive: true })
  await writeFile(lock, '999999999')
  await (await open()).close()
})

async function lockName(): Promise<string> {
  const dist = await openDist({ out, cache: join(root, '.cache'), say: () => {} })
  const [name = ''] = listFiles(join(root, '.cache', 'build')).filter((file) => file.endsWith('.lock'))
  await dist.close()
  return name
}
