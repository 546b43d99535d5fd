// Replaces decode-named-character-reference in the bundles of the studio. That package would add a second table of
// names, beside the table of parse5 and htmlparser2. Its version for browsers needs a DOM, which a worker lacks.
import { decodeHTMLStrict } from 'entities/decode'

/** The characters of a named reference, given without `&` and `;`; false if there is none of that name. */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const text = decodeHTMLStrict(reference)
  return text !== reference && text
}
