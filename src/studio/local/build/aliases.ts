import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../../util/paths.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(paths.root, 'src/studio/local/build')
const namedReference = join(folder, 'named-reference.ts')
const neverCalled = join(folder, 'never-called.ts')

/**
 * Packages that the bundles of the studio take from other files: the reader of `&euml;` that needs no DOM, because the page
 * forbids HTML strings and a worker has no document; acorn's module, which acorn-jsx would bundle once more as a script; and
 * nothing for packages that are never called.
 */
export const aliases = {
  'decode-named-character-reference': namedReference,
  acorn: resolve('acorn').replace(/\.js$/, '.mjs'),
  'js-yaml': neverCalled,
  '@formatjs/icu-skeleton-parser': neverCalled,
}

/** Gives the page the table of names that htmlparser2 has: that of another version would be a second one. */
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
