import type { YAMLParseError } from 'yaml'
import { type Finding, finding } from '../problem.ts'
import { quotedWhereNeeded, requoted } from '../slips/curly.ts'
import { splitComment } from '../slips/lines.ts'
import { lineAt, type Place, placeIn, type Source } from '../source.ts'
import { nearest } from '../text/nearest.ts'

type FieldNames = Record<'known' | 'texts' | 'inner', ReadonlySet<string>>

/** Where a YAML text stands in the source, and its possible fields: all, those of text, and those within groups. */
export type YamlText = FieldNames & { source: Source; offset: number }

/** Says in the editor's words what the YAML parser failed on. */
export function describeYamlError(at: YamlText, error: YAMLParseError): Finding {
  const { source, offset, known } = at
  const start = Math.min(offset + error.pos[0], source.text.length)
  const place = placeIn(source, start, Math.max(start + 1, offset + error.pos[1]))
  const other = finding('yaml/syntax', place)
  switch (error.code) {
    case 'DUPLICATE_KEY': {
      const field = /^[^\s:]+/.exec(source.text.slice(start))?.[0] ?? ''
      return finding('frontmatter/duplicate-field', placeIn(source, start, start + field.length), { field })
    }
    case 'TAB_AS_INDENT':
      return finding('yaml/tab', place)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return describeColon(source, start, known)
    case 'MISSING_CHAR':
      if (/quote/.test(error.message))
        return finding('yaml/unclosed-quote', openingQuote(source, offset, start), { curly: false })
      return /^(Implicit map keys|Sequence item)/.test(error.message)
        ? describeLine(source, start, known)
        : other
    case 'BAD_INDENT': {
      if (!error.message.startsWith('Flow ')) return describeIndent(lineAt(source, start), known)
      const close = error.message.includes('end with a }') ? '}' : ']'
      return finding('yaml/unclosed-bracket', openingBracket(source, start, close), { close })
    }
    case 'MULTILINE_IMPLICIT_KEY':
      return describeLine(source, start, known)
    case 'UNEXPECTED_TOKEN':
      return (
        describeStart(at, start) ?? describeQuoted(source, start) ?? describeBlock(source, start) ?? other
      )
    case 'BLOCK_IN_FLOW':
      return describeFlowColon(source, start, place.end) ?? other
    case 'BAD_SCALAR_START':
      return finding('yaml/reserved-character', place, {
        character: source.text[start] ?? '',
        corrected: withoutCommas(source, start),
      })
    case 'BAD_DQ_ESCAPE':
      return finding('yaml/escape', place)
    case 'BAD_ALIAS':
    case 'MULTIPLE_ANCHORS':
      return finding('yaml/alias', place)
    case 'MULTIPLE_DOCS':
      return finding('yaml/multiple-documents', lineAt(source, start))
  }
  return other
}

