import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from './paths.ts'

/**
 * Lets the app load its chunks by `src/load-chunk.ts`: Vite's helper for `import()` weighs 0.3 kB more on every page.
 * With a Vite that calls its helper otherwise, that one is in the app again, and budgets.spec.ts notices.
 */
export function chunkLoading(): Plugin {
  return {
    name: 'chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(join(paths.root, 'src', 'load-chunk.ts'))}`
        : undefined,
  }
}
