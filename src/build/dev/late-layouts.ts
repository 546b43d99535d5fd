import type { Plugin } from 'vite'
import { paths } from '../paths.ts'
import { routeFiles } from '../route-options.ts'
import { slashes } from './generated-files.ts'
import { warmUp } from './server-entry.ts'

const layoutImport = /^import \{ (\w+) \} from '(\.\.\/\.\.\/layouts\/[^']+)'$/gm

/**
 * On the development server a layout, with its components and style sheets, is compiled when a page shows it: all of
 * them would be half of the modules behind the first page. What is rendered is the same.
 */
export function lateLayouts(): Plugin {
  return {
    name: 'late-layouts',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load(id) {
      const address = addressOf(id)
      if (address.startsWith('/src/layouts/') && this.environment.mode === 'dev')
        void warmUp(this.environment, address)
    },
    transform: (code, id) =>
      id.startsWith(routeFiles.folder) ? { code: loadLate(code), map: null } : undefined,
  }
}

/** The address of a module in Vite's graph. */
function addressOf(id: string): string {
  const root = slashes(paths.root)
  return id.startsWith(root) ? id.slice(root.length) : id
}

/** A route whose layouts are loaded when they are rendered, on the same lines. */
export function loadLate(code: string): string {
  const late = code.replaceAll(
    layoutImport,
    (_, name, file) =>
      `const ${name} = lateLayout(() => import('${file}').then((module) => ({ default: module.${name} })))`,
  )
  return late === code ? code : `import { lazy as lateLayout } from 'react';${late}`
}
