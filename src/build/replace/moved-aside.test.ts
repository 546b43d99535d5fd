import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetMove, noteMove, putBack } from './moved-aside.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moved-aside-'))
})
afterEach(() => rm(folder, { recursive: true }))

const at = (name: string) => join(folder, name)

async function site(name: string): Promise<string> {
  await mkdir(at(name))
  await writeFile(join(at(name), 'index.html'), name)
  return at(name)
}

test('of several that were moved the last one that is there goes back', async () => {
  noteMove(folder, { place: at('live'), moved: [await site('old'), await site('old-2'), at('old-3')] })
  expect(putBack(folder)).toBe(undefined)
  expect(await readFile(join(at('live'), 'index.html'), 'utf8')).toBe('old-2')
})

test('what is forgotten stays where it is, and nothing may be forgotten twice', async () => {
  noteMove(folder, { place: at('live'), moved: [await site('old')] })
  forgetMove(folder)
  forgetMove(folder)
  expect(putBack(folder)).toBe(undefined)
  expect(await readdir(folder)).toEqual(['old'])
})

test('what cannot go back is named, unless a site stands in its place or all around it is gone', async () => {
  const moved = [await site('old')]
  await writeFile(at('file'), '')
  noteMove(folder, { place: at('file'), moved })
  expect(putBack(folder)).toBe(at('old'))
  await site('live')
  noteMove(folder, { place: at('live'), moved })
  expect(putBack(folder)).toBe(undefined)
  noteMove(folder, { place: join(at('gone'), 'live'), moved })
  expect(putBack(folder)).toBe(undefined)
  expect(await readFile(join(at('old'), 'index.html'), 'utf8')).toBe('old')
})
