import { nearest } from '../../util/nearest.ts'
import { type Finding, finding, withReplacement } from '../problem.ts'
import { placeIn } from '../source.ts'
import { type FieldLine, type FieldText, lineBeginning, readLines, splitComment, unclosed } from './lines.ts'
import { inAlbanianQuotes, quotedWhereNeeded, requoted, straightened } from './quotes.ts'

const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/

/** Finds values that continue on the next line although YAML ends them; continuations that YAML reads are left alone. */
export function findContinued(fields: FieldText): Finding[] {
  const { source, names } = fields
  const findings: Finding[] = []
  const lines = readLines(fields)
  let last = 0
  for (const [index, line] of lines.entries()) {
    const { isText, value, valueStart } = line
    if (valueStart < last || isText || !mayContinue(line)) continue
    const end = unclosed.test(value)
      ? endOfQuoted(fields, line)
      : endOfPlain(source.text, lines, index, names)
    if (end === undefined) continue
    last = end
    const joined = joinLines(source.text.slice(valueStart, end), value)
    findings.push(withReplacement(finding('yaml/several-lines', placeIn(source, valueStart, end)), joined))
  }
  return findings
}

/** Whether words may continue a value: brackets and block scalars have their own lines, dates and numbers no words. */
function mayContinue({ value, comment }: FieldLine): boolean {
  if (/^(?:[[{|>&*!]|$|\d[\d.-]*$)/.test(value)) return false
  // An unquoted `#` is reported when YAML is parsed.
  const hasHash = /\s#/.test(value + comment.replace(/#\s/, ''))
  return !hasHash || unclosed.test(value) || closed.test(value)
}

/** The offset at which a quoted value ends some lines below, if one of these lines is indented too little for YAML. */
function endOfQuoted({ source: { text }, end, names }: FieldText, line: FieldLine): number | undefined {
  const quote = line.value[0] ?? ''
  let isOut = false
  for (let start = line.end + 1; start <= end; ) {
    const next = text.indexOf('\n', start)
    const written = text.slice(start, next === -1 ? end : Math.min(next, end))
    const { blanks = '', name } = lineBeginning.exec(written)?.groups ?? {}
    const isField = name !== undefined && (names.size === 0 || names.has(name))
    if (isField || /^[ \t]*-/.test(written)) return undefined
    if (written.trim() !== '') isOut ||= blanks.length <= parentColumn(line)
    const isLast = [written, splitComment(written).value].some((row) => row.trimEnd().endsWith(quote))
    if (isLast) return isOut ? start + written.trimEnd().length : undefined
    if (written.includes(quote)) return undefined
    start += written.length + 1
  }
  return undefined
}

/** The offset at which the lines that continue a value end; undefined if there are none, or if YAML reads them, too. */
function endOfPlain(
  text: string,
  lines: readonly FieldLine[],
  index: number,
  names: ReadonlySet<string>,
): number | undefined {
  const line = lines[index]
  if (line === undefined) return undefined
  let isOut = closed.test(line.value) || hasColon(line) || /^(?:[-?]\s|[@%`])/.test(line.value)
  let end: number | undefined
  let commentStart = line.end - line.comment.length
  for (const next of lines.slice(index + 1)) {
    if (!isWords(next, names)) break
    const afterComment = text.slice(commentStart, next.start).includes('#')
    isOut ||= hasColon(next) || next.indent <= parentColumn(line) || afterComment
    commentStart = next.end - next.comment.length
    end = next.end
  }
  return isOut ? end : undefined
}

/** Whether an unquoted value has a colon: YAML takes the words before it for a field name. */
function hasColon({ value }: FieldLine): boolean {
  return !/^["']/.test(value) && /:(?:\s|$)/.test(value)
}

/** Whether a line is plain text: no field, not even a misspelt one, and no other YAML syntax. */
function isWords({ isText, value }: FieldLine, names: ReadonlySet<string>): boolean {
  if (!isText || !/^[\p{L}\d„“”‘’«»("]/u.test(value)) return false
  const before = /^([^:]+):(?:\s|$)/.exec(value)?.[1]?.trimEnd()
  if (before !== undefined && (!before.includes(' ') || nearest(before, [...names]) !== undefined))
    return false
  const [word = ''] = /^[^\s;=]*/.exec(value) ?? []
  // `author:Klubi` and `author Klubi` are fields that lack a character.
  return !names.has(word) && !names.has(word.toLowerCase()) && !/^[A-Za-z]\w*:[^\s/]/.test(value)
}

/** A line must be indented further than this column for YAML to continue the value. */
function parentColumn({ indent, dashes, name }: FieldLine): number {
  return name === undefined ? indent : indent + dashes.length
}

/** The value on one line, followed by its comments. */
function joinLines(all: string, first: string): string {
  const inQuotes = all.lastIndexOf(first[0] ?? '') + 1
  const rows = unclosed.test(first)
    ? [{ value: all.slice(0, inQuotes), comment: all.slice(inQuotes) }]
    : all.split('\n').map(splitComment)
  const comment = rows.map((row) => row.comment && ` ${row.comment.trim()}`).join('')
  const joined = rows.map(({ value }) => value.trim()).join(' ')
  return quotedWords(joined, first) + comment
}

function quotedWords(written: string, first: string): string {
  if (closed.test(first)) return withinQuotes(first, written.slice(first.length))
  const collapsed = written.replaceAll(/\s+/g, ' ')
  const straight = straightened(collapsed)
  if (straight !== undefined) return straight
  if (unclosed.test(first)) return collapsed
  return /^["']/.test(first) ? requoted(collapsed).text : quotedWhereNeeded(collapsed)
}

/** A quoted value extended by the text after it. */
function withinQuotes(quoted: string, rest: string): string {
  const inside = quoted.slice(0, -1)
  const unquoted = rest.slice(inside.length === 1 ? 1 : 0)
  return quoted.startsWith("'")
    ? `${inside}${unquoted.replaceAll("'", "''")}'`
    : `${inside}${inAlbanianQuotes(unquoted.replaceAll('\\', '\\\\'), '"')}"`
}
