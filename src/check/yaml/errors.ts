import type { YAMLParseError } from 'yaml'
import { nearest } from '../../util/nearest.ts'
import { type Finding, finding, replacing, withFix, withHint } from '../problem.ts'
import { editsTo, lineAt, type Place, placeIn, type Source } from '../source.ts'
import { type FieldText, splitComment } from './lines.ts'
import { quotedWhereNeeded, requoted } from './quotes.ts'

/** Says in the editor's words what the YAML parser failed on, and how to fix it where that is known. */
export function describeYamlError(fields: FieldText, error: YAMLParseError): Finding {
  const { source, start: first, known } = fields
  const start = Math.min(first + error.pos[0], source.text.length)
  const place = placeIn(source, start, Math.max(start + 1, first + error.pos[1]))
  const other = finding('yaml/syntax', place)
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return finding('yaml/tab', place)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return describeColon(fields, start)
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return finding('yaml/unclosed-quote', openingQuote(source, first, start), { curly: false })
      return /^(Implicit map keys|Sequence item)/.test(error.message) ? describeLine(fields, start) : other
    case 'BAD_INDENT': {
      if (!error.message.startsWith('Flow ')) return describeIndent(lineAt(source, start), known)
      const close = error.message.includes('end with a }') ? '}' : ']'
      return finding('yaml/unclosed-bracket', openingBracket(source, start, close), { close })
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return describeLine(fields, start)
    case 'UNEXPECTED_TOKEN':
      return (
        describeStart(fields, start) ?? describeQuoted(fields, start) ?? describeBlock(source, start) ?? other
      )
    case 'BLOCK_IN_FLOW':
      return describeUnquoted(fields, place) ?? other
    case 'BAD_SCALAR_START':
      return describeCommas(source, start) ?? reserved(place)
    case 'BAD_DQ_ESCAPE':
      return finding('yaml/escape', place)
    case 'BAD_ALIAS':
    case 'MULTIPLE_ANCHORS':
      return finding('yaml/alias', place)
    case 'MULTIPLE_DOCS':
      return describeEnd(source, first, lineAt(source, start))
  }
  return other
}

/** The line of dashes or dots that ends the fields; the parser stops at it, or at the line after it. */
function describeEnd(source: Source, first: number, stop: Place): Finding {
  const ends = [...source.text.slice(first, stop.end).matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)]
  const line = lineAt(source, first + (ends.at(-1)?.index ?? stop.start - first))
  return finding('yaml/multiple-documents', line, { line: textOf(line) })
}

