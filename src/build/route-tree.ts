import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { paths } from './paths.ts'

/** The folder of the routes, below a project's root. */
export const routeFolder = join('src', 'routes')

const treeFile = join('src', 'routeTree.gen.ts')

/**
 * Writes the tree of the routes where a file of theirs has come or gone. It depends on little else, and what writes
 * it takes longer to load than most commands take.
 */
export async function completeRouteTree(root: string = paths.root): Promise<void> {
  if (!isComplete(root)) await writeRouteTree(root)
}

/** Writes the tree of the routes. */
export async function writeRouteTree(root: string = paths.root): Promise<void> {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const config = getConfig(
    { target: 'react', quoteStyle: 'single', tmpDir: join('.cache', 'tanstack') },
    root,
  )
  await new Generator({ config, root }).run()
}

/** Whether the tree names the files that there are. */
function isComplete(root: string): boolean {
  const tree = join(root, treeFile)
  if (!existsSync(tree)) return false
  const imported = readFileSync(tree, 'utf8').matchAll(/ from '\.\/routes\/([^']+)'/g)
  return isSame(
    Array.from(imported, ([, name = '']) => name),
    routeNames(join(root, routeFolder)),
  )
}

function routeNames(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRoute)
  return files.map((file) => file.slice(0, -'.tsx'.length).split(sep).join('/'))
}

/** Whether a file, by its path below the folder of the routes, is one: what stands behind a dash belongs to routes. */
export function isRoute(file: string): boolean {
  return file.endsWith('.tsx') && !file.split(sep).some((part) => part.startsWith('-'))
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort())
}
