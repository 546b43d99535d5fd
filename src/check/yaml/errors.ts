import type { ErrorCode, YAMLParseError } from 'yaml'
import { nearest } from '../../util/nearest.ts'
import { type Finding, finding, withFix, withHint, withReplacement } from '../problem.ts'
import { editsTo, lineAt, type Place, placeIn } from '../source.ts'
import { type FieldText, splitComment } from './lines.ts'
import { quotedWhereNeeded, requoted } from './quotes.ts'

/** Where the YAML parser failed: the place that it names, the rest of the line from there on, and the whole line. */
type Failure = { fields: FieldText; at: Place; rest: Place; line: Place }

/** An error of the parser, by its code and perhaps its sentence, and the mistakes that it may stand for. */
type Diagnosis = { error: ErrorCode; says?: RegExp; mistakes: readonly Find[] }

/** Finds a mistake, with its edits, if the text has it. */
type Find = (failure: Failure) => Finding | undefined

/** The first diagnosis that fits an error is used, with the first of its mistakes that the text has. */
const diagnoses: readonly Diagnosis[] = [
  { error: 'TAB_AS_INDENT', mistakes: [({ at }) => finding('yaml/tab', at)] },
  { error: 'BAD_DQ_ESCAPE', mistakes: [({ at }) => finding('yaml/escape', at, { isPath: false })] },
  { error: 'BAD_ALIAS', mistakes: [({ at }) => finding('yaml/alias', at)] },
  { error: 'MULTIPLE_ANCHORS', mistakes: [({ at }) => finding('yaml/alias', at)] },
  { error: 'MULTIPLE_DOCS', mistakes: [findEnd] },
  // `title: A: b` needs quotes; `title: A` followed by an indented field needs another indent.
  { error: 'BLOCK_AS_IMPLICIT_KEY', mistakes: [findTextAfterQuote, findColonInValue, findNextIndent] },
  { error: 'BLOCK_IN_FLOW', mistakes: [({ fields, at }) => findColon(fields, at)] },
  { error: 'MISSING_CHAR', says: /quote/, mistakes: [findOpenQuote] },
  {
    error: 'MISSING_CHAR',
    says: /^(?:Implicit map keys|Sequence item)/,
    mistakes: [findNoSpace, findIndent],
  },
  { error: 'MULTILINE_IMPLICIT_KEY', mistakes: [findNoSpace, findIndent] },
  { error: 'BAD_INDENT', says: /^Flow .*end with a \}/, mistakes: [findOpenBrace] },
  { error: 'BAD_INDENT', says: /^Flow /, mistakes: [findOpenBracket] },
  { error: 'BAD_INDENT', mistakes: [findIndent] },
  { error: 'UNEXPECTED_TOKEN', mistakes: [findAlias, findFirstIndent, findTextAfterQuote, findBlock] },
  { error: 'BAD_SCALAR_START', mistakes: [findCommas, ({ at }) => describeReserved(at)] },
]

/** Turns an error of the YAML parser into a finding of the mistake behind it, with edits if the fix is known. */
export function describeYamlError(
  fields: FieldText,
  { code, message, pos: [from, to] }: YAMLParseError,
): Finding {
  const { source } = fields
  const start = Math.min(fields.start + from, source.text.length)
  const at = placeIn(source, start, Math.max(start + 1, fields.start + to))
  const line = lineAt(source, start)
  const failure = { fields, at, rest: placeIn(source, start, line.end), line }
  const { mistakes = [] } =
    diagnoses.find(({ error, says }) => error === code && says?.test(message) !== false) ?? {}
  for (const find of mistakes) {
    const found = find(failure)
    if (found !== undefined) return found
  }
  return finding('yaml/syntax', at)
}

function textAt({ source, start, end }: Place): string {
  return source.text.slice(start, end)
}

/** The line of dashes or dots that ends the fields; the parser stops at it, or at the line after it. */
function findEnd({ fields: { source, start: first }, line: stop }: Failure): Finding {
  const ends = [...source.text.slice(first, stop.end).matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)]
  const line = lineAt(source, first + (ends.at(-1)?.index ?? stop.start - first))
  return finding('yaml/multiple-documents', line, { line: textAt(line) })
}

/** `author: *Ekipi yni`: the parser stops after the first word. */
function findAlias({ at: { source, start } }: Failure): Finding | undefined {
  const before = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const alias = /:[ \t]+(\*\S+)[ \t]+$/.exec(before)?.[1]
  const star = start - before.length + before.lastIndexOf('*')
  return alias === undefined ? undefined : finding('yaml/alias', placeIn(source, star, star + alias.length))
}

