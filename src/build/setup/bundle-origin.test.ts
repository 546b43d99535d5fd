import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFresh, originFile, originOf } from './bundle-origin.mjs'

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

const parts = new Map([
  ['a.mjs', "import { a } from './shared.mjs' // ë\nconsole.log(a)\n"],
  ['shared.mjs', 'export const a = 1\n'],
])
const of = { script: 'a.ts', inside: ['zod'] }

/** Writes the bundle, and beside it what it was made from. */
async function seal(): Promise<void> {
  for (const [name, code] of parts) await writeFile(join(folder, name), code)
  await writeFile(join(folder, originFile), originOf({ of, files: [module], begun: later, parts }) ?? '')
}

test('a bundle is fresh as long as nothing has changed', async () => {
  await seal()
  expect(isFresh(folder, of)).toBe(true)
})

test('a changed module makes it stale', async () => {
  await seal()
  await writeFile(module, 'export const a = 2')
  expect(isFresh(folder, of)).toBe(false)
})

test('a module that is gone makes it stale', async () => {
  await seal()
  await rm(module)
  expect(isFresh(folder, of)).toBe(false)
})

test('it is not what another request asks for', async () => {
  await seal()
  expect(isFresh(folder, { script: 'a.ts', inside: [] })).toBe(false)
  expect(isFresh(folder, { script: 'b/a.ts', inside: ['zod'] })).toBe(false)
})

test('code that somebody changed, cut off, emptied or removed is not fresh, in whichever of its files', async () => {
  for (const name of ['a.mjs', 'shared.mjs', originFile]) {
    await seal()
    const text = await readFile(join(folder, name), 'utf8')
    for (const spoilt of [text.replace('a', 'b'), text.slice(10), text.slice(0, -10), '']) {
      await writeFile(join(folder, name), spoilt)
      expect(isFresh(folder, of), `${name}: ${spoilt}`).toBe(false)
    }
    await rm(join(folder, name))
    expect(isFresh(folder, of), name).toBe(false)
  }
})

test('what was made from a module that had just been changed is not remembered', async () => {
  const { ctimeMs } = await stat(module)
  expect(originOf({ of, files: [module], begun: ctimeMs + 1999, parts })).toBe(undefined)
})
