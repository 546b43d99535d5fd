import { applyEdits, type Edit } from '../fix/edit.ts'
import { nearest } from '../nearest.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import { inAlbanianQuotes, quotedWhereNeeded, straightened } from './curly.ts'
import type { FieldLine } from './lines.ts'

/** A quote that its line does not close. */
const open = /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/
const closed = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')$/

/**
 * Values that go on in the next line where YAML does not take it for a part of them. In the returned text they stand
 * in one line; all offsets stay. What YAML understands by itself is left alone.
 */
export function joinLines(
  source: Source,
  offset: number,
  text: string,
  lines: readonly FieldLine[],
  known: ReadonlySet<string>,
): { text: string; findings: Finding[] } {
  const findings: Finding[] = []
  const edits: Edit[] = []
  for (const [index, line] of lines.entries()) {
    const { name, dashes, value, valueStart } = line
    // It lies within the value before it.
    if (valueStart < (edits.at(-1)?.end ?? 0)) continue
    // A group in brackets, a block of text or a comment has lines of its own.
    if ((name === undefined && dashes === '') || /^(?:[[{|>&*!]|$)|\s#/.test(value)) continue
    const end = open.test(value) ? endOfQuoted(text, line, known) : endOfPlain(lines, index, known)
    if (end === undefined) continue
    const written = text.slice(valueStart, end).replaceAll('\n', ' ')
    const { corrected, read } = inOneLine(written, value)
    edits.push({ start: valueStart, end, text: read })
    const before = `${dashes}${name === undefined ? '' : `${name}: `}`
    const place = placeIn(source, offset + valueStart, offset + end)
    findings.push(finding('yaml/several-lines', place, { corrected: before + corrected }))
  }
  return { text: applyEdits(text, edits), findings }
}

/** The end of a quoted value some lines below, if one of them stands too far left for YAML. */
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
    const end = start + written.trimEnd().length
    if (written.trimEnd().endsWith(quote)) return isOut ? end : undefined
    if (written.includes(quote)) return undefined
    start += written.length + 1
  }
  return undefined
}

/** The end of the last line of text right below a value, if one of them is too far left for YAML. */
function endOfPlain(
  lines: readonly FieldLine[],
  index: number,
  known: ReadonlySet<string>,
): number | undefined {
  const line = lines[index]
  if (line === undefined) return undefined
  let isOut = closed.test(line.value)
  let end: number | undefined
  for (let at = index + 1; ; at++) {
    const next = lines[at]
    if (next === undefined || !isText(next, known)) return isOut ? end : undefined
    isOut ||= next.indent <= columnOf(line)
    end = next.end
  }
}

/** Whether a line is neither a field, misspelt or without its colon, nor anything else that YAML knows. */
function isText({ name, dashes, value }: FieldLine, known: ReadonlySet<string>): boolean {
  if (name !== undefined || dashes !== '' || !/^[\p{L}\d„“”‘’«»("]/u.test(value)) return false
  const before = /^([^:]+):(?:\s|$)/.exec(value)?.[1]?.trimEnd()
  if (before !== undefined) return before.includes(' ') && nearest(before, [...known]) === undefined
  const [word = ''] = /^[^\s;=]*/.exec(value) ?? []
  // `author:Klubi` and `author Klubi` are fields in which a sign is missing.
  return !known.has(word) && !known.has(word.toLowerCase()) && !/^[A-Za-z]\w*:[^\s/]/.test(value)
}

/** The column beyond which YAML takes a line for a part of the value. */
function columnOf({ indent, dashes, name }: FieldLine): number {
  return name === undefined ? indent : indent + dashes.length
}

/** The value in one line, as it is to be written and, in as many signs, as the parser reads it. */
function inOneLine(written: string, first: string): { corrected: string; read: string } {
  const curly = straightened(written)
  if (curly !== undefined) return { corrected: curly.value.replaceAll(/\s+/g, ' '), read: curly.read }
  const words = written.replaceAll(/\s+/g, ' ')
  if (open.test(first)) return { corrected: words, read: written }
  if (!closed.test(first)) return { corrected: quotedWhereNeeded(words), read: unmarked(written) }
  const rest = written.slice(first.length)
  return { corrected: withinQuotes(first, rest), read: unmarked(` ${first.slice(1, -1)} ${rest}`) }
}

/** A quoted value with what was written behind it. */
function withinQuotes(quoted: string, rest: string): string {
  const inside = quoted.slice(0, -1)
  const words = rest.replaceAll(/\s+/g, ' ').slice(inside.length === 1 ? 1 : 0)
  return quoted.startsWith("'")
    ? `${inside}${words.replaceAll("'", "''")}'`
    : `${inside}${inAlbanianQuotes(words.replaceAll('\\', '\\\\'), '"')}"`
}

/** A value without quotes in which signs that YAML knows at its beginning or end give way to others that look like them. */
function unmarked(value: string): string {
  return value
    .replace(/(?<=^\s+)[!-/:-@[-`{-~]/, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    .replaceAll(/:(?=\s|$)/g, '∶')
    .replaceAll(/(?<=\s)#/g, '＃')
}
