import { parts } from '../patterns.ts'
import { type Edit, editedSource, type Place, placeIn, type Source } from '../source.ts'

/** Facts about the fields that a text may have, by their names. */
export type FieldNames = {
  /** Names and labels of all fields. */
  names: ReadonlySet<string>
  /** Names of fields that hold text, even if it is digits. */
  texts: ReadonlySet<string>
  /** Names of fields that stand only within groups. */
  inner: ReadonlySet<string>
}

/** A range of a source that holds fields as YAML, and the fields that it may have. */
export type FieldText = FieldNames & { source: Source; start: number; end: number }

/** The YAML of fields. */
export function yamlOf({ source, start, end }: FieldText): string {
  return source.text.slice(start, end)
}

/** The same fields after edits in them. */
export function withEdits(fields: FieldText, edits: readonly Edit[]): FieldText {
  const source = editedSource(fields.source, edits)
  return { ...fields, source, end: fields.end + source.text.length - fields.source.text.length }
}

/** The parts of a line of fields, split without a parser: lines that YAML cannot parse need it, too. */
export type FieldLine = {
  /** Offsets of the line in the source, without trailing white space. */
  start: number
  end: number
  /** Number of spaces before its first character. */
  indent: number
  /** The dashes of list items before the field, with the spaces after them: `- `. */
  dashes: string
  /** Name of the field; undefined if the line has none. */
  name: string | undefined
  /** Whether the line has neither a dash nor a name, and so continues a value. */
  isText: boolean
  /** The text after the colon or the dash; the whole line if it has neither. */
  value: string
  /** The comment after the value, with the spaces before it. */
  comment: string
  /** Offset of the value in the source. */
  valueStart: number
}

/** The place of a line's value. */
export function linePlace({ source }: FieldText, { value, valueStart }: FieldLine): Place {
  return placeIn(source, valueStart, valueStart + value.length)
}

/** How a line begins: its indent, the dashes of list items, the name of a field with its colon. */
export const lineBeginning = new RegExp(
  [
    String.raw`^(?<blanks>[ \t]*)`,
    `(?<dashes>(?:${parts.dash})*)`,
    String.raw`(?:(?<name>${parts.fieldName})[ \t]*${parts.colon}[ \t]*)?`,
  ].join(''),
)
/** The indicator of a block scalar, `>-` or `|`, which holds no fields. */
const block = /^[|>][-+\d]{0,2}$/

/** A quoted text that does not end on its line. */
export const unclosed = /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/

/** The lines with fields; continuations of block scalars, quoted values and groups are left out. */
export function readLines(fields: FieldText): FieldLine[] {
  const lines: FieldLine[] = []
  /** The column of a value that continues on indented lines, and the number of open brackets. */
  let within: number | undefined
  let depth = 0
  let { start } = fields
  for (const written of yamlOf(fields).split('\n')) {
    const { 0: lead = '', groups: { blanks = '', dashes = '', name } = {} } =
      lineBeginning.exec(written) ?? {}
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
      const isText = name === undefined && dashes === ''
      lines.push({ start, end, indent, dashes, name, isText, value, comment, valueStart })
      depth = /^[[{]/.test(value) ? depthOf(value) : 0
      // A group without a field name may continue in any column.
      if (depth > 0) within = isText ? -1 : indent
      else if (block.test(value) || unclosed.test(value)) within = indent
    }
    if (depth <= 0 && within === -1) within = undefined
    start += written.length + 1
  }
  return lines
}

/** Number of unclosed brackets in a text, except within quotes. */
function depthOf(text: string): number {
  const brackets = text.replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '')
  return (brackets.match(/[[{]/g) ?? []).length - (brackets.match(/[\]}]/g) ?? []).length
}

/** A value in valid YAML quotes, followed by nothing but a comment. */
const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=[ \t]+#|[ \t]*$)/
const hash = /(?:^|(?<![ \t])[ \t]+)#/g
const doubleQuotes = /[“”„«»"]/g
/** Quotes between letters are apostrophes. */
const singleQuotes = /(?<!\p{L})[‘’']|[‘’'](?!\p{L})/gu

/**
 * Splits a value from its comment, which keeps the spaces before it, even if YAML cannot parse the line. `#` within
 * quotes begins no comment, nor does `#1`, which is text unless the value before it is quoted.
 */
export function splitComment(text: string): { value: string; comment: string } {
  const [literal] = quoted.exec(text) ?? []
  if (literal !== undefined) return { value: literal, comment: text.slice(literal.length).trimEnd() }
  for (const { 0: found, index } of text.matchAll(hash)) {
    const value = text.slice(0, index)
    const rest = text.slice(index + found.length)
    if (isWithin(value, rest) || (/^\S/.test(rest) && !isQuoted(value))) continue
    return { value, comment: text.slice(index) }
  }
  return { value: text, comment: '' }
}

/** Whether the `#` stands within quotes: after the quote that begins the value, or before one that is closed later. */
function isWithin(before: string, behind: string): boolean {
  const quotes = /^[‘']/.test(before) ? singleQuotes : doubleQuotes
  const countIn = (text: string) => (text.replaceAll(/\\./g, '').match(quotes) ?? []).length
  const [opened, closed] = [countIn(before), countIn(behind)]
  return opened % 2 === 1 && (closed % 2 === 1 || (opened === 1 && /^[“„«"‘']/.test(before)))
}

function isQuoted(value: string): boolean {
  return /^[“”„«»"].*[“”„«»"]$|^[‘’'].*[‘’']$/.test(value)
}
