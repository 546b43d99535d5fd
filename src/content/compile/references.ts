import { hasInvisible } from './letters.ts'
import { type Finding, finding } from './problem.ts'
import { placeIn, type Source } from './source.ts'

const references = /(?<!\\)&(?:#(\d{1,8})|#[xX]([\dA-Fa-f]{1,8})|([A-Za-z]+));/g

/** The names of HTML for characters that no one sees. */
const named: ReadonlyMap<string, number> = new Map([
  ['shy', 0xad],
  ['ZeroWidthSpace', 0x200b],
  ['zwnj', 0x200c],
  ['zwj', 0x200d],
  ['lrm', 0x200e],
  ['rlm', 0x200f],
  ['NoBreak', 0x2060],
])

/**
 * Characters that no one sees, written by their number or name in a body: `&#8203;`, `&shy;`. Of numbers that are no
 * character at all another rule speaks in HTML.
 */
export function checkReferences(source: Source, isHtml: boolean): Finding[] {
  const body = Math.max(0, source.text.indexOf('\n---', 3))
  return [...source.text.slice(body).matchAll(references)].flatMap((match) => {
    const [written, decimal, hexadecimal, name = ''] = match
    const code = name === '' ? Number(decimal ?? `0x${hexadecimal}`) : named.get(name)
    if (code === undefined) return []
    const sign = code > 0x10ffff ? '\0' : String.fromCodePoint(code)
    if (!hasInvisible(sign) || (isHtml && /[\p{Cc}\p{Cs}]/u.test(sign))) return []
    const start = body + match.index
    return [
      finding('encoding/invisible-character', placeIn(source, start, start + written.length), {
        code: code.toString(16).toUpperCase().padStart(4, '0'),
        written,
      }),
    ]
  })
}
