import { type Document, isMap, parseDocument } from 'yaml'
import { parts } from '../patterns.ts'
import { certainEdits, type Finding } from '../problem.ts'
import { lastBefore, originalPlace, positionOf, type Range, type Source } from '../source.ts'
import { findMisplaced } from './columns.ts'
import { describeYamlError } from './errors.ts'
import { checkForbidden } from './forbidden.ts'
import { type FieldText, withEdits, yamlOf } from './lines.ts'
import { typoFinders } from './typos.ts'

/** Parsed YAML with the place of each value in its source. */
export type YamlData = {
  /** The source that was parsed: after certain edits, with unreadable fields blanked. */
  source: Source
  /** Where the YAML starts in the source. */
  offset: number
  document: Document.Parsed
  value: unknown
  /** Paths of values with a reported mistake, which are unreliable. */
  spoilt: readonly (readonly PropertyKey[])[]
  /** First words of unreadable lines: missing fields may be among them. */
  unread: readonly string[]
}

/** The fields that can be read; `source` is the given source after certain edits, with unreadable fields blanked. */
type ParsedYaml = { source: Source; value: YamlData | undefined; findings: Finding[] }

/**
 * Parses YAML 1.2 (no dates, no yes/no), strictly: no tags, no aliases, no numbers in unusual notation. A field with a
 * mistake does not keep the others from being read; the value is undefined if none can be read.
 */
export function parseYaml(written: FieldText): ParsedYaml {
  const reading: Reading = { fields: written, findings: [], unread: [] }
  for (const find of typoFinders) settle(reading, find(reading.fields))
  const first = readYaml(reading.fields)
  settle(reading, findMoves(reading.fields, first))
  const document = reading.findings.length + first.errors.length === 0 ? first : recover(reading)
  const { fields, findings, unread } = reading
  if (document === undefined) return { source: fields.source, value: undefined, findings }
  const read = readValues(fields, document, unread)
  return { source: fields.source, value: read.value, findings: [...findings, ...read.findings] }
}

/** The state of a parse: the fields after edits and blanking, and the findings in them so far. */
type Reading = {
  fields: FieldText
  findings: Finding[]
  /** First words of the lines in the blanked fields, and other possible field names there. */
  unread: string[]
}

/** Applies the certain edits of findings. Fields with other findings, and the `broken` ones, are replaced by spaces. */
function settle(reading: Reading, found: readonly Finding[], broken: readonly Range[] = []): void {
  if (found.length + broken.length === 0) return
  const chunks = chunksOf(reading.fields)
  const doubtful = found.filter(({ certain }) => !certain).map((one) => chunkOf(chunks, one))
  const blanks = [...new Set([...doubtful, ...broken])].flatMap(({ start, end }) => {
    const text = reading.fields.source.text.slice(start, end)
    reading.unread.push(...fieldNamesIn(text))
    const spaces = text.replaceAll(/[^\n]/g, ' ')
    return spaces === text ? [] : [{ start, end, text: spaces }]
  })
  reading.findings.push(...found)
  reading.fields = withEdits(reading.fields, [...blanks, ...certainEdits(found)])
}

function readValues(
  fields: FieldText,
  document: Document.Parsed,
  unread: readonly string[],
): { value: YamlData | undefined; findings: Finding[] } {
  const { source, start: offset } = fields
  const { findings, spoilt } = checkForbidden(fields, document)
  if (spoilt === undefined) return { value: undefined, findings }
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  // An empty text after the blanking of fields is not a mistake of its own.
  if (value === null && (unread.length > 0 || spoilt.length > 0)) return { value: undefined, findings }
  return { value: { source, offset, document, value, spoilt, unread }, findings }
}

/** The maximum number of rounds of fixing and blanking, because some fields are only broken by their neighbours. */
const mostRounds = 20
/** With more errors, the check cannot determine the field that causes them. */
const mostErrors = 1000

/**
 * Reads fields that cannot be parsed. Each round reports the first mistake of each field and fixes it if there is one
 * right way. A field that stays unreadable is blanked.
 */
