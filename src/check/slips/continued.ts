import { type Finding, finding } from '../problem.ts'
import { applyEdits, type Edit } from '../source.ts'
import { nearest } from '../text/nearest.ts'
import { inAlbanianQuotes, quotedWhereNeeded, requoted, straightened } from './curly.ts'
import { type FieldLine, type FieldText, open, splitComment } from './lines.ts'

const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/

/**
 * Values that continue on the next line although YAML does not see it. In the returned text they are on one line;
 * all offsets stay. Continuations that YAML understands are left alone.
 */
export function joinLines(
  { text, place, known }: FieldText,
  lines: readonly FieldLine[],
): { text: string; findings: Finding[] } {
  const findings: Finding[] = []
  const edits: Edit[] = []
  for (const [index, line] of lines.entries()) {
    const { head, value, valueStart } = line
    // Part of the value before it.
    if (valueStart < (edits.at(-1)?.end ?? 0)) continue
    // A bracketed group or a block scalar has lines of its own; no words continue a date or a number.
    if (head === '' || /^(?:[[{|>&*!]|$|\d[\d.-]*$)/.test(value)) continue
    // An unquoted `#` is reported when YAML is parsed.
    if (/\s#/.test(value + line.comment.replace(/#\s/, '')) && !open.test(value) && !closed.test(value))
      continue
    const end = open.test(value) ? endOfQuoted(text, line, known) : endOfPlain(text, lines, index, known)
    if (end === undefined) continue
    const { corrected, read } = inOneLine(text.slice(valueStart, end), value)
    edits.push({ start: valueStart, end, text: read })
    findings.push(finding('yaml/several-lines', place(valueStart, end), { corrected: head + corrected }))
  }
  return { text: applyEdits(text, edits), findings }
}

/** The end of a quoted value some lines below, if one of them is indented too little for YAML. */
function endOfQuoted(text: string, line: FieldLine, known: ReadonlySet<string>): number | undefined {
  const quote = line.value[0] ?? ''
  let isOut = false
  for (let start = line.end + 1; start <= text.length; ) {
    const next = text.indexOf('\n', start)
    const written = text.slice(start, next === -1 ? text.length : next)
    const [, blanks = '', name] = /^([ \t]*)(?:- +)?(?:([A-Za-z]\w*):(?=\s|$))?/.exec(written) ?? []
    if ((name !== undefined && (known.size === 0 || known.has(name))) || /^[ \t]*-/.test(written))
      return undefined
    if (written.trim() !== '') isOut ||= blanks.length <= columnOf(line)
    const isLast = [written, splitComment(written).value].some((row) => row.trimEnd().endsWith(quote))
    if (isLast) return isOut ? start + written.trimEnd().length : undefined
    if (written.includes(quote)) return undefined
    start += written.length + 1
  }
  return undefined
}

/** The end of the text that continues a value, if one of its lines is indented too little for YAML or follows a comment. */
function endOfPlain(
  text: string,
  lines: readonly FieldLine[],
  index: number,
  known: ReadonlySet<string>,
): number | undefined {
  const line = lines[index]
  if (line === undefined) return undefined
  let isOut = closed.test(line.value) || hasColon(line) || /^(?:[-?]\s|[@%`])/.test(line.value)
  let end: number | undefined
  let commentStart = line.end - line.comment.length
  for (let at = index + 1; ; at++) {
    const next = lines[at]
    if (next === undefined || !isText(next, known)) return isOut ? end : undefined
    isOut ||=
      hasColon(next) || next.indent <= columnOf(line) || text.slice(commentStart, next.start).includes('#')
    commentStart = next.end - next.comment.length
    end = next.end
  }
}

/** YAML takes the words before a colon for a field name. */
function hasColon({ value }: FieldLine): boolean {
  return !/^["']/.test(value) && /:(?:\s|$)/.test(value)
}

/** Whether a line is plain text: no field, not even a misspelt one, and no other YAML syntax. */
function isText({ name, dashes, value }: FieldLine, known: ReadonlySet<string>): boolean {
  if (name !== undefined || dashes !== '' || !/^[\p{L}\d„“”‘’«»("]/u.test(value)) return false
  const before = /^([^:]+):(?:\s|$)/.exec(value)?.[1]?.trimEnd()
  if (before !== undefined && (!before.includes(' ') || nearest(before, [...known]) !== undefined))
    return false
  const [word = ''] = /^[^\s;=]*/.exec(value) ?? []
  // `author:Klubi` and `author Klubi` are fields that lack a character.
  return !known.has(word) && !known.has(word.toLowerCase()) && !/^[A-Za-z]\w*:[^\s/]/.test(value)
}

/** A line must be indented further than this column for YAML to continue the value. */
function columnOf({ indent, dashes, name }: FieldLine): number {
  return name === undefined ? indent : indent + dashes.length
}

/** The value on one line, followed by its comments: as it should be written, and of the same length for the parser. */
function inOneLine(all: string, first: string): { corrected: string; read: string } {
  const inQuotes = all.lastIndexOf(first[0] ?? '') + 1
  const rows = open.test(first)
    ? [{ value: all.slice(0, inQuotes).replaceAll('\n', ' '), comment: all.slice(inQuotes) }]
    : all.split('\n').map(splitComment)
  const comment = rows.map((row) => row.comment && ` ${row.comment.trim()}`).join('')
  const written = rows.map((row) => row.value + ' '.repeat(row.comment.length)).join(' ')
  const { corrected, read } = wordsInOneLine(written.trimEnd(), first)
  return { corrected: corrected + comment, read: read.padEnd(all.length) }
}

function wordsInOneLine(written: string, first: string): { corrected: string; read: string } {
  const curly = straightened(written)
  if (curly !== undefined) return { corrected: curly.value.replaceAll(/\s+/g, ' '), read: curly.read }
  const words = written.replaceAll(/\s+/g, ' ')
  if (open.test(first)) return { corrected: words, read: written }
  if (/^["']/.test(first) && !closed.test(first))
    return { corrected: requoted(words).text, read: unmarked(` ${written.slice(1)}`) }
  if (!closed.test(first)) return { corrected: quotedWhereNeeded(words), read: unmarked(written) }
  const rest = written.slice(first.length)
  return { corrected: withinQuotes(first, rest), read: unmarked(` ${first.slice(1, -1)} ${rest}`) }
}

/** A quoted value extended by the text after it. */
function withinQuotes(quoted: string, rest: string): string {
  const inside = quoted.slice(0, -1)
  const words = rest.replaceAll(/\s+/g, ' ').slice(inside.length === 1 ? 1 : 0)
  return quoted.startsWith("'")
    ? `${inside}${words.replaceAll("'", "''")}'`
    : `${inside}${inAlbanianQuotes(words.replaceAll('\\', '\\\\'), '"')}"`
}

/** A plain value in which characters that YAML interprets at its beginning or end are replaced by similar ones. */
function unmarked(value: string): string {
  return value
    .replace(/(?<=^\s+)[!-/:-@[-`{-~]|^[-?@%`]/, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replaceAll(/:(?=\s|$)/g, '∶')
    .replaceAll(/(?<=\s)#/g, '＃')
}
