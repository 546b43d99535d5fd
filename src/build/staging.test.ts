import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaging, replaceDirectory } from './staging.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'staging-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

test('a build removes what an interrupted one left, and leaves the folder of one at work', async () => {
  await mkdir(join(parent, '999999999-abc'))
  await mkdir(join(parent, `${process.pid}-xyz`))
  const staging = await createStaging(parent)
  expect((await readdir(parent)).sort()).toEqual(
    [`${process.pid}-xyz`, staging.slice(parent.length + 1)].sort(),
  )
})

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
