import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Generator } from '@tanstack/router-generator'
import type { Plugin } from 'vite'
import { routes } from '../pipeline/app/routes.ts'
import { listFiles } from '../util/list-files.ts'

/** The generator's names of the watcher's events. */
const events = { add: 'create', change: 'update', unlink: 'delete' } as const

/**
 * Development: writes the route tree when a route file is added, changed or removed. The router's own plugin would also
 * load Babel and parse each route twice, which takes a third of the time to the first page.
 */
export function liveRoutes(): Plugin {
  return {
    name: 'live-routes',
    apply: 'serve',
    async configureServer({ watcher, config: { root } }) {
      const folder = join(root, routes.routesDirectory)
      let generator: ReturnType<typeof createGenerator> | undefined
      async function update(event: Parameters<Generator['run']>[0]): Promise<void> {
        generator ??= createGenerator(root)
        await (await generator).run(event).catch(console.error)
      }
      for (const [event, type] of Object.entries(events))
        watcher.on(event, (path: string) => void (path.startsWith(folder) && update({ type, path })))
      if (!isComplete(root)) await update({ type: 'rerun' })
    },
  }
}

/** Writes the route tree if it lacks a route or has one too many. */
export async function writeRouteTree(root: string): Promise<void> {
  if (!isComplete(root)) await (await createGenerator(root)).run({ type: 'rerun' })
}

/** Whether the tree has exactly the existing routes. */
function isComplete(root: string): boolean {
  const tree = readFileSync(join(root, routes.generatedRouteTree), 'utf8')
  const named = Array.from(tree.matchAll(/ from '\.\/routes\/([^']+)'/g), ([, name]) => `${name}.tsx`)
  const files = listFiles(join(root, routes.routesDirectory)).filter((file) => !/(^|\/)-/.test(file))
  return JSON.stringify(named.sort()) === JSON.stringify(files.sort())
}

async function createGenerator(root: string) {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  return new Generator({ config: getConfig(routes, root), root })
}
