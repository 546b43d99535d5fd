/** What stands behind a name or a dash in one line: the value, and its comment with the blanks before it. */
export type Commented = { value: string; comment: string }

/** A value between quotes as YAML knows them, with nothing behind it but a comment. */
const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=[ \t]+#|[ \t]*$)/
const sign = /(?:^|(?<![ \t])[ \t]+)#/g
const doubleQuotes = /[“”„«»"]/g
/** Signs between letters are apostrophes. */
const singleQuotes = /(?<!\p{L})[‘’']|[‘’'](?!\p{L})/gu

/**
 * Tells a value from its comment, also where YAML cannot read the line. `#` within quotes begins no comment, nor does
 * `#1`, which is text unless quotes have closed the value before it.
 */
export function splitComment(text: string): Commented {
  const [known] = quoted.exec(text) ?? []
  if (known !== undefined) return { value: known, comment: text.slice(known.length).trimEnd() }
  for (const { 0: found, index } of text.matchAll(sign)) {
    const value = text.slice(0, index)
    const rest = text.slice(index + found.length)
    if (isWithin(value, rest) || (/^\S/.test(rest) && !isQuoted(value))) continue
    return { value, comment: text.slice(index) }
  }
  return { value: text, comment: '' }
}

/** Whether a quote before the sign is open there: the only one, with which the value begins, or one that is closed behind. */
function isWithin(before: string, behind: string): boolean {
  const quotes = /^[‘']/.test(before) ? singleQuotes : doubleQuotes
  const [opened, closed] = [before, behind].map(
    (text) => (text.replaceAll(/\\./g, '').match(quotes) ?? []).length,
  ) as [number, number]
  return opened % 2 === 1 && (closed % 2 === 1 || (opened === 1 && /^[“„«"‘']/.test(before)))
}

function isQuoted(value: string): boolean {
  return /^[“”„«»"].*[“”„«»"]$|^[‘’'].*[‘’']$/.test(value)
}
