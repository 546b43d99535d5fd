import { cpSync, existsSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listFiles } from '../list-files.ts'
import { type Rename, replaceDirectory } from './replace-directory.ts'
import { createStaging } from './staging.ts'

let parent: string
let far: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replace-'))
  far = await mkdtemp(join(isOtherDisk ? '/dev/shm' : tmpdir(), 'far-'))
})
afterEach(async () => {
  await rm(parent, { recursive: true, force: true })
  await rm(far, { recursive: true, force: true })
})

/** A second file system, where this machine has one. */
const isOtherDisk = existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev

/** Renames as between two file systems. */
const apart: Rename = (from, to) => {
  if (from.startsWith(far) !== to.startsWith(far)) fail('EXDEV')
  renameSync(from, to)
}

/** Renames where `folder` cannot be moved. */
function fixed(folder: string, code: string): Rename {
  return (from, to) => {
    if (from === folder || to === folder) fail(code)
    renameSync(from, to)
  }
}

function fail(code: string): never {
  throw Object.assign(new Error(code), { code })
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

async function read(folder: string): Promise<Record<string, string>> {
  const files = listFiles(folder).sort()
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')])),
  )
}

const before = {
  'assets/one.js': 'one',
  'blog/1.html': 'assets/one.js',
  'data/old/1.js': 'x',
  'index.html': 'assets/one.js',
}
const after = {
  'assets/two.js': 'two',
  'blog/2.html': 'assets/two.js',
  'data/new/1.js': 'y',
  'index.html': 'assets/two.js',
}

test('a folder takes the place of another, which is kept aside', async () => {
  for (const name of ['new', 'live']) {
    await mkdir(join(parent, name))
    await writeFile(join(parent, name, 'file'), name)
  }
  await replaceDirectory(join(parent, 'new'), join(parent, 'live'), join(parent, 'old'))
  expect(await readFile(join(parent, 'live', 'file'), 'utf8')).toBe('new')
  expect(await readFile(join(parent, 'old', 'file'), 'utf8')).toBe('live')
})

test('where a folder cannot take the place of another, that one is there again', async () => {
  await mkdir(join(parent, 'live'))
  await writeFile(join(parent, 'live', 'file'), 'live')
  const replaced = replaceDirectory(join(parent, 'gone'), join(parent, 'live'), join(parent, 'old'))
  await expect(replaced).rejects.toThrow('ENOENT')
  expect(await readFile(join(parent, 'live', 'file'), 'utf8')).toBe('live')
})

test('the first build has nothing to replace', async () => {
  await mkdir(join(parent, 'new'))
  await replaceDirectory(join(parent, 'new'), join(parent, 'sites', 'live'), join(parent, 'old'))
  expect(await readdir(parent, { recursive: true })).toEqual(['sites', join('sites', 'live')])
})

test.each([
  ['two file systems', isOtherDisk ? renameSync : apart],
  ['two volumes', apart],
])('between %s a copy takes the place, and what was made is kept aside', async (_, rename) => {
  const [made, old, live] = [join(parent, 'made'), join(parent, 'old'), join(far, 'sites', 'live')]
  await write(made, before)
  await utimes(join(made, 'index.html'), 1, 1)
  await replaceDirectory(made, live, old, rename)
  expect(await read(live)).toEqual(before)
  expect((await stat(join(live, 'index.html'))).mtimeMs).toBe(1000)
  await rm(old, { recursive: true })
  await write(made, after)
  await replaceDirectory(made, live, old, rename)
  expect(await read(live)).toEqual(after)
  expect(await read(old)).toEqual(after)
  expect(await readdir(join(far, 'sites'))).toEqual(['live'])
  expect(await readdir(parent)).toEqual(['old'])
})

test.each(['EBUSY', 'EXDEV', 'EACCES'])(
  'in a folder that cannot be moved (%s) files take the places of others',
  async (code) => {
    const [made, old, live] = [join(parent, 'made'), join(parent, 'old'), join(far, 'live')]
    await write(made, { ...after, 'a/b': 'a file in the place of a folder', 'c/d/e': 'and the reverse' })
    await write(live, { ...before, 'a/b/c': '', 'c/d': '', '.building-999999999-aB3xYz/index.html': '' })
    await write(join(parent, 'elsewhere'), { foreign: 'x' })
    await symlink(join(parent, 'elsewhere'), join(live, 'link'))
    const { ino } = await stat(live)
    await replaceDirectory(made, live, old, fixed(live, code))
    expect(await read(live)).toEqual({
      ...after,
      'a/b': 'a file in the place of a folder',
      'c/d/e': 'and the reverse',
    })
    expect((await readdir(live)).sort()).toEqual(['a', 'assets', 'blog', 'c', 'data', 'index.html'])
    expect(await readdir(join(live, 'data'))).toEqual(['new'])
    expect((await stat(live)).ino).toBe(ino)
    expect(Object.keys(await read(old))).toContain('index.html')
    expect(await readdir(far)).toEqual(['live'])
    expect(await read(join(parent, 'elsewhere'))).toEqual({ foreign: 'x' })
  },
)

