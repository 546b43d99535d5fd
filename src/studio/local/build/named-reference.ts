// Takes the place of decode-named-character-reference in the bundles of the studio: its own table of names would be the
// second one, beside that of parse5 and htmlparser2, and its version for browsers needs a DOM, which a worker does not have.
import { decodeHTMLStrict } from 'entities/decode'

/** The characters of a named reference, given without `&` and `;`; false if there is none of that name. */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const text = decodeHTMLStrict(reference)
  return text !== reference && text
}