/** A mistake before the place at which the parser stopped: `author: *Ekipi yni`, or a wrongly indented first field. */
function describeStart({ source, offset, known }: YamlText, start: number): Finding | undefined {
  const before = source.text.slice(0, start)
  const alias = /:[ \t]+(\*\S+)[ \t]+$/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[1]
  if (alias !== undefined) {
    const sign = before.lastIndexOf('*')
    return finding('yaml/alias', placeIn(source, sign, sign + alias.length))
  }
  const [lead = '', blanks = ''] = /^(?:[ \t]*(?:#.*)?\n)*([ \t]*)/.exec(source.text.slice(offset)) ?? []
  if (blanks === '' || !before.endsWith('\n')) return undefined
  return describeIndent(lineAt(source, offset + lead.length), known)
}

/** `title: A: b` needs quotes; `title: A` followed by an indented field needs another indent. */
function describeColon(source: Source, start: number, known: ReadonlySet<string>): Finding {
  const line = lineAt(source, start)
  const text = source.text.slice(start, line.end)
  const quoted = /^["']/.test(text) ? describeQuoted(source, start) : undefined
  if (quoted !== undefined) return quoted
  const colon = text.search(/:(\s|$)/)
  if (colon === -1) return describeIndent(lineAt(source, line.end + 1), known)
  const key = source.text.slice(line.start, start)
  const { value, comment } = splitComment(text.trim())
  return finding('yaml/unquoted-colon', placeIn(source, start + colon), {
    corrected: `${key}"${value.replaceAll(/["\\]/g, '\\$&')}"${comment}`,
  })
}

/** A line that is not a field: `year:2021` lacks a space; any other is in the wrong column. */
function describeLine(source: Source, start: number, known: ReadonlySet<string>): Finding {
  const line = lineAt(source, start)
  const [, before = '', value = ''] = /^((?:- )?[A-Za-z]\w*:)([^\s:/].*)$/.exec(textOf(line)) ?? []
  if (value === '') return describeIndent(line, known)
  const colon = line.start + before.length - 1
  return finding('yaml/colon-space', placeIn(source, colon), { corrected: `${before} ${readable(value)}` })
}

/** Words after a closing quote: a straight quote within quotes ended the text too early. */
function describeQuoted(source: Source, start: number): Finding | undefined {
  const line = lineAt(source, start)
  const [, before = '', written = ''] = /^((?:-[ \t]+)?(?:[^"'{[]*:\s+)?)(["'].*)$/.exec(textOf(line)) ?? []
  if (written === '' || before === '' || start < line.start + before.length) return undefined
  const { value, comment } = splitComment(written.trimEnd())
  const { text, how } = requoted(value)
  const corrected = before + text + comment
  return finding('yaml/text-after-quote', placeIn(source, start, line.end), { corrected, how })
}

/** A value as YAML reads it, with its comment. */
function readable(written: string): string {
  const { value, comment } = splitComment(written)
  return quotedWhereNeeded(value) + comment
}

/** `title: ,,Dita“`: two commas stand for the opening quote; around the whole value they become YAML quotes. */
function withoutCommas(source: Source, start: number): string | undefined {
  const line = lineAt(source, start)
  // Two commas count as one quote.
  const { value: written, comment } = splitComment(`„${source.text.slice(start + 2, line.end).trimEnd()}`)
  const [, inner, close, rest = ''] = /^„([^,"“”„\\]+)(["“”]?)([^"“”„\\]*)$/.exec(written) ?? []
  if (inner === undefined || source.text.slice(start, start + 2) !== ',,') return undefined
  const value = close === '' || rest === '' ? inner.trim() : `„${inner}“${rest}`
  return `${source.text.slice(line.start, start)}"${value}"${comment}`
}

/** `**title**: Dita`, or a dash before it where there is no list: Markdown around a field. */
function withoutMarkdown(place: Place): string | undefined {
  const [, dash, stars, name, value] =
    /^(?:(-) +|(\*\*|__))([a-z]\w*)(?:\2:|:\2) +(\S.*)$/i.exec(textOf(place)) ?? []
  const dashes = place.source.text.match(/^[ \t]*- /gm)?.length
  if (stars === undefined && (dash === undefined || dashes !== 1)) return undefined
  return value && `${name}: ${readable(value)}`
}

/** `author Klubi` lacks its colon; any other line has the wrong indent. */
function describeIndent(place: Place, known: ReadonlySet<string>): Finding {
  const atStart = place.start === 0 || place.source.text[place.start - 1] === '\n'
  const [, name, value] = /^([a-z]\w*)(?:[ \t]*[;=])?[ \t]+([^\s:;=].*)$/i.exec(textOf(place)) ?? []
  // Words that continue a value are not a field.
  const isField = name !== undefined && (known.size === 0 || nearest(name, [...known]) !== undefined)
  const plain = isField && value !== undefined ? `${name}: ${readable(value)}` : undefined
  const unmarked = atStart && plain === undefined ? withoutMarkdown(place) : undefined
  return finding('yaml/indent', place, {
    corrected: unmarked ?? (atStart ? plain : undefined),
    marked: unmarked !== undefined,
  })
}

/** `title: > Dita`: `>` begins a block scalar, whose text must be on the next lines. */
function describeBlock(source: Source, start: number): Finding | undefined {
  const line = lineAt(source, start)
  const [, before = '', character = ''] = /^((?:- )?[A-Za-z]\w*:[ \t]+)([|>])/.exec(textOf(line)) ?? []
  if (character === '') return undefined
  const place = placeIn(source, line.start + before.length)
  return finding('yaml/reserved-character', place, { character, corrected: undefined })
}

/** `{ alt: Dita: e parë }` needs quotes around the value. */
function describeFlowColon(source: Source, start: number, end: number): Finding | undefined {
  const { value: text, comment } = splitComment(source.text.slice(start, end).trimEnd())
  const colon = text.search(/:(\s|$)/)
  if (colon === -1) return undefined
  const key = /([A-Za-z]\w*: +)$/.exec(source.text.slice(Math.max(0, start - 60), start))?.[1] ?? ''
  const corrected = `${key}"${text.replaceAll(/["\\]/g, '\\$&')}"${comment}`
  return finding('yaml/unquoted-colon', placeIn(source, start + colon), { corrected })
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
