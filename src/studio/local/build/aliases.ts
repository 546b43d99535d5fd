import { createRequire } from 'node:module'
import { join } from 'node:path'
import { paths } from '../../../util/paths.ts'

const { resolve } = createRequire(import.meta.url)

const entities = 'decode-named-character-reference'

/**
 * Packages that the bundles of the studio take from other files: the reader of `&euml;` that needs no DOM, because the page
 * forbids HTML strings and a worker has no document; acorn's module, which acorn-jsx would bundle once more as a script; and
 * nothing for skeletons of messages.
 */
export const aliases = {
  [entities]: resolve(entities),
  acorn: resolve('acorn').replace(/\.js$/, '.mjs'),
  '@formatjs/icu-skeleton-parser': join(paths.root, 'src/studio/local/build/no-skeletons.ts'),
}
