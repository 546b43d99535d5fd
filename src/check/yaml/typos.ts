import { parts } from '../patterns.ts'
import { type Finding, finding, withFix, withHint } from '../problem.ts'
import { editsTo, placeIn } from '../source.ts'
import { findContinued } from './continued.ts'
import { type FieldLine, type FieldText, linePlace, readLines, yamlOf } from './lines.ts'
import { findCurlyQuotes, inAlbanianQuotes, quotedWhereNeeded } from './quotes.ts'
import { findTwoFields } from './two-fields.ts'

/**
 * Functions that find mistakes whose meaning is clear although YAML misreads them, so that each has one finding. Each
 * function reads the fields after the edits of the functions before it.
 */
export const typoFinders: readonly ((fields: FieldText) => Finding[])[] = [
  findContinued,
  findDashes,
  findRepeatedItems,
  findCurlyQuotes,
  findLeadingCharacters,
  findTwoFields,
  findPaths,
]

/** The path of a file as Windows writes it, in double quotes, in which YAML reads `\b` as a control character. */
const path = /(?<=[:[,-][ \t]+")(?:[\w. -]+\\)+[\w -]+\.[A-Za-z\d]{2,5}(?=")/g

/** Finds paths of files with backslashes in double quotes. */
function findPaths(fields: FieldText): Finding[] {
  const { source, start } = fields
  return [...yamlOf(fields).matchAll(path)].map(({ 0: written, index }) => {
    const from = start + index
    const at = from + written.indexOf('\\')
    const found = finding('yaml/escape', placeIn(source, at, at + 2), { isPath: true })
    const backslashes = [...written.matchAll(/\\/g)].map((one) => from + one.index)
    return withFix(
      found,
      backslashes.map((offset) => ({ start: offset, end: offset + 1, text: '/' })),
    )
  })
}

/** The characters in place of the dash and space of a list item: another character, or a dash without a space. */
const bullet = new RegExp(`^(?:(?:[–—−*+]|${parts.bullet})[ \\t]+|(?:[-–—−]|${parts.bullet})(?!-))(?=\\S)`)

/** Finds list items that begin with another character than a dash, or lack the space after the dash. */
function findDashes(fields: FieldText): Finding[] {
  const lines = readLines(fields)
  return lines.flatMap((line, index) => {
    const written = bulletOf(line)
    if (written === undefined || !isInList(lines, index)) return []
    const start = line.start + line.indent
    const found = finding('yaml/list-dash', placeIn(fields.source, start), {
      isBesideName: false,
      spaces: undefined,
    })
    return withFix(found, [{ start, end: start + written.length, text: '- ' }])
  })
}

function bulletOf({ isText, value }: FieldLine): string | undefined {
  return isText ? bullet.exec(value)?.[0] : undefined
}

/** Whether a line can be a list item: below another item, or directly below a field without a value. */
function isInList(lines: readonly FieldLine[], index: number): boolean {
  const own = lines[index]
  if (own === undefined) return false
  for (const line of lines.slice(0, index).reverse()) {
    if (line.indent > own.indent) continue
    const opens = line.name !== undefined && line.value === ''
    const isItem = line.dashes !== '' || bulletOf(line) !== undefined
    return opens || (line.indent === own.indent && isItem)
  }
  return false
}

/** Finds list items without a dash: the first field of an item occurs again, after other fields of the item. */
function findRepeatedItems(fields: FieldText): Finding[] {
  const { source } = fields
  let item: { column: number; dash: number; name: string | undefined; index: number } = {
    column: 0,
    dash: -1,
    name: '',
    index: 0,
  }
  return readLines(fields).flatMap((line, index) => {
    const { start, end, dashes, indent, name } = line
    if (dashes !== '') item = { column: indent + dashes.length, dash: indent, name, index }
    else if (indent < item.column) item = { ...item, dash: -1 }
    const isRepeated = dashes === '' && indent === item.column && name === item.name
    if (!isRepeated || item.dash === -1 || index <= item.index + 1) return []
    item = { ...item, index }
    const found = finding('yaml/list-dash', placeIn(source, start + indent, end), {
      isBesideName: false,
      spaces: item.dash,
    })
    return withFix(found, [{ start: start + item.dash, end: start + item.dash + 1, text: '-' }])
  })
}

/** A text in brackets with words after it: `[Raport] Dita`. */
const bracketed = /^([[{])[^"'[\]{}]*[\]}]:?[ \t]*[^\s,#:\]}].*$/
/** A dash and words: `- pyjet`. */
const dashed = /^-[ \t]+\D.*$/

/**
 * Finds values that begin with a dash or a bracket: `themes: - pyjet`, the first item of a list on the line of its
 * name; `title: - Dita` and `title: [Raport] Dita`, texts that need quotes.
 */
function findLeadingCharacters(fields: FieldText): Finding[] {
  const { names, texts, source } = fields
  const lines = readLines(fields)
  return lines.flatMap((line, index) => {
    const { name = '', dashes, indent, value, valueStart } = line
    if (!names.has(name)) return []
    const [, bracket] = bracketed.exec(value) ?? []
    const character = bracket ?? (dashed.test(value) ? '-' : undefined)
    if (character === undefined) return []
    const first = placeIn(source, valueStart)
    if (bracket !== undefined || texts.has(name)) {
      const quoted = `"${inAlbanianQuotes(value.replaceAll('\\', '\\\\'), '"')}"`
      const wanted = bracket === undefined ? quotedWhereNeeded(value) : quoted
      const edits = editsTo(linePlace(fields, line), wanted)
      const found = finding('yaml/reserved-character', first, { character })
      return texts.has(name) ? withFix(found, edits) : withHint(found, edits)
    }
    // Items in the column of the name are left alone: they belong to no list whose first item is indented further.
    const next = lines[index + 1]
    const column = indent + dashes.length
    const isItem = next !== undefined && next.dashes !== ''
    if (isItem && next.indent <= column) return []
    const blanks = placeIn(
      source,
      valueStart - (/[ \t]*$/.exec(source.text.slice(line.start, valueStart))?.[0].length ?? 0),
      valueStart,
    )
    const found = finding('yaml/list-dash', first, { isBesideName: true, spaces: undefined })
    return withFix(found, editsTo(blanks, `\n${' '.repeat(isItem ? next.indent : column + 2)}`))
  })
}