test('an interruption among files that take the places of others leaves whole files and no page without its own', async () => {
  const [made, live] = [join(parent, 'made'), join(parent, 'live')]
  const everything = { ...before, ...after }
  for (let moves = 0; ; moves++) {
    for (const folder of [made, live]) await rm(folder, { recursive: true, force: true })
    await write(made, after)
    await write(live, before)
    let left = moves
    const rename: Rename = (from, to) => {
      if (from === live || to === live) fail('EBUSY')
      if (left-- <= 0) fail('EIO')
      renameSync(from, to)
    }
    const replaced = replaceDirectory(made, live, join(parent, `old-${moves}`), rename)
    const isInterrupted = await replaced.then(
      () => false,
      () => true,
    )
    const found = await read(live)
    for (const [file, text] of Object.entries(found)) {
      expect([before[file as keyof typeof before], everything[file as keyof typeof everything]]).toContain(
        text,
      )
      if (file.endsWith('.html')) expect(Object.keys(found)).toContain(text)
    }
    if (isInterrupted) continue
    expect(found).toEqual(after)
    expect(moves).toBeGreaterThanOrEqual(Object.keys(after).length)
    return
  }
})

describe.each([
  ['by one rename', () => renameSync],
  ['by a copy from another file system', () => apart],
  ['file by file', () => fixed(join(far, 'live'), 'EBUSY')],
])('%s', (_, kind) => {
  test.each(['EIO', 'EACCES', 'EXDEV', 'EBUSY', 'ENOTDIR', 'ENOSPC', 'EPERM', 'ENOTEMPTY'])(
    'whichever move the file system refuses (%s), the site that is there is a whole one',
    async (code) => {
      const live = join(far, 'live')
      for (let moves = 0; ; moves++) {
        for (const folder of [parent, far]) await rm(folder, { recursive: true, force: true })
        const made = join(parent, 'made')
        await write(made, { ...after, 'a/b': 'b', same: 'new' })
        const former = { ...before, a: 'a file', 'same/folder': 'former' }
        await write(live, former)
        const inner = kind()
        let left = moves
        let isRefused = false
        const rename: Rename = (from, to) => {
          if (left-- === 0) {
            isRefused = true
            fail(code)
          }
          inner(from, to)
        }
        const isDone = await replaceDirectory(made, live, join(parent, 'old'), rename).then(
          () => true,
          () => false,
        )
        expect(await read(live)).toEqual(isDone ? { ...after, 'a/b': 'b', same: 'new' } : former)
        expect(await readdir(far)).toEqual(['live'])
        if (!isRefused) return
      }
    },
  )
})

test('what stood there is put back from wherever it was moved to', async () => {
  const [made, live] = [join(parent, 'made'), join(parent, 'live')]
  await write(made, after)
  await write(live, before)
  let moves = 0
  const rename: Rename = (from, to) => {
    moves++
    // Another program reads in the folder, then the new one cannot be moved.
    if (moves === 1) fail('EPERM')
    if (from === made) fail('EIO')
    renameSync(from, to)
  }
  await expect(replaceDirectory(made, live, join(parent, 'old'), rename)).rejects.toThrow('EIO')
  expect(await read(live)).toEqual(before)
})

test.each([
  ['by one rename', renameSync],
  ['by a copy', apart],
])(
  '%s: a build that ended between the two moves has lost nothing, and the next one puts it back',
  async (_, inner) => {
    const live = join(inner === apart ? far : parent, 'live')
    const cache = join(parent, 'cache')
    const staging = join(cache, '999999999-aB3xYz')
    await write(join(staging, 'site'), after)
    await write(live, before)
    const rename: Rename = (from, to) => {
      if (to === live && !existsSync(`${far}-then`)) {
        for (const folder of [parent, far]) cpSync(folder, `${folder}-then`, { recursive: true })
      }
      inner(from, to)
    }
    await replaceDirectory(join(staging, 'site'), live, join(staging, 'old'), rename)
    for (const folder of [parent, far]) {
      await rm(folder, { recursive: true })
      cpSync(`${folder}-then`, folder, { recursive: true })
      await rm(`${folder}-then`, { recursive: true })
    }
    expect(existsSync(live)).toBe(false)
    await createStaging(cache)
    expect(await read(live)).toEqual(before)
  },
)

test('a former site that cannot be put back is not removed with the folder of its build', async () => {
  const [cache, live] = [join(parent, 'cache'), join(parent, 'live')]
  const staging = join(cache, '999999999-aB3xYz')
  await write(join(staging, 'site'), after)
  await write(live, before)
  const rename: Rename = (from, to) => {
    if (to === live) fail('EIO')
    renameSync(from, to)
    // Somebody puts a file there in that instant.
    if (from === live) writeFileSync(live, '')
  }
  await expect(replaceDirectory(join(staging, 'site'), live, join(staging, 'old'), rename)).rejects.toThrow(
    'EIO',
  )
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  await createStaging(cache)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    `  Faqja e mëparshme nuk mund të kthehej në vendin e saj; ajo gjendet në „${join(staging, 'old')}“. (The former site could not be put back: it is there.)\n`,
  )
  told.mockRestore()
  expect(await read(join(staging, 'old'))).toEqual(before)
})
