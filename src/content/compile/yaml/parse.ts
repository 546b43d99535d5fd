import { type Document, isScalar } from 'yaml'
import { lastBefore } from '../last-before.ts'
import type { Checked, Finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { describeYamlError } from './errors.ts'
import { checkForbidden } from './forbidden.ts'
import { readYaml, syntaxErrors } from './read.ts'
import { recoverFields } from './recover.ts'
import { readSlips } from './slips.ts'

/** YAML of a source with the way back from each value to its place. */
export type YamlData = {
  source: Source
  offset: number
  document: Document.Parsed
  value: unknown
  /** Paths of values that a finding has spoken of, and that say nothing reliable. */
  spoilt: readonly (readonly PropertyKey[])[]
  /** First words of the lines that could not be read: fields that are not there may stand in them. */
  unread: readonly string[]
}

/**
 * Parses YAML 1.2 (no dates, no yes/no), strictly: no tags, no aliases, no number in disguise. A field with a
 * mistake does not keep the others from being read; the value is undefined where none can be told from it.
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
  if (syntaxErrors(whole).length === 0 && slips.length === 0)
    return readValues(source, offset, whole, text, [], known)
  const { rest, findings, unread } = recoverFields(source, offset, text, whole, slips, known)
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
  // Where fields were set aside, nothing may be left: that is no mistake of its own.
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
