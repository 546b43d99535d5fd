import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from './paths.ts'
import { completeRouteTree, isRoute, routeFolder, writeRouteTree } from './route-tree.ts'

let root = ''
const tree = () => readFile(join(root, 'src', 'routeTree.gen.ts'), 'utf8')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'routes-'))
  await cp(join(paths.root, routeFolder), join(root, routeFolder), { recursive: true })
  await cp(join(paths.root, 'src', 'routeTree.gen.ts'), join(root, 'src', 'routeTree.gen.ts'))
})
afterEach(() => rm(root, { recursive: true }))

test('the tree of the routes is the one that their files give', async () => {
  const committed = await tree()
  await rm(join(root, 'src', 'routeTree.gen.ts'))
  await writeRouteTree(root)
  expect(await tree()).toBe(committed)
})

test('a tree that names all routes is left alone', async () => {
  const file = join(root, 'src', 'routeTree.gen.ts')
  const text = `${await tree()}// e jona\n`
  await writeFile(file, text)
  await completeRouteTree(root)
  expect(await tree()).toBe(text)
})

test('a route that has come or gone is in the next tree, or no longer', async () => {
  const about = join(root, routeFolder, '_site', 'about.tsx')
  await cp(about, join(root, routeFolder, '_site', 'donate.tsx'))
  await completeRouteTree(root)
  expect(await tree()).toContain("from './routes/_site/donate'")
  await rm(join(root, routeFolder, '_site', 'donate.tsx'))
  await completeRouteTree(root)
  expect(await tree()).not.toContain('donate')
})

test('a tree that is not there is written', async () => {
  const committed = await tree()
  await rm(join(root, 'src', 'routeTree.gen.ts'))
  await completeRouteTree(root)
  expect(await tree()).toBe(committed)
})

test('modules of a route are none themselves', () => {
  const files = [
    '__root.tsx',
    `_site${sep}about.tsx`,
    `_site${sep}-later-pages.ts`,
    `_site${sep}-pages${sep}about.tsx`,
  ]
  expect(files.filter(isRoute)).toEqual(['__root.tsx', `_site${sep}about.tsx`])
})
