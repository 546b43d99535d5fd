import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import { completeRouteTree, isRoute, routeFolder, writeRouteTree } from '../route-tree.ts'

/** Development: writes the tree of the routes anew when a file of `routes/` comes, goes or changes. */
export function liveRouteTree(): Plugin {
  const folder = join(paths.root, routeFolder) + sep
  return {
    name: 'live-route-tree',
    apply: 'serve',
    async configureServer({ watcher }) {
      await completeRouteTree()
      let written = Promise.resolve()
      const write = (file: string) => {
        // One after the other: a new file is filled while the tree is written, which is a change of its own.
        if (file.startsWith(folder) && isRoute(file.slice(folder.length)))
          written = written.then(() => writeRouteTree()).catch(reportFailure)
      }
      for (const event of ['add', 'change', 'unlink']) watcher.on(event, write)
    },
  }
}

function reportFailure(failure: unknown): void {
  console.error(failure)
}