/** A wrongly indented first field, perhaps below comments: the parser stops at the second. */
function findFirstIndent({ fields, at: { source, start } }: Failure): Finding | undefined {
  const [lead = ''] = /^(?:[ \t]*(?:#.*)?\n)*[ \t]*/.exec(source.text.slice(fields.start)) ?? []
  if (!/[ \t]$/.test(lead) || source.text[start - 1] !== '\n') return undefined
  return describeIndent(lineAt(source, fields.start + lead.length), fields.names)
}

function findColonInValue({ fields, rest }: Failure): Finding | undefined {
  return findColon(fields, rest)
}

/** A value with a colon in it, which needs quotes. If it has a comment or a backslash, the edits are only a hint. */
function findColon(fields: FieldText, place: Place): Finding | undefined {
  const { source, start } = place
  const text = textAt(place).trimEnd()
  const colon = text.search(/:(\s|$)/)
  if (colon === -1) return undefined
  const { value } = splitComment(text)
  const edits = editsTo(placeIn(source, start, start + value.length), quotedText(value))
  const found = finding('yaml/unquoted-colon', placeIn(source, start + colon))
  const isSure = holdsText(fields, start) && !/\s#|\\/.test(text)
  return isSure ? withFix(found, edits) : withHint(found, edits)
}

/** `year:2021` lacks a space. */
function findNoSpace({ fields, line }: Failure): Finding | undefined {
  const [, before] = /^((?:- )?[A-Za-z]\w*:)[^\s:/]/.exec(textAt(line)) ?? []
  if (before === undefined) return undefined
  const end = line.start + before.length
  const value = line.source.text.slice(end, line.end)
  const wanted = readable(value)
  const found = finding('yaml/colon-space', placeIn(line.source, end - 1))
  const edits = editsTo(placeIn(line.source, end, line.end), ` ${wanted}`)
  return wanted === value || holdsText(fields, end) ? withFix(found, edits) : withHint(found, edits)
}

/** Words after a closing quote: a straight quote within quotes ended the text too early. */
function findTextAfterQuote({ fields, line, at: { source, start } }: Failure): Finding | undefined {
  const [before = ''] = /^(?:-[ \t]+)?(?:[^"'{[]*:\s+)?(?=["'])/.exec(textAt(line)) ?? []
  const first = line.start + before.length
  if (before === '' || start < first) return undefined
  const { value, comment } = splitComment(source.text.slice(first, line.end))
  const { text, how } = requoted(value)
  const found = finding('yaml/text-after-quote', placeIn(source, start, line.end), { how })
  // The place of the line excludes all white space at its end, but YAML stops at white space other than blanks.
  const end = comment === '' ? Math.max(start + 1, first + value.length) : first + value.length
  const edits = editsTo(placeIn(source, first, end), text)
  return holdsText(fields, first) ? withFix(found, edits) : withHint(found, edits)
}

/** Whether the value at an offset belongs to a field that holds text, or to a list. */
function holdsText({ source, names, texts }: FieldText, start: number): boolean {
  const line = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const [, name] = /([A-Za-z]\w*)[ \t]*:[ \t]*$/.exec(line) ?? []
  return name === undefined || names.size === 0 || texts.has(name)
}

/** A text in double quotes. A quote at the end of the text is dropped, because it is left from a pair. */
function quotedText(text: string): string {
  const [, unquoted = text] = /^([^"]+)"$/.exec(text) ?? []
  return `"${unquoted.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A value with its comment, in quotes where YAML would not read it as text otherwise. */
function readable(written: string): string {
  const { value, comment } = splitComment(written)
  return quotedWhereNeeded(value) + comment
}

function describeReserved(place: Place): Finding {
  return finding('yaml/reserved-character', place, { character: place.source.text[place.start] ?? '' })
}

/** `„Dita“`, `„Dita` or `„Dita“ e diellit`, without other quotes. */
const inQuotes = /^„([^"“”„\\]+)(["“”][^"“”„\\]*|)$/

/** `title: ,,Dita“`: two commas stand for the opening quote; around the whole value they become YAML quotes. */
function findCommas({ rest: { source, start, end } }: Failure): Finding | undefined {
  // Two commas count as one quote.
  const { value: written } = splitComment(`„${source.text.slice(start + 2, end).trimEnd()}`)
  const [, inner, after = ''] = inQuotes.exec(written) ?? []
  if (inner === undefined || source.text.slice(start, start + 2) !== ',,') return undefined
  const value = after.length <= 1 ? inner.trim() : `„${inner}“${after.slice(1)}`
  const edits = editsTo(placeIn(source, start, start + 1 + written.length), `"${value}"`)
  return withFix(describeReserved(placeIn(source, start)), edits)
}

/** `title: > Dita`: `>` begins a block scalar, whose text must be on the next lines. */
function findBlock({ line }: Failure): Finding | undefined {
  const [, before] = /^((?:- )?[A-Za-z]\w*:[ \t]+)[|>]/.exec(textAt(line)) ?? []
  return before === undefined ? undefined : describeReserved(placeIn(line.source, line.start + before.length))
}

/** Reports the quote that was never closed: the first quote of the value in which parsing ended. */
function findOpenQuote({ fields: { source, start: first }, at: { start: end } }: Failure): Finding {
  const quoteAt = (at: number) => finding('yaml/unclosed-quote', placeIn(source, at), { curly: false })
  for (let lineEnd = end; lineEnd > first; ) {
    const start = Math.max(first, source.text.lastIndexOf('\n', lineEnd - 1) + 1)
    const field = /^[ \t]*(?:- )?[^\s:#][^:\n]*:[ \t]+["']/.exec(source.text.slice(start, lineEnd))
    if (field !== null) return quoteAt(start + field[0].length - 1)
    lineEnd = start - 1
  }
  return quoteAt(Math.max(0, end - 1))
}

function findOpenBrace(failure: Failure): Finding {
  return lastOpen(failure, '{', '}')
}

function findOpenBracket(failure: Failure): Finding {
  return lastOpen(failure, '[', ']')
}

/** Values in quotes within brackets, bounded so that the search stays linear. */
const quoted = /(?<=[[{,:]\s{0,20})(?:"(?:[^"\\\n]|\\.){0,500}"|'[^'\n]{0,500}')/g

/** The last bracket before the parser's place that has no partner before it. Brackets within quotes are text. */
function lastOpen({ at: { source, start: end } }: Failure, open: string, close: string): Finding {
  const text = source.text.slice(0, end).replaceAll(quoted, (value) => ' '.repeat(value.length))
  let at = end - 1
  for (let depth = 0; at >= 0; at--) {
    if (text[at] === close) depth++
    else if (text[at] === open && depth-- === 0) break
  }
  return finding('yaml/unclosed-bracket', placeIn(source, at === -1 ? end : at), { close })
}

/** Reports the line after the parser's: this next line has the wrong indent. */
function findNextIndent({ fields, line }: Failure): Finding {
  return describeIndent(lineAt(line.source, line.end + 1), fields.names)
}

/** Reports the line at which the parser failed: it has the wrong indent, or is no field for another reason. */
function findIndent({ fields, line }: Failure): Finding {
  return describeIndent(line, fields.names)
}

/** A field without Markdown around it: `**title**: Dita`, `**title:** Dita`, or a dash; undefined if it has none. */
function withoutMarkdown(place: Place): string | undefined {
  const written = textAt(place)
  const isOnlyDash = place.source.text.match(/^[ \t]*- /gm)?.length === 1
  const plain = written.replace(/^(\*\*|__)([a-z]\w*:?)\1/i, '$2').replace(isOnlyDash ? /^- +/ : '', '')
  const [, name, value = ''] = /^([a-z]\w*): +(\S.*)$/i.exec(plain) ?? []
  return name === undefined || plain === written ? undefined : `${name}: ${readable(value)}`
}

/** `author Klubi` lacks its colon; any other line has the wrong indent. */
function describeIndent(place: Place, names: ReadonlySet<string>): Finding {
  const atStart = place.start === 0 || place.source.text[place.start - 1] === '\n'
  const [, name = '', value] = /^([a-z]\w*)[ \t]*[;=]?[ \t]+([^\s:;=].*)$/i.exec(textAt(place)) ?? []
  // Words that continue a value are not a field.
  const isField = value !== undefined && (names.size === 0 || nearest(name, [...names]) !== undefined)
  const unmarked = atStart && !isField ? withoutMarkdown(place) : undefined
  const found = finding('yaml/indent', place, {
    marked: unmarked !== undefined,
    column: undefined,
    meant: undefined,
    spaces: undefined,
    below: undefined,
  })
  if (unmarked !== undefined) return withReplacement(found, unmarked)
  if (!atStart || !isField) return found
  const edits = editsTo(place, `${name}: ${readable(value)}`)
  return names.has(name) ? withFix(found, edits) : withHint(found, edits)
}
