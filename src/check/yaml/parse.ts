import { type Document, isMap, isScalar, parseDocument, type YAMLParseError } from 'yaml'
import type { Checked, Finding } from '../problem.ts'
import { alignLines } from '../slips/aligned.ts'
import { readSlips } from '../slips/index.ts'
import { blanked, lastBefore, type Source, type Stretch } from '../source.ts'
import { describeYamlError, type YamlText } from './errors.ts'
import { checkForbidden } from './forbidden.ts'

/** Parsed YAML with the place of each value in its source. */
export type YamlData = {
  source: Source
  offset: number
  document: Document.Parsed
  value: unknown
  /** Paths of values with a reported mistake, which are unreliable. */
  spoilt: readonly (readonly PropertyKey[])[]
  /** First words of unreadable lines: missing fields may be among them. */
  unread: readonly string[]
}

/**
 * Parses YAML 1.2 (no dates, no yes/no), strictly: no tags, no aliases, no numbers in unusual notation. A field with a
 * mistake does not keep the others from being read; the value is undefined if none can be read.
 *
 * @param offset Where `written` starts in the source.
 * @param known Names and labels of fields: they tell a line without a colon from the continuation of a value.
 * @param texts Names of fields that hold text, even if it is digits.
 * @param inner Names of fields that stand only within groups.
 */
export function parseYaml(
  source: Source,
  written: string,
  offset: number,
  known: ReadonlySet<string> = new Set(),
  texts: ReadonlySet<string> = new Set(),
  inner: ReadonlySet<string> = new Set(),
): Checked<YamlData | undefined> {
  const at = { source, offset, known, texts, inner }
  const { text, mended, unreadable } = readSlips(at, written)
  const { value, findings } = parseText(at, text, unreadable)
  return { value, findings: [...mended, ...findings] }
}

function parseText(at: YamlText, text: string, slips: readonly Finding[]): Checked<YamlData | undefined> {
  const whole = readYaml(text)
  const errors = syntaxErrors(whole)
  // In the first column they have lost their indent.
  const isLost = [...at.inner].some((name) => text.includes(`\n${name}:`))
  if (errors.length === 0 && slips.length === 0 && !isLost) return readValues(at, whole, text, [])
  const moved = alignLines(at, text)
  const left = moved.whole === text ? errors.length : syntaxErrors(readYaml(moved.whole)).length
  const isBetter = left < errors.length || (isLost && left === 0)
  const aligned = isBetter ? moved : { text, mended: [], unreadable: [] }
  const { rest, findings, unread } = recoverFields(at, aligned.text, [...slips, ...aligned.unreadable])
  findings.unshift(...aligned.mended)
  if (rest === undefined) return { value: undefined, findings }
  const read = readValues(at, readYaml(rest), rest, unread)
  return { value: read.value, findings: [...findings, ...read.findings] }
}

function readValues(
  at: YamlText,
  document: Document.Parsed,
  text: string,
  unread: readonly string[],
): Checked<YamlData | undefined> {
  const { source, offset } = at
  const repeated = document.errors.map((error) => describeYamlError(at, error))
  const forbidden = checkForbidden(at, document, text)
  const findings = [...repeated, ...forbidden.findings]
  if (forbidden.spoilt === undefined) return { value: undefined, findings }
  const names = namesOf(document)
  const spoilt = [
    ...repeated.map(({ place }) => [lastBefore(names, place.start - offset)?.name ?? '']),
    ...forbidden.spoilt,
  ]
  const value: unknown = document.toJS({ maxAliasCount: 0 })
  // If nothing is left after fields were blanked, that is not a mistake of its own.
  if (value === null && (unread.length > 0 || spoilt.length > 0)) return { value: undefined, findings }
  return { value: { source, offset, document, value, spoilt, unread }, findings }
}

/** The outermost fields, in order. */
function namesOf({ contents }: Document.Parsed): { name: string; start: number }[] {
  const items = contents !== null && 'items' in contents ? contents.items : []
  return items.flatMap((item) => {
    const { key } = item as { key?: unknown }
    return isScalar(key) ? [{ name: String(key.value), start: key.range?.[0] ?? 0 }] : []
  })
}

