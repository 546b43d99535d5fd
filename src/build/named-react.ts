import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/** How the ids of the modules begin that take their place. */
const prefix = '\0named-react:'

/**
 * Gives the app React as modules with named exports. React's own are CommonJS: each use is then a look-up in an object,
 * `(0, r.jsx)(…)`, which weighs up to 0.2 kB more on a page (Brotli). Exports that nobody imports are left out.
 */
export function namedReact(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '', { kind }) {
      // Who requires React wants all of it, and so does the module that takes it apart.
      const isWhole = kind === 'require-call' || importer.startsWith(prefix)
      return modules.includes(source) && !isWhole ? prefix + source : undefined
    },
    load(id) {
      if (!id.startsWith(prefix)) return
      const name = id.slice(prefix.length)
      const exported = Object.keys(require(name)).map(
        (key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})()`,
      )
      return [`import whole from '${name}'`, ...exported, 'export default whole'].join('\n')
    },
  }
}
