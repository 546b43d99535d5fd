import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { listFiles } from '../list-files.ts'
import { paths } from '../paths.ts'
import { pathBelowRoot } from './generated-files.ts'
import { tellChange } from './late-changes.ts'

/** After the watcher began to look at all folders, in ms, when it has seen them. */
export const startTime = 5000

/** What the server writes itself, below the root. */
const own = `${pathBelowRoot(paths.generated)}/`

type Watcher = Pick<ViteDevServer['watcher'], 'add' | 'on' | 'emit'>

/**
 * Lets Vite's watcher look at the project's folders only when it is told to: with thousands of documents that
 * takes half a second, of those until the first page. What has changed below `src/` until it has seen them is
 * told as a change then, as are documents that pages show already; the others are for the check, which reads them
 * anew.
 *
 * @param options.since time in ms since 1970 after which a change may not have been read yet
 */
export function createLateWatching({ root = paths.root, since = performance.timeOrigin } = {}): {
  /** For the watcher's options. */
  ignored: (path: string) => boolean
  /** @param shown documents that pages show, absolute: they are watched before all else */
  start(watcher: Watcher, shown: readonly string[]): void
} {
  let isWatching = false
  const told = new Map<string, number>()

  function tellMissed(watcher: Watcher, shown: readonly string[]): void {
    const code = listFiles(join(root, 'src')).filter((name) => !`src/${name}`.startsWith(own))
    for (const file of [...shown, ...code.map((name) => join(root, 'src', name))]) {
      const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (changed > (told.get(file) ?? since)) tellChange(watcher, file)
    }
  }

  return {
    ignored: (path) => !isWatching && path !== root,
    start(watcher, shown) {
      if (isWatching) return
      isWatching = true
      watcher.on('all', (_event, file) => told.set(resolve(file), Date.now()))
      watcher.add([...shown])
      watcher.add(root)
      tellMissed(watcher, shown)
      setTimeout(tellMissed, startTime, watcher, shown).unref()
    },
  }
}
