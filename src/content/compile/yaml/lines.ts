import { splitComment } from './comment.ts'

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
const open = /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/

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
      lines.push({ start, end, indent, dashes, name, value, comment, valueStart })
      depth = /^[[{]/.test(value) ? depthOf(value) : 0
      // A group that no field holds may begin in any column.
      if (depth > 0) within = name === undefined && dashes === '' ? -1 : indent
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