/** The readable part of a text with broken fields. */
type Recovered = {
  findings: Finding[]
  /** The text with spaces in place of the broken fields; undefined if that does not help. */
  rest: string | undefined
  /** First words of the lines in the broken fields, and other possible field names there. */
  unread: string[]
}

/** Most rounds of blanking fields that look right and are broken by their neighbours. */
const mostRounds = 20
/** With more errors, the field that causes them cannot be determined. */
const mostErrors = 1000

/**
 * Blanks the fields that cannot be parsed, and reports the first mistake of each: later ones are mostly its
 * consequences. A field starts in the first column, and no line within a value does.
 *
 * @param slips known mistakes: the fields that contain them are blanked
 */
function recoverFields(at: YamlText, text: string, slips: readonly Finding[]): Recovered {
  const chunks = chunksOf(text, at)
  const chunkAt = ({ place }: Finding) => lastBefore(chunks, place.start - at.offset)
  const findings = [...slips]
  const broken = new Set(slips.flatMap((slip) => chunkAt(slip) ?? []))
  const setAside = (chunk: Stretch | undefined, found: Finding) => {
    if (chunk === undefined || broken.has(chunk)) return false
    broken.add(chunk)
    findings.push(found)
    return true
  }

  const first = describeFirst(at, readYaml(text))
  const firstChunk = first && chunkAt(first)
  for (const chunk of chunks) {
    const own = readYaml(text.slice(chunk.start, chunk.end))
    const found = describeFirst({ ...at, offset: at.offset + chunk.start }, own)
    if (found === undefined && (own.contents === null || isMap(own.contents))) continue
    const told = first !== undefined && firstChunk === chunk ? first : found
    if (told !== undefined) setAside(chunk, told)
  }
  let rest = blanked(text, broken)
  for (let round = 0; round < mostRounds; round++) {
    const read = readYaml(rest)
    if (read.errors.length > mostErrors) break
    const found = describeFirst(at, read)
    if (found === undefined) return { findings, rest, unread: wordsOf(text, broken) }
    if (!setAside(chunkAt(found), found)) break
    rest = blanked(text, broken)
  }
  const all = findings.length > 0 || first === undefined ? findings : [first]
  return { findings: all, rest: undefined, unread: [] }
}

function describeFirst(at: YamlText, document: Document.Parsed): Finding | undefined {
  const [error] = syntaxErrors(document)
  return error && describeYamlError(at, error)
}

/** The extent of each field: a line in the first column with everything up to the next one. */
function chunksOf(text: string, { inner }: YamlText): Stretch[] {
  const starts = [...text.matchAll(/^(?![\s#\]}–—•·-])(\w*)./gm)].flatMap(({ 1: name = '', index }) =>
    inner.has(name) ? [] : index,
  )
  const all = starts[0] === 0 ? starts : [0, ...starts]
  return all.map((start, index) => ({ start, end: all[index + 1] ?? text.length + 1 }))
}

function wordsOf(text: string, chunks: ReadonlySet<Stretch>): string[] {
  const lines = [...chunks].flatMap(({ start, end }) => text.slice(start, end).split('\n'))
  return lines.flatMap((line) => [
    ...(/[\p{L}\p{N}_-]+/u.exec(line) ?? []),
    ...[...line.matchAll(/(?<=[ \t])[a-z]\w+(?=:[ \t])/g)].map(([name]) => name),
  ])
}

/** Parses YAML without reporting: its errors are in the document. */
function readYaml(text: string): Document.Parsed {
  return parseDocument(text, {
    version: '1.2',
    strict: true,
    uniqueKeys: true,
    prettyErrors: false,
    logLevel: 'error',
  })
}

/** The errors that make the text unreadable; a repeated field does not. */
function syntaxErrors({ errors }: Document.Parsed): YAMLParseError[] {
  return errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
}