function recover(reading: Reading): Document.Parsed | undefined {
  const fixedLines = new Set<number>()
  const sound = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const document = readYaml(reading.fields)
    if (document.errors.length === 0) return document
    if (round > 0 && document.errors.length > mostErrors) return undefined
    const broken = findBroken(reading.fields, document, sound)
    // A further mistake in a line that was fixed shows that the fix was not the right one.
    const isFresh = ({ found }: Broken) => !fixedLines.has(lineOf(found))
    const found = broken.filter(isFresh).map((one) => one.found)
    const lost = broken.filter((one) => !isFresh(one)).map(({ chunk }) => chunk)
    for (const one of found) fixedLines.add(lineOf(one))
    const before = reading.fields.source
    settle(reading, found, lost)
    if (reading.fields.source === before) return undefined
  }
  return undefined
}

/** The line in the file at which a finding begins. */
function lineOf({ place }: Finding): number {
  const { source, start } = originalPlace(place)
  return positionOf(source, start).line
}

/** Findings that move lines to the columns of the lines around them; none if the moves do not leave fewer errors. */
function findMoves(fields: FieldText, { errors }: Document.Parsed): Finding[] {
  // Fields that stand only within groups have lost their indent if they begin in the first column.
  const isLost = [...fields.inner].some((name) => yamlOf(fields).includes(`\n${name}:`))
  const findings = errors.length === 0 && !isLost ? [] : findMisplaced(fields)
  if (findings.length === 0) return []
  const moved = withEdits(fields, certainEdits(findings))
  const document = readYaml(moved)
  const isBetter = document.errors.length < errors.length || (isLost && document.errors.length === 0)
  if (!isBetter) return []
  // If a group then has a name twice, an item probably lacks its dash: the moves are not certain.
  const isDoubtful = checkForbidden(moved, document).findings.some(
    ({ rule }) => rule === 'frontmatter/duplicate-field',
  )
  return findings.map(({ certain, ...found }) =>
    isDoubtful ? found : { ...found, ...(certain && { certain }) },
  )
}

/** A field that cannot be parsed, and its first mistake. */
type Broken = { chunk: Range; found: Finding }

/**
 * Finds the fields that cannot be parsed. If each can be parsed alone, returns the field of the parser's first error.
 *
 * @param sound texts of fields that can be parsed; more are added
 */
function findBroken(fields: FieldText, document: Document.Parsed, sound: Set<string>): Broken[] {
  const chunks = chunksOf(fields)
  const first = describeFirst(fields, document)
  const firstChunk = first && chunkOf(chunks, first)
  const broken = chunks.flatMap((chunk) => {
    const own = { ...fields, ...chunk }
    const text = yamlOf(own)
    if (sound.has(text)) return []
    const read = readYaml(own)
    const error = describeFirst(own, read)
    const isSound = error === undefined && (read.contents === null || isMap(read.contents))
    if (isSound) sound.add(text)
    const found = first !== undefined && firstChunk === chunk ? first : error
    return isSound || found === undefined ? [] : [{ chunk, found }]
  })
  if (broken.length > 0 || first === undefined) return broken
  return [{ chunk: firstChunk ?? fields, found: first }]
}

function describeFirst(fields: FieldText, { errors: [error] }: Document.Parsed): Finding | undefined {
  return error && describeYamlError(fields, error)
}

function chunkOf(chunks: readonly Range[], { place }: Finding): Range {
  return lastBefore(chunks, place.start) ?? { start: place.start, end: place.end }
}

const fieldStart = new RegExp(String.raw`^(?![\s#\]}–—-]|${parts.bullet})(\w*).`, 'gm')

/** The extent of each field: from a line in the first column, where no value goes on, up to the next such line. */
function chunksOf(fields: FieldText): Range[] {
  const lines = [...yamlOf(fields).matchAll(fieldStart)]
  const starts = lines.flatMap(({ 1: name = '', index }) =>
    fields.inner.has(name) ? [] : fields.start + index,
  )
  const all = starts[0] === fields.start ? starts : [fields.start, ...starts]
  return all.map((start, index) => ({ start, end: all[index + 1] ?? fields.end }))
}

function fieldNamesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [
      ...(/[\p{L}\p{N}_-]+/u.exec(line) ?? []),
      ...[...line.matchAll(/(?<=[ \t])[a-z]\w+(?=:[ \t])/g)].map(([name]) => name),
    ])
}

/** Parses YAML without reporting: its errors are in the document. */
function readYaml(fields: FieldText): Document.Parsed {
  return parseDocument(yamlOf(fields), {
    version: '1.2',
    strict: true,
    // The parser compares each key with all before it: with thousands, that takes minutes.
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
}
