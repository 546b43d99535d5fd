import type { ViteDevServer } from 'vite'
import { paths } from '../paths.ts'

/**
 * Lets Vite's watcher look at the project's folders only when it is told to: with thousands of documents that
 * takes half a second, of those until the first page.
 */
export function createLateWatching(): {
  /** For the watcher's options. */
  ignored: (path: string) => boolean
  start(watcher: ViteDevServer['watcher']): void
} {
  let isWatching = false
  return {
    ignored: (path) => !isWatching && path !== paths.root,
    start(watcher) {
      if (isWatching) return
      isWatching = true
      watcher.add(paths.root)
    },
  }
}
