import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCode } from './code.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-'))
  for (const folder of ['src', 'public']) await mkdir(join(root, folder))
  const files = ['src/router.ts', 'src/base.ts', 'public/favicon.svg']
  const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']
  for (const file of [...files, ...settings]) await writeFile(join(root, file), 'e para')
})
afterEach(() => rm(root, { recursive: true }))

const file = (name: string) => join(root, 'src', name)
/** A process that began after the last change. */
const later = () => Date.now() + 60_000

const changes: Record<string, () => Promise<void>> = {
  'is written': () => writeFile(file('router.ts'), 'e dyta'),
  'is written and written back': async () => {
    const text = await readFile(file('router.ts'))
    await writeFile(file('router.ts'), 'e dyta')
    await writeFile(file('router.ts'), text)
  },
  'takes the place of another': () => rename(file('base.ts'), file('router.ts')),
  comes: () => writeFile(file('clean-path.ts'), 'e para'),
  goes: () => rm(file('base.ts')),
}

test.each(Object.entries(changes))('code of which a file %s is not what it was', async (_, change) => {
  const code = readCode(root, later())
  code.expectUnchanged()
  await change()
  expect(() => code.expectUnchanged()).toThrow('Projekti u ndryshua gjatë ndërtimit')
})

test('what decides nothing may change', async () => {
  const code = readCode(root, later())
  for (const name of ['router.test.ts', '.router.ts.swp', 'router.ts~', '#router.ts#', 'README.md'])
    await writeFile(file(name), 'e dyta')
  code.expectUnchanged()
  expect(readCode(root, later()).key).toBe(code.key)
})

test('what was written after the process began is found by nobody else', async () => {
  const { key } = readCode(root, later())
  const began = Date.now() - 60_000
  expect(readCode(root, began).key).not.toBe(key)
  expect(readCode(root, began + 1).key).not.toBe(readCode(root, began).key)
})
