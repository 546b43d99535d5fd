import { type Finding, finding } from '../problem.ts'
import { applyEdits, type Edit, placeIn } from '../source.ts'
import type { YamlText } from '../yaml/errors.ts'
import { joinLines } from './continued.ts'
import { inAlbanianQuotes, quotedWhereNeeded, straightenQuotes } from './curly.ts'
import { type FieldLine, type FieldText, readLines } from './lines.ts'

/** The text as it was meant, of the same length, and the findings. */
type Slips = {
  text: string
  /** Slips that are read as they were meant. */
  mended: Finding[]
  /** Slips that make their field unreadable. */
  unreadable: Finding[]
}

/** Finds slips with a clear meaning that YAML misreads, so that each has one finding. */
export function readSlips({ source, offset, known, texts }: YamlText, written: string): Slips {
  const place = (start: number, end = start + 1) => placeIn(source, offset + start, offset + end)
  const fields = { text: written, place, known, texts }
  const joined = joinLines(fields, readLines(written))
  const lines = readLines(joined.text)
  const dashes = readDashes({ ...fields, text: joined.text }, lines)
  const straight = straightenQuotes({ ...fields, text: dashes.text })
  return {
    text: straight.text,
    mended: [...joined.findings, ...dashes.mended, ...straight.findings],
    unreadable: [...dashes.unreadable, ...findLeadingSigns(fields, lines), ...findTwoFields(fields, lines)],
  }
}

/** What stands in place of a dash and a space before a list item. */
const sign = /^(?:([–—•·∙●○◦▪‣⁃−*+])[ \t]+|([-–—•·∙●○◦▪‣⁃−])(?!-))(\S.*)$/

/**
 * List items that begin with another character than a dash, or with none, or lack the space after it. In the returned
 * text they have a dash; an item without its space is unreadable, as one more character would shift all offsets.
 */
function readDashes({ text, place }: FieldText, lines: readonly FieldLine[]): Slips {
  const mended: Finding[] = []
  const unreadable: Finding[] = []
  const edits: Edit[] = []
  let item = { column: 0, at: -1, name: '' as string | undefined, index: 0 }
  for (const [index, line] of lines.entries()) {
    const { dashes, indent, name } = line
    if (dashes !== '') item = { column: indent + dashes.length, at: indent, name, index }
    else if (indent < item.column) item = { ...item, at: -1 }
    else if (indent === item.column && name === item.name && item.at !== -1 && index > item.index + 1) {
      // The first field of an item once more, after others: a new item.
      const column = { written: indent + 1, meant: item.at + 1, below: undefined }
      const values = { corrected: `- ${line.head}${line.value}${line.comment}`, column }
      mended.push(finding('yaml/list-dash', place(line.start + indent, line.end), values))
      edits.push({ start: line.start + item.at, end: line.start + item.at + 1, text: '-' })
      item = { ...item, index }
    }
    const [, other, tight, rest = ''] = itemSign(line) ?? []
    if ((other ?? tight) === undefined || !isInList(lines, index)) continue
    const start = line.start + indent
    const values = { corrected: `- ${rest}${line.comment}` }
    const found = finding('yaml/list-dash', place(start), values)
    if (tight === undefined) {
      mended.push(found)
      edits.push({ start, end: start + 1, text: '-' })
    } else unreadable.push(found)
  }
  return { text: applyEdits(text, edits), mended, unreadable }
}

/**
 * Values that begin with a dash: `themes: - pyjet`, the first item of a list on the line of its name, and
 * `title: - Dita`, a text that needs quotes; so does `title: [Raport] Dita`.
 */
