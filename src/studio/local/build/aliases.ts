import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../../util/paths.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(paths.root, 'src/studio/local/build')
const namedReference = join(folder, 'named-reference.ts')
const neverCalled = join(folder, 'never-called.ts')

/**
 * Replacements of packages in the bundles of the studio. The decoder of `&euml;` needs no DOM, because the page forbids
 * HTML strings and a worker has no document. The alias of acorn is its ES module, because acorn-jsx would bundle its
 * CommonJS file too. Packages that are never called become an empty module.
 */
export const aliases = {
  'decode-named-character-reference': namedReference,
  acorn: resolve('acorn').replace(/\.js$/, '.mjs'),
  'js-yaml': neverCalled,
  '@formatjs/icu-skeleton-parser': neverCalled,
}

/** Gives the page htmlparser2's version of the table of names, because another version would be a second table. */
export const oneTable: Plugin = {
  name: 'one-table-of-references',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^entities\/decode$/ },
    handler(id, importer) {
      return importer === namedReference ? this.resolve(id, resolve('htmlparser2')) : undefined
    },
  },
}
