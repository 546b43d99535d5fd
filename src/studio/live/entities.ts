import { createRequire } from 'node:module'

const reader = 'decode-named-character-reference'

/** Reads `&euml;` without HTML, which the policy of the studio's page refuses, and without a document, which no worker has. */
export const plainEntities = { [reader]: createRequire(import.meta.url).resolve(reader) }
