import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './run.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installed-'))
  await mkdir(join(root, 'node_modules'))
  await write('package-lock.json', {
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  })
  await write('node_modules/.package-lock.json', { 'node_modules/zod': { version: '4.6.7' } })
})
afterEach(() => rm(root, { recursive: true }))

const write = (file: string, packages: Record<string, { version: string; optional?: boolean }>) =>
  writeFile(join(root, file), JSON.stringify({ packages: { '': {}, ...packages } }))

test("installed accepts a complete install without other systems' packages", () => {
  expect(isInstalled(root)).toBe(true)
})

test('installed reports missing packages in a fresh clone', async () => {
  await rm(join(root, 'node_modules'), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

test('installed reports an interrupted installation', async () => {
  await rm(join(root, 'node_modules/.package-lock.json'))
  expect(isInstalled(root)).toBe(false)
  await writeFile(join(root, 'node_modules/.package-lock.json'), '{ "packages": {')
  expect(isInstalled(root)).toBe(false)
})

test('installed reports a changed or added package', async () => {
  await write('package-lock.json', { 'node_modules/zod': { version: '4.6.8' } })
  expect(isInstalled(root)).toBe(false)
  await write('package-lock.json', {
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/yaml': { version: '2.9.1' },
  })
  expect(isInstalled(root)).toBe(false)
})

test('installed leaves a linked node_modules alone', async () => {
  await write('package-lock.json', { 'node_modules/zod': { version: '4.6.8' } })
  await rename(join(root, 'node_modules'), join(root, 'elsewhere'))
  await symlink(join(root, 'elsewhere'), join(root, 'node_modules'), 'junction')
  expect(isInstalled(root)).toBe(true)
})
