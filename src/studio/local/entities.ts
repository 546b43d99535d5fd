import { createRequire } from 'node:module'

const reader = 'decode-named-character-reference'

/** An alias to the reader of `&euml;` that needs no DOM: the studio's page forbids HTML strings, a worker has no document. */
export const plainEntities = { [reader]: createRequire(import.meta.url).resolve(reader) }
