import type { Plugin } from 'vite'
import { pathBelowRoot } from './generated-files.ts'

/** What the server runs and does not load anew; what stands over the page is the browser's, tests are nobody's. */
const own = /^(?:src\/build\/(?!dev\/overlay\.ts)|src\/content\/(?:compile|schema)\/|vite\.config\.ts$)/
const test = /\.test\.tsx?$/

/** Development: says that a change of the server's own code needs another start, where it would seem to do nothing. */
export function tellOfOwnCode(): Plugin {
  return {
    name: 'own-code',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.on('change', (file) => {
        if (isOwnCode(file))
          config.logger.warn(
            `${pathBelowRoot(file)} vlen pasi ta nisni npm start përsëri. (The server runs this file: start it again.)`,
            { timestamp: true },
          )
      })
    },
  }
}

/** Whether a file of the project is part of what the development server runs. */
export function isOwnCode(file: string): boolean {
  const path = pathBelowRoot(file)
  return own.test(path) && !test.test(path)
}
