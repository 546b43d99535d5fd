import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureBrowser, findBrowser, findWebServer } from './programs.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browser-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function program(name: string, script = 'echo Chromium'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

test('programs finds browsers in PATH, the headless shell first', async () => {
  const shell = await program('chromium-headless-shell')
  await program('chromium')
  expect(findBrowser({ PATH: folder })).toBe(shell)
  expect(findBrowser({ PATH: `/nowhere:${folder}` })).toBe(shell)
})

test('programs skips a program that does not start', async () => {
  await program('chromium-headless-shell', 'exit 1')
  // Undefined on a machine without a browser.
  expect(findBrowser({ PATH: folder }) ?? '').not.toContain(folder)
})

test('programs uses only CHROMIUM_PATH when it is set', async () => {
  const path = await program('mine')
  expect(findBrowser({ CHROMIUM_PATH: path, PATH: folder })).toBe(path)
  expect(() => ensureBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow(
    'CHROMIUM_PATH names /nowhere/chrome, which does not start.',
  )
})

test('programs finds a web server in PATH', async () => {
  const path = await program('caddy')
  expect(findWebServer('caddy', `/nowhere:${folder}`)).toBe(path)
})
