import { type Document, isMap, isScalar, parseDocument, type YAMLParseError } from 'yaml'
import type { Checked, Finding } from '../problem.ts'
import { alignLines } from '../slips/aligned.ts'
import { readSlips } from '../slips/index.ts'
import { blanked, lastBefore, type Source, type Stretch } from '../source.ts'
import { describeYamlError } from './errors.ts'
import { checkForbidden } from './forbidden.ts'

/** YAML of a source with the way back from each value to its place. */
export type YamlData = {
  source: Source
  offset: number
  document: Document.Parsed
  value: unknown
  /** Paths of values with a reported mistake, which cannot be relied on. */
  spoilt: readonly (readonly PropertyKey[])[]
  /** First words of the lines that could not be read: fields that are not there may stand in them. */
  unread: readonly string[]
}

/**
 * Parses YAML 1.2 (no dates, no yes/no), strictly: no tags, no aliases, no number in disguise. A field with a
 * mistake does not keep the others from being read; the value is undefined where none can be read.
 *
 * @param offset Where `written` starts in the source.
 * @param known Names and labels of fields: they tell a line without a colon from one on which a value goes on.
 * @param texts Names of fields that hold text, digits too.
 */
export function parseYaml(
  source: Source,
  written: string,
  offset: number,
  known: ReadonlySet<string> = new Set(),
  texts: ReadonlySet<string> = new Set(),
): Checked<YamlData | undefined> {
  const { text, mended, unreadable } = readSlips(source, offset, written, known, texts)
  const { value, findings } = parseText(source, text, offset, unreadable, known)
  return { value, findings: [...mended, ...findings] }
}

function parseText(
  source: Source,
  text: string,
  offset: number,
  slips: readonly Finding[],
  known: ReadonlySet<string>,
): Checked<YamlData | undefined> {
  const whole = readYaml(text)
  const errors = syntaxErrors(whole)
  if (errors.length === 0 && slips.length === 0) return readValues(source, offset, whole, text, [], known)
  const aligned = alignLines(source, offset, text, known)
  if (aligned.whole !== text && syntaxErrors(readYaml(aligned.whole)).length < errors.length) {
    const unreadable = [...slips, ...aligned.unreadable]
    const { value, findings } = readAround(source, offset, aligned.text, unreadable, known)
    return { value, findings: [...aligned.mended, ...findings] }
  }
  return readAround(source, offset, text, slips, known)
}

/** Reads what can be read around broken fields. */
function readAround(
  source: Source,
  offset: number,
  text: string,
  slips: readonly Finding[],
  known: ReadonlySet<string>,
): Checked<YamlData | undefined> {
  const { rest, findings, unread } = recoverFields(source, offset, text, readYaml(text), slips, known)
  if (rest === undefined) return { value: undefined, findings }
  const { value, findings: more } = readValues(source, offset, readYaml(rest), rest, unread, known)
  return { value, findings: [...findings, ...more] }
}

function readValues(
  source: Source,
  offset: number,
  document: Document.Parsed,
  text: string,
  unread: readonly string[],
  known: ReadonlySet<string>,
): Checked<YamlData | undefined> {
  const repeated = document.errors.map((error) => describeYamlError(source, offset, error, known))
  const forbidden = checkForbidden(source, offset, document, text)
  const findings = [...repeated, ...forbidden.findings]
  if (forbidden.spoilt === undefined) return { value: undefined, findings }
  const names = namesOf(document)
  const spoilt = [
    ...repeated.map(({ place }) => [topField(names, place.start - offset)]),
    ...forbidden.spoilt,
  ]
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  // Without the fields that were set aside nothing may be left, which is no mistake of its own.
  if (value === null && (unread.length > 0 || spoilt.length > 0)) return { value: undefined, findings }
  return { value: { source, offset, document, value, spoilt, unread }, findings }
}

type FieldName = { name: string; start: number }

/** The outermost fields, in order. */
function namesOf({ contents }: Document.Parsed): FieldName[] {
  const items = contents !== null && 'items' in contents ? contents.items : []
  return items.flatMap((item) => {
    const { key } = item as { key?: unknown }
    return isScalar(key) ? [{ name: String(key.value), start: key.range?.[0] ?? 0 }] : []
  })
}