/** A mistake before the place at which the parser stopped: `author: *Ekipi yni`, or a wrongly indented first field. */
function describeStart({ source, start: first, known }: FieldText, start: number): Finding | undefined {
  const before = source.text.slice(0, start)
  const alias = /:[ \t]+(\*\S+)[ \t]+$/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[1]
  if (alias !== undefined) {
    const star = before.lastIndexOf('*')
    return finding('yaml/alias', placeIn(source, star, star + alias.length))
  }
  const [lead = '', blanks = ''] = /^(?:[ \t]*(?:#.*)?\n)*([ \t]*)/.exec(source.text.slice(first)) ?? []
  if (blanks === '' || !before.endsWith('\n')) return undefined
  return describeIndent(lineAt(source, first + lead.length), known)
}

/** `title: A: b` needs quotes; `title: A` followed by an indented field needs another indent. */
function describeColon(fields: FieldText, start: number): Finding {
  const { source, known } = fields
  const line = lineAt(source, start)
  const value = placeIn(source, start, line.end)
  const quoted = /^["']/.test(textOf(value)) ? describeQuoted(fields, start) : undefined
  return quoted ?? describeUnquoted(fields, value) ?? describeIndent(lineAt(source, line.end + 1), known)
}

/** A value with a colon in it, which needs quotes. A comment or a backslash makes its end doubtful. */
function describeUnquoted(fields: FieldText, place: Place): Finding | undefined {
  const { source, start } = place
  const text = textOf(place).trimEnd()
  const colon = text.search(/:(\s|$)/)
  if (colon === -1) return undefined
  const { value } = splitComment(text)
  const edits = editsTo(placeIn(source, start, start + value.length), quotedText(value))
  const found = finding('yaml/unquoted-colon', placeIn(source, start + colon))
  const isSure = holdsText(fields, start) && !/\s#|\\/.test(text)
  return isSure ? withFix(found, edits) : withHint(found, edits)
}

/** A line that is not a field: `year:2021` lacks a space; any other is in the wrong column. */
function describeLine(fields: FieldText, start: number): Finding {
  const { source, known } = fields
  const line = lineAt(source, start)
  const [, before = '', value = ''] = /^((?:- )?[A-Za-z]\w*:)([^\s:/].*)$/.exec(textOf(line)) ?? []
  if (value === '') return describeIndent(line, known)
  const end = line.start + before.length
  const wanted = readable(value)
  const found = finding('yaml/colon-space', placeIn(source, end - 1))
  const edits = editsTo(placeIn(source, end, line.end), ` ${wanted}`)
  return wanted === value || holdsText(fields, end) ? withFix(found, edits) : withHint(found, edits)
}

/** Words after a closing quote: a straight quote within quotes ended the text too early. */
function describeQuoted(fields: FieldText, start: number): Finding | undefined {
  const { source } = fields
  const line = lineAt(source, start)
  const [, before = '', written = ''] = /^((?:-[ \t]+)?(?:[^"'{[]*:\s+)?)(["'].*)$/.exec(textOf(line)) ?? []
  const first = line.start + before.length
  if (written === '' || before === '' || start < first) return undefined
  const { value, comment } = splitComment(written.trimEnd())
  const { text, how } = requoted(value)
  const found = finding('yaml/text-after-quote', placeIn(source, start, line.end), { how })
  // Other white space than blanks ends no line for YAML.
  const end = comment === '' ? Math.max(start + 1, first + value.length) : first + value.length
  const edits = editsTo(placeIn(source, first, end), text)
  return holdsText(fields, first) ? withFix(found, edits) : withHint(found, edits)
}

/** Whether the value at an offset belongs to a field that holds text, or to a list. */
function holdsText({ source, known, texts }: FieldText, start: number): boolean {
  const line = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start)
  const [, name] = /([A-Za-z]\w*)[ \t]*:[ \t]*$/.exec(line) ?? []
  return name === undefined || known.size === 0 || texts.has(name)
}

/** A text in double quotes; one at its end is left from a pair. */
function quotedText(text: string): string {
  const [, words = text] = /^([^"]+)"$/.exec(text) ?? []
  return `"${words.replaceAll(/["\\]/g, '\\$&')}"`
}

/** A value as YAML reads it, with its comment. */
function readable(written: string): string {
  const { value, comment } = splitComment(written)
  return quotedWhereNeeded(value) + comment
}

function reserved(place: Place): Finding {
  return finding('yaml/reserved-character', place, { character: place.source.text[place.start] ?? '' })
}

/** `„Dita“`, `„Dita` or `„Dita“ e diellit`, without other quotes. */
const inQuotes = /^„(?<inner>[^,"“”„\\]+)(?<close>["“”]?)(?<rest>[^"“”„\\]*)$/

/** `title: ,,Dita“`: two commas stand for the opening quote; around the whole value they become YAML quotes. */
function describeCommas(source: Source, start: number): Finding | undefined {
  const line = lineAt(source, start)
  // Two commas count as one quote.
  const { value: written } = splitComment(`„${source.text.slice(start + 2, line.end).trimEnd()}`)
  const { inner, close, rest = '' } = inQuotes.exec(written)?.groups ?? {}
  if (inner === undefined || source.text.slice(start, start + 2) !== ',,') return undefined
  const value = close === '' || rest === '' ? inner.trim() : `„${inner}“${rest}`
  const edits = editsTo(placeIn(source, start, start + 1 + written.length), `"${value}"`)
  return withFix(reserved(placeIn(source, start)), edits)
}

/** What stands before a field's name: a dash, or Markdown's emphasis. */
const mark = String.raw`(?:(?<dash>-) +|(?<stars>\*\*|__))`
/** `**title**: Dita`, `**title:** Dita`, `- title: Dita` */
const markedField = new RegExp(
  String.raw`^${mark}(?<name>[a-z]\w*)(?:\k<stars>:|:\k<stars>) +(?<value>\S.*)$`,
  'i',
)

/** `**title**: Dita`, or a dash before it where there is no list: Markdown around a field. */
function withoutMarkdown(place: Place): string | undefined {
  const { dash, stars, name, value } = markedField.exec(textOf(place))?.groups ?? {}
  const dashes = place.source.text.match(/^[ \t]*- /gm)?.length
  if (stars === undefined && (dash === undefined || dashes !== 1)) return undefined
  return value && `${name}: ${readable(value)}`
}

/** `author Klubi` lacks its colon; any other line has the wrong indent. */
function describeIndent(place: Place, known: ReadonlySet<string>): Finding {
  const atStart = place.start === 0 || place.source.text[place.start - 1] === '\n'
  const [, name = '', value] = /^([a-z]\w*)(?:[ \t]*[;=])?[ \t]+([^\s:;=].*)$/i.exec(textOf(place)) ?? []
  // Words that continue a value are not a field.
  const isField = value !== undefined && (known.size === 0 || nearest(name, [...known]) !== undefined)
  const unmarked = atStart && !isField ? withoutMarkdown(place) : undefined
  const found = finding('yaml/indent', place, {
    marked: unmarked !== undefined,
    column: undefined,
    meant: undefined,
    spaces: undefined,
    below: undefined,
  })
  if (unmarked !== undefined) return replacing(found, unmarked)
  if (!atStart || !isField) return found
  const edits = editsTo(place, `${name}: ${readable(value)}`)
  return known.has(name) ? withFix(found, edits) : withHint(found, edits)
}

/** `title: > Dita`: `>` begins a block scalar, whose text must be on the next lines. */
function describeBlock(source: Source, start: number): Finding | undefined {
  const line = lineAt(source, start)
  const [, before] = /^((?:- )?[A-Za-z]\w*:[ \t]+)[|>]/.exec(textOf(line)) ?? []
  return before === undefined ? undefined : reserved(placeIn(source, line.start + before.length))
}

function textOf({ source, start, end }: Place): string {
  return source.text.slice(start, end)
}

/** The quote that was never closed: the first one of the value in which parsing ended. */
function openingQuote(source: Source, first: number, end: number): Place {
  for (let lineEnd = end; lineEnd > first; ) {
    const start = Math.max(first, source.text.lastIndexOf('\n', lineEnd - 1) + 1)
    const field = /^[ \t]*(?:- )?[^\s:#][^:\n]*:[ \t]+["']/.exec(source.text.slice(start, lineEnd))
    if (field !== null) return placeIn(source, start + field[0].length - 1)
    lineEnd = start - 1
  }
  return placeIn(source, Math.max(0, end - 1))
}

/** The last bracket before `end` that has no partner before it. */
function openingBracket(source: Source, end: number, close: ']' | '}'): Place {
  const open = close === ']' ? '[' : '{'
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    if (source.text[at] === close) depth++
    else if (source.text[at] === open && depth-- === 0) return placeIn(source, at)
  }
  return placeIn(source, end)
}
