import type { Place } from '../source.ts'

/** The text of fields, and what their schema knows of them. */
export type FieldText = {
  text: string
  /** The place of a stretch of the text, or of one character, in the file. */
  place(start: number, end?: number): Place
  /** Names and labels of fields. */
  known: ReadonlySet<string>
  /** Names of fields that hold text, digits too. */
  texts: ReadonlySet<string>
}

/** A line of fields, taken apart without a parser: it must be told apart where YAML cannot read it. */
export type FieldLine = {
  /** Offset of the line in the text, and of its end without white space after it. */
  start: number
  end: number
  /** Blanks before its first sign. */
  indent: number
  /** The dashes of list items before the field, with the blanks after them: `- `. */
  dashes: string
  /** Name of the field; undefined where the line has none. */
  name: string | undefined
  /** What stands before the value, as it is to be written: dashes, name, colon and a blank. */
  head: string
  /** What follows the colon, or the dash; all of the line where it has neither. */
  value: string
  /** What stands behind the value for people alone, with the blanks before it. */
  comment: string
  /** Offset of the value in the text. */
  valueStart: number
}

const beginning = /^([ \t]*)((?:-[ \t]+)*)(?:([A-Za-z]\w*)[ \t]*:(?=[ \t]|$)[ \t]*)?/
/** The beginning of a block of text, `>-` or `|`, which holds no fields. */
const block = /^[|>][-+\d]{0,2}$/

/** A quote that its line does not close. */
export const open = /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/

/** The lines of fields that say something; those on which a block of text, a quoted value or a group goes on are none. */
export function readLines(text: string): FieldLine[] {
  const lines: FieldLine[] = []
  /** The column of a value that goes on further right, and the brackets of a group that are open. */
  let within: number | undefined
  let depth = 0
  let start = 0
  for (const written of text.split('\n')) {
    const [lead = '', blanks = '', dashes = '', name] = beginning.exec(written) ?? []
    const { value, comment } = splitComment(written.slice(lead.length).trimEnd())
    const indent = blanks.length
    const body = written.trim()
    if (within !== undefined && body !== '' && indent <= within && !/^[\]}]/.test(body)) {
      within = undefined
      depth = 0
    }
    if (depth > 0) depth += depthOf(splitComment(body).value)
    else if (within === undefined && body !== '' && !body.startsWith('#')) {
      const end = start + written.trimEnd().length
      const valueStart = end - comment.length - value.length
      const head = name === undefined ? dashes : `${dashes}${name}: `
      lines.push({ start, end, indent, dashes, name, head, value, comment, valueStart })
      depth = /^[[{]/.test(value) ? depthOf(value) : 0
      // A group that no field holds may begin in any column.
      if (depth > 0) within = head === '' ? -1 : indent
      else if (block.test(value) || open.test(value)) within = indent
    }
    if (depth <= 0 && within === -1) within = undefined
    start += written.length + 1
  }
  return lines
}

/** How many brackets of groups a text opens and does not close, those in quotes aside. */
function depthOf(text: string): number {
  const signs = text.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '')
  return (signs.match(/[[{]/g) ?? []).length - (signs.match(/[\]}]/g) ?? []).length
}

/** What stands behind a name or a dash in one line: the value, and its comment with the blanks before it. */
type Commented = { value: string; comment: string }

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
