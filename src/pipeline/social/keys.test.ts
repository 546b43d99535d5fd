import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { cardInputs } from './cards.ts'

const read = (file: string) => readFile(join(paths.root, file), 'utf8')

/** Modules that do not affect a cache: general helpers, and the reader of drawings, which are published as they are. */
const others = /^src\/(util|pipeline\/pictures\/drawing)\//

/** A module and all modules that it imports for more than types: paths from the root, sorted. */
async function reachedFrom(file: string): Promise<string[]> {
  const reached = new Set<string>()
  const visit = async (module: string): Promise<void> => {
    if (reached.has(module) || others.test(module)) return
    reached.add(module)
    for (const [, path = ''] of (await read(module)).matchAll(/^import (?!type )[^']*from '(\.[^']+)'/gm))
      await visit(join(module, '..', path).replaceAll('\\', '/'))
  }
  await visit(file)
  return [...reached].sort()
}

/** The modules and folders of modules that the key of a cache of the workflow names. */
async function keyOf(cache: string): Promise<string[]> {
  const [key = ''] =
    new RegExp(`key: ${cache}-.*hashFiles.*`).exec(await read('.github/workflows/site.yml')) ?? []
  return [...key.matchAll(/'(src\/[^']+?)(\/\*\.ts)?'/g)].map(([, path = '']) => path)
}

const unnamed = (modules: readonly string[], names: readonly string[]) =>
  modules.filter((module) => !names.includes(module) && !names.includes(dirname(module)))

test('CI caches cards until a module that draws them changes', async () => {
  const modules = await reachedFrom('src/pipeline/social/draw.ts')
  expect(modules).toContain('src/model/colours.ts')
  expect(unnamed(modules, cardInputs)).toEqual([])
  expect(unnamed(modules, await keyOf('social'))).toEqual([])
})

test('CI caches photos until a module that encodes them changes', async () => {
  const modules = await reachedFrom('src/pipeline/pictures/encoded.ts')
  expect(modules).toContain('src/model/pictures/widths.ts')
  expect(unnamed(modules, await keyOf('pictures'))).toEqual([])
})
