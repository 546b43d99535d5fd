import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import { routeFiles, routeOptions } from '../route-options.ts'

/**
 * Development: writes the tree of the routes anew when a file of `routes/` comes, goes or changes. What writes it
 * is loaded only then, and routes are not split: the router's plugin would take half of the time to the first page.
 */
export function liveRouteTree(): Plugin {
  return {
    name: 'live-route-tree',
    apply: 'serve',
    async configureServer({ watcher }) {
      if (!isComplete()) await writeTree()
      let written = Promise.resolve()
      const write = (file: string) => {
        // One after the other: a new file is filled while the tree is written, which is a change of its own.
        if (file.startsWith(routeFiles.folder + sep)) written = written.then(writeTree).catch(reportFailure)
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, write)
    },
  }
}

/** Whether the tree names the files that there are: it depends on little else. */
function isComplete(): boolean {
  if (!existsSync(routeFiles.tree)) return false
  const files = readdirSync(routeFiles.folder, { recursive: true, encoding: 'utf8' })
  const names = files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length))
  const tree = readFileSync(routeFiles.tree, 'utf8')
  const imported = [...tree.matchAll(/ from '\.\/routes\/([^']+)'/g)].map(([, name = '']) => name)
  return isSame(
    imported,
    names.map((name) => name.split(sep).join('/')),
  )
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return JSON.stringify([...some].sort()) === JSON.stringify([...others].sort())
}

async function writeTree(): Promise<void> {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const { root } = paths
  await new Generator({ config: getConfig(routeOptions, root), root }).run()
}

function reportFailure(failure: unknown): void {
  console.error(failure)
}
