import { type Finding, finding } from '../problem.ts'
import { applyEdits, type Edit } from '../source.ts'
import { type FieldText, readLines } from './lines.ts'

/** The quotes of printers, which YAML takes for letters, instead of those that hold a value together. */
const double = /[“”„«»"]/
const single = /[‘’']/
/** A value within brackets: `themes: [“pyjet”, „klima“]`. */
const within = /(?<=[[{,:][ \t]*)[“”„«»][^“”„«»"\\\n]+[“”„«»"](?=[ \t]*[,\]}])/g

/**
 * Values that stand as a whole between curly quotes, as phones and Word write them. In the returned text the quotes
 * are straight, so that such a value gives no other finding; all offsets stay. A part of a value may be quoted.
 */
export function straightenQuotes({ text, place, texts }: FieldText): { text: string; findings: Finding[] } {
  const findings: Finding[] = []
  const edits: Edit[] = []
  const lines = readLines(text)
  for (const [index, { value: all, comment, valueStart, name, head, indent }] of lines.entries()) {
    // Without a head, it is a line on which a value goes on.
    const next = lines[index + 1]
    if (head === '' || (next !== undefined && next.head === '' && next.indent > indent)) continue
    const isText = texts.has(name ?? '')
    const inGroup = /^[[{]/.test(all) ? [...all.matchAll(within)] : []
    for (const { 0: written, index: at } of isWrapped(all) ? [{ 0: all, index: 0 }] : inGroup) {
      const start = valueStart + at
      const end = start + written.length
      const value = straight(written, isText)
      const corrected = written === all ? head + value + comment : value
      findings.push(finding('yaml/curly-quotes', place(start, end), { corrected, value }))
      edits.push({ start, end, text: readable(written, isText) })
    }
  }
  return { text: applyEdits(text, edits), findings }
}

/** A value in curly quotes as it is to be written, in straight ones, and in as many signs as it has, for the parser. */
export function straightened(value: string): { value: string; read: string } | undefined {
  return isWrapped(value) ? { value: straight(value), read: readable(value) } : undefined
}

/** A value in the form in which YAML reads it as text: in quotes where it needs them. */
export function quotedWhereNeeded(value: string): string {
  if (isWrapped(value)) return straight(value)
  if (/^(?:"[^"]*"|'[^']*')$|^[[{]/.test(value)) return value
  const isPlain = /^[^\s"'&*!|>@`%#?:,[\]{}-]/.test(value) && !/:(?:\s|$)|\s#/.test(value)
  if (isPlain) return value
  // Within double quotes a backslash begins a sign of another kind.
  if (value.includes('\\') && !value.includes("'")) return `'${value}'`
  return `"${inAlbanianQuotes(value.replaceAll('\\', '\\\\'), '"')}"`
}

/** A text with Albanian quotes, in turn opening and closing, instead of straight ones that are not escaped. */
export function inAlbanianQuotes(text: string, quote: '"' | "'"): string {
  let open = false
  const set = text.replaceAll(quote === '"' ? /\\.|"/g : /(?<=\p{L})''(?=\p{L})|'/gu, (sign) => {
    if (sign !== quote) return sign
    open = !open
    return open ? '„' : '“'
  })
  return open ? `${set}“` : set
}

/** A text up to a quote that ends it: no letter follows on it. */
const closesText = {
  '"': /^(?:[^"\\]|\\.)*(?<![ \t])"(?![\p{L}\p{N}]|$)/u,
  "'": /^(?:[^']|(?<=\p{L})'(?=\p{L}))*(?<![ \t])'(?![\p{L}\p{N}]|$)/u,
}

/** A value in straight quotes that end too early, with all of its words within them, and why they do. */
export function requoted(value: string): { text: string; how: 'apostrophe' | 'sign' | 'quotes' } {
  const [quote, rest] = [value.startsWith('"') ? '"' : "'", value.slice(1)] as const
  const [, closed, tail] = new RegExp(`^([^${quote}]*)${quote}[ \\t]*([,;.])$`).exec(rest) ?? []
  if (closed !== undefined)
    return { text: `${quote}${closed}${tail === '.' ? tail : ''}${quote}`, how: 'sign' }
  // `"A "b" c"` was meant to be quoted as a whole, `"A" b` and `"A" b "c"` were not.
  const [text] = closesText[quote].exec(rest) ?? []
  const whole = rest.endsWith(quote) && text === undefined
  const inner = whole
    ? rest.slice(0, -1)
    : text === undefined
      ? rest
      : quote + text + escaped(rest.slice(text.length), quote)
  // `'t'i dhënë'`: the sign that ended the text is an apostrophe.
  const typed = quote === "'" ? inner.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’') : inner
  if (whole && typed !== inner && !typed.includes(quote))
    return { text: `"${inAlbanianQuotes(typed, '"')}"`, how: 'apostrophe' }
  return { text: `${quote}${inAlbanianQuotes(typed, quote)}${quote}`, how: 'quotes' }
}

/** Words from without the quotes, as they are written within them. */
function escaped(words: string, quote: '"' | "'"): string {
  return quote === '"' ? words.replaceAll('\\', '\\\\') : words
}

/** Whether the first quote is closed by the last sign and no sooner, and one of the two is curly. */
function isWrapped(value: string): boolean {
  const [first = '', last = ''] = [value[0], value.at(-1)]
  const family = double.test(first) ? double : single
  const inside = value.slice(1, -1)
  if (!family.test(first) || !family.test(last) || !/[^"']/.test(first + last)) return false
  if (inside.trim() === '' || inside.includes('\\')) return false
  // YAML itself ends a value at the second straight quote.
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

/** Straight quotes around the value; a number needs none, and would be text in them. */
function straight(written: string, isText = false): string {
  const inside = written.slice(1, -1).trim()
  if (!isText && /^\d+$/.test(inside)) return inside
  return `"${inAlbanianQuotes(inside, '"')}"`
}

/** The same for the parser, in as many signs. */
function readable(written: string, isText = false): string {
  const inside = written.slice(1, -1)
  return !isText && /^\d+$/.test(inside) ? ` ${inside} ` : `"${inside.replaceAll('"', '“')}"`
}
