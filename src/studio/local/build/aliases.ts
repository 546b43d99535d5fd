import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const entities = 'decode-named-character-reference'

/**
 * Packages that the bundles of the studio take from other files: the reader of `&euml;` that needs no DOM, because the page
 * forbids HTML strings and a worker has no document; and acorn's module, which acorn-jsx would bundle once more as a script.
 */
export const aliases = {
  [entities]: resolve(entities),
  acorn: resolve('acorn').replace(/\.js$/, '.mjs'),
}