function findLeadingSigns({ place, known, texts }: FieldText, lines: readonly FieldLine[]): Finding[] {
  return lines.flatMap(({ name = '', dashes, head, indent, value, comment, valueStart }, index) => {
    const [, bracket = '', item = ''] =
      /^(?:([[{])[^"'[\]{}]*[\]}]:?[ \t]*[^\s,#:\]}].*|-[ \t]+(\D.*))$/.exec(value) ?? []
    if (!known.has(name)) return []
    if (bracket !== '') {
      const corrected = `${head}"${inAlbanianQuotes(value.replaceAll('\\', '\\\\'), '"')}"${comment}`
      return [finding('yaml/reserved-character', place(valueStart), { character: bracket, corrected })]
    }
    if (item === '') return []
    if (texts.has(name)) {
      const corrected = head + quotedWhereNeeded(value) + comment
      return [finding('yaml/reserved-character', place(valueStart), { character: '-', corrected })]
    }
    const next = lines[index + 1]
    // Items in the column of the name do not belong to a list with an item indented further.
    if (next !== undefined && next.dashes !== '' && next.indent <= indent + dashes.length) return []
    const values = { parent: head.trimEnd(), corrected: `- ${item}${comment}` }
    return [finding('yaml/list-dash', place(valueStart), values)]
  })
}

function itemSign({ head, value }: FieldLine): RegExpExecArray | null {
  return head === '' ? sign.exec(value) : null
}

/** Whether a line can be a list item: below another one, or directly below a field without a value. */
function isInList(lines: readonly FieldLine[], index: number): boolean {
  const own = lines[index]
  if (own === undefined) return false
  for (let at = index - 1; at >= 0; at--) {
    const line = lines[at]
    if (line === undefined || line.indent > own.indent) continue
    const opens = line.name !== undefined && line.value === ''
    return line.indent === own.indent ? line.dashes !== '' || itemSign(line) !== null || opens : opens
  }
  return false
}

type Field = { name: string; value: string }

const first = /^([A-Za-z]\w*):(?:[ \t]+|$)(.*)$/
/** A value, quoted or not, then perhaps a comma, and the beginning of another field. */
const next =
  /^("[^"]*"|'[^']*'|[^"'[{\s](?:[^"']*?[^"' \t])??)[,;]?[ \t]+([A-Za-z]\w*):(?=[ \t]|$)[ \t]*(.*)$/

/** Lines with several fields, the second of them a known one: `file: 02.jpg alt: "…"`, `retired: reports: [3]`. */
function findTwoFields({ place, known, texts }: FieldText, lines: readonly FieldLine[]): Finding[] {
  return lines.flatMap(({ name, dashes, head, value, comment, valueStart, end }) => {
    if (name === undefined) return []
    const own = withoutName(name, value)
    const inner = own === value ? first.exec(value) : null
    // A text field may begin with a word and a colon without being a group.
    const isParent = inner !== null && known.has(inner[1] ?? '') && !texts.has(name)
    const fields = isParent
      ? split({ name: inner[1] ?? '', value: inner[2] ?? '' }, known)
      : split({ name, value: own }, known)
    if (fields.length < 2 && !isParent && own === value) return []
    const written = fields.map((field) => `${field.name}: ${quotedWhereNeeded(field.value)}`.trimEnd())
    written.push(`${written.pop()}${comment}`)
    if (!isParent) written[0] = `${dashes}${written[0]}`
    const parent = isParent ? head.trimEnd() : undefined
    return [finding('yaml/two-fields', place(valueStart, end), { parent, fields: written })]
  })
}

/** `title: title: Dita`: the value without the repeated field name. */
function withoutName(name: string, value: string): string {
  const [, again, rest = ''] = first.exec(value) ?? []
  return again === name ? withoutName(name, rest) : value
}

function split(field: Field, known: ReadonlySet<string>): Field[] {
  const [, own = '', name = '', rest = ''] = next.exec(field.value) ?? []
  // Two colons in an unquoted text may both be intended; a comment holds no field.
  if (name === '' || !known.has(name) || /:\s|^-$|^- |\s#/.test(own.replace(/^["'].*/, ''))) return [field]
  return [{ name: field.name, value: own }, ...split({ name, value: rest }, known)]
}
