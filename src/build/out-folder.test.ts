import { mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { realFolder } from './out-folder.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'out-folder-')))
})
afterEach(() => rm(root, { recursive: true }))

test('a link leads to its folder, also where that is still to be made', async () => {
  await mkdir(join(root, 'www'))
  await symlink('www', join(root, 'dist'))
  await symlink(join('dist', 'later', 'site'), join(root, 'next'))
  expect(realFolder(join(root, 'dist'))).toBe(join(root, 'www'))
  expect(realFolder(join(root, 'dist', 'new'))).toBe(join(root, 'www', 'new'))
  expect(realFolder(join(root, 'next'))).toBe(join(root, 'www', 'later', 'site'))
  expect(realFolder(join(root, 'plain', 'site'))).toBe(join(root, 'plain', 'site'))
})