/** The outermost field in which an offset lies. */
function topField(names: readonly FieldName[], at: number): string {
  return lastBefore(names, at)?.name ?? ''
}

/** What could be read of a text with broken fields. */
type Recovered = {
  findings: Finding[]
  /** The text with blanks instead of the broken fields; undefined where that does not help. */
  rest: string | undefined
  /** First words of the lines in the broken fields, and what else may be the name of a field there. */
  unread: string[]
}

/** A line of the first column with everything up to the next one. */
type Chunk = Stretch

/** Rounds in which fields are set aside that look right and are broken by what stands around them. */
const mostRounds = 20
/** Errors that are left when there is no telling which field breaks which. */
const mostErrors = 1000

/**
 * Sets the fields aside that cannot be read, each with its first mistake: the mistakes after it are mostly its
 * consequences. A field starts in the first column, which no line within a value does.
 *
 * @param slips what is known to be wrong: the fields in which it lies are set aside
 */
function recoverFields(
  source: Source,
  offset: number,
  text: string,
  whole: Document.Parsed,
  slips: readonly Finding[],
  known: ReadonlySet<string>,
): Recovered {
  const chunks = chunksOf(text)
  const findings: Finding[] = []
  const broken = new Set<Chunk>()
  const setAside = (chunk: Chunk | undefined, found: Finding) => {
    if (chunk === undefined || broken.has(chunk)) return false
    broken.add(chunk)
    findings.push(found)
    return true
  }
  const chunkAt = ({ place }: Finding) => lastBefore(chunks, place.start - offset)

  for (const slip of slips) {
    const chunk = chunkAt(slip)
    if (chunk !== undefined) broken.add(chunk)
    findings.push(slip)
  }
  const first = describeFirst(source, offset, whole, known)
  for (const chunk of chunks) {
    const own = readYaml(text.slice(chunk.start, chunk.end))
    const [error] = syntaxErrors(own)
    if (error === undefined && (own.contents === null || isMap(own.contents))) continue
    if (first !== undefined && chunkAt(first) === chunk) setAside(chunk, first)
    else if (error !== undefined)
      setAside(chunk, describeYamlError(source, offset + chunk.start, error, known))
  }
  let rest = blanked(text, broken)
  for (let round = 0; round < mostRounds; round++) {
    const read = readYaml(rest)
    if (read.errors.length > mostErrors) break
    const found = describeFirst(source, offset, read, known)
    if (found === undefined) return { findings, rest, unread: wordsOf(text, broken) }
    if (!setAside(chunkAt(found), found)) break
    rest = blanked(text, broken)
  }
  const all = findings.length > 0 || first === undefined ? findings : [first]
  return { findings: all, rest: undefined, unread: [] }
}

function describeFirst(
  source: Source,
  offset: number,
  document: Document.Parsed,
  known: ReadonlySet<string>,
): Finding | undefined {
  const [error]: YAMLParseError[] = syntaxErrors(document)
  return error && describeYamlError(source, offset, error, known)
}

function chunksOf(text: string): Chunk[] {
  const starts = [...text.matchAll(/^[^\s#\]}–—•·-]/gm)].map(({ index }) => index)
  const all = starts[0] === 0 ? starts : [0, ...starts]
  return all.map((start, index) => ({ start, end: all[index + 1] ?? text.length + 1 }))
}

function wordsOf(text: string, chunks: ReadonlySet<Chunk>): string[] {
  const lines = [...chunks].flatMap(({ start, end }) => text.slice(start, end).split('\n'))
  return lines.flatMap((line) => [
    ...(/[\p{L}\p{N}_-]+/u.exec(line) ?? []),
    ...[...line.matchAll(/(?<=[ \t])[a-z]\w+(?=:[ \t])/g)].map(([name]) => name),
  ])
}

/** Reads YAML without judging it: its errors are in the document. */
function readYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })
}

/** The errors that keep the text from being read; a repeated field does not. */
function syntaxErrors({ errors }: Document.Parsed): YAMLParseError[] {
  return errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
}
