import { type Finding, finding, withReplacement } from '../problem.ts'
import { placeIn } from '../source.ts'
import { type FieldText, readLines } from './lines.ts'

/** Typographic quotes, which YAML takes for letters. */
const double = /[“”„«»"]/
const single = /[‘’']/
/** A value within brackets: `themes: [“pyjet”, „klima“]`. */
const within = /(?<=[[{,:][ \t]*)[“”„«»][^“”„«»"\\\n]+[“”„«»"](?=[ \t]*[,\]}])/g

/** Finds values wholly within curly quotes, as phones and Word write them; quotes around a part of a value are text. */
export function findCurlyQuotes({ source, texts, ...range }: FieldText): Finding[] {
  const lines = readLines({ source, texts, ...range })
  return lines.flatMap(({ value: all, valueStart, name, isText, indent }, index) => {
    // A line without a dash or a name continues a value.
    const next = lines[index + 1]
    if (isText || (next?.isText && next.indent > indent)) return []
    const inGroup = /^[[{]/.test(all) ? [...all.matchAll(within)] : []
    return (isWrapped(all) ? [{ 0: all, index: 0 }] : inGroup).map(({ 0: written, index: at }) => {
      const place = placeIn(source, valueStart + at, valueStart + at + written.length)
      return withReplacement(finding('yaml/curly-quotes', place), straight(written, texts.has(name ?? '')))
    })
  })
}

/** A value with straight quotes in place of the curly ones around it; undefined if there are none. */
export function straightened(value: string): string | undefined {
  return isWrapped(value) ? straight(value) : undefined
}

/** A value in a form that YAML reads as text: quoted if necessary. */
export function quotedWhereNeeded(value: string): string {
  if (isWrapped(value)) return straight(value)
  if (/^(?:"[^"]*"|'[^']*')$|^[[{]/.test(value)) return value
  const isPlain = /^[^\s"'&*!|>@`%#?:,[\]{}-]/.test(value) && !/:(?:\s|$)|\s#|"$/.test(value)
  if (isPlain) return value
  const [, unquoted] = /^([^"]+)"$/.exec(value) ?? []
  // The opening quote was lost.
  if (unquoted !== undefined && !unquoted.includes('\\')) return `"${unquoted}"`
  // Within double quotes a backslash begins an escape sequence.
  if (value.includes('\\') && !value.includes("'")) return `'${value}'`
  return `"${inAlbanianQuotes(value.replaceAll('\\', '\\\\'), '"')}"`
}

/** A text with alternating Albanian quotes in place of unescaped straight ones. */
export function inAlbanianQuotes(text: string, quote: '"' | "'"): string {
  let open = false
  const set = text.replaceAll(quote === '"' ? /\\.|"/g : /(?<=\p{L})''(?=\p{L})|'/gu, (found) => {
    if (found !== quote) return found
    open = !open
    return open ? '„' : '“'
  })
  return open ? `${set}“` : set
}

/** Patterns for the text up to a closing quote, which no letter follows. */
const closesText = {
  '"': /^(?:[^"\\]|\\.)*(?<![ \t])"(?![\p{L}\p{N}]|$)/u,
  "'": /^(?:[^']|(?<=\p{L})'(?=\p{L}))*(?<![ \t])'(?![\p{L}\p{N}]|$)/u,
}

/** A value whose straight quotes end too early, requoted as a whole, and the cause. */
export function requoted(value: string): { text: string; how: 'apostrophe' | 'character' | 'quotes' } {
  const [quote, rest] = [value.startsWith('"') ? '"' : "'", value.slice(1)] as const
  const [, closed, tail] = new RegExp(`^([^${quote}]*)${quote}[ \\t]*([,;.])$`).exec(rest) ?? []
  if (closed !== undefined)
    return { text: `${quote}${closed}${tail === '.' ? tail : ''}${quote}`, how: 'character' }
  // `"A "b" c"` was meant to be quoted as a whole, `"A" b` and `"A" b "c"` were not.
  const [text] = closesText[quote].exec(rest) ?? []
  const whole = rest.endsWith(quote) && text === undefined
  const inner = whole
    ? rest.slice(0, -1)
    : text === undefined
      ? rest
      : quote + text + escaped(rest.slice(text.length), quote)
  // `'t'i dhënë'`: the quote that ended the text is an apostrophe.
  const typed = quote === "'" ? inner.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : inner
  if (whole && typed !== inner && !typed.includes(quote))
    return { text: `"${inAlbanianQuotes(typed, '"')}"`, how: 'apostrophe' }
  return { text: `${quote}${inAlbanianQuotes(typed, quote)}${quote}`, how: 'quotes' }
}

/** Escapes words for use within quotes. */
function escaped(text: string, quote: '"' | "'"): string {
  return quote === '"' ? text.replaceAll('\\', '\\\\') : text
}

/** Whether the last character closes the first quote, no earlier one does, and one of the two is curly. */
function isWrapped(value: string): boolean {
  const [first = '', last = ''] = [value[0], value.at(-1)]
  const family = double.test(first) ? double : single
  const inside = value.slice(1, -1)
  if (!family.test(first) || !family.test(last) || !/[^"']/.test(first + last)) return false
  if (inside.trim() === '' || inside.includes('\\')) return false
  // YAML ends a value at the second straight quote.
  if (/["']/.test(first) && inside.includes(first)) return false
  let depth = 1
  for (let at = 0; at < inside.length && depth > 0; at++) {
    if (!family.test(inside[at] ?? '')) continue
    const opens = at > 0 && /[\s(–-]/.test(inside[at - 1] ?? '')
    const isApostrophe =
      family === single && /\p{L}/u.test(inside[at - 1] ?? '') && /\p{L}/u.test(inside[at + 1] ?? '')
    if (!isApostrophe) depth += opens ? 1 : -1
  }
  return depth === 1
}

/** Puts straight quotes around the value, except a number, which would become text. */
function straight(written: string, isText = false): string {
  const inside = written.slice(1, -1).trim()
  if (!isText && /^\d+$/.test(inside)) return inside
  return `"${inAlbanianQuotes(inside, '"')}"`
}
