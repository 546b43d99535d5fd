import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh, withOrigin } from './bundle-origin.mjs'

let folder = ''
let module = ''
/** A moment at which the module had not been touched for long. */
let later = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origin-'))
  module = join(folder, 'a.ts')
  await writeFile(module, 'export const a = 1')
  later = (await stat(module)).ctimeMs + 60_000
})
afterEach(() => rm(folder, { recursive: true }))

const code = 'const a = 1 // ë\nconsole.log(a)\n'
const of = { script: 'a.ts', inside: ['zod'] }

function seal(begun = later, asked: unknown = of): Buffer {
  return Buffer.from(withOrigin(code, { of: asked, files: [module], begun }))
}

test('a bundle is fresh as long as nothing has changed, and runs as before', () => {
  const bundle = seal()
  expect(bundle.toString().startsWith(`${code}\n//# bundled-from={`)).toBe(true)
  expect(isFresh(bundle, of)).toBe(true)
})

test('a changed module makes it stale', async () => {
  const bundle = seal()
  await writeFile(module, 'export const a = 2')
  expect(isFresh(bundle, of)).toBe(false)
})

test('a module that is gone makes it stale', async () => {
  const bundle = seal()
  await rm(module)
  expect(isFresh(bundle, of)).toBe(false)
})

test('it is not what another request asks for', () => {
  expect(isFresh(seal(), { script: 'a.ts', inside: [] })).toBe(false)
  expect(isFresh(seal(), { script: 'b/a.ts', inside: ['zod'] })).toBe(false)
})

test('code that somebody changed, cut off or emptied is not fresh', () => {
  const text = seal().toString()
  const spoilt = [text.replace('const a = 1', 'const a = 7'), text.slice(10), text.slice(0, -10), code, '']
  expect(spoilt.map((bundle) => isFresh(Buffer.from(bundle), of))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('what was made from a module that had just been changed is not remembered', async () => {
  const { ctimeMs } = await stat(module)
  expect(seal(ctimeMs + 1999).toString()).toBe(code)
})
