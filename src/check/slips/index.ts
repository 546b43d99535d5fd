import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import { joinLines } from './continued.ts'
import { quotedWhereNeeded, straightenQuotes } from './curly.ts'
import { findLeadingDashes, readDashes } from './dashes.ts'
import { type FieldLine, readLines } from './lines.ts'

/** The text as it was meant, of the same length, and the findings of it. */
type Slips = {
  text: string
  /** Slips that are read as they were meant. */
  mended: Finding[]
  /** Slips that keep their field from being read. */
  unreadable: Finding[]
}

/** Finds slips whose meaning is clear though YAML reads something else, so that each gives one finding. */
export function readSlips(
  source: Source,
  offset: number,
  written: string,
  known: ReadonlySet<string>,
  texts: ReadonlySet<string>,
): Slips {
  const lines = readLines(written)
  const joined = joinLines(source, offset, written, lines, known)
  const rest = joined.findings.length === 0 ? lines : readLines(joined.text)
  const dashes = readDashes(source, offset, joined.text, rest)
  const straight = straightenQuotes(source, offset, dashes.text, texts)
  return {
    text: straight.text,
    mended: [...joined.findings, ...dashes.mended, ...straight.findings],
    unreadable: [
      ...dashes.unreadable,
      ...findLeadingDashes(source, offset, rest, known, texts),
      ...findTwoFields(source, offset, rest, known, texts),
    ],
  }
}

type Field = { name: string; value: string }

const first = /^([A-Za-z]\w*):(?:[ \t]+|$)(.*)$/
/** A value, in quotes or without any, and after it, or after a comma, the beginning of another field. */
const next =
  /^("[^"]*"|'[^']*'|[^"'[{\s](?:[^"']*?[^"' \t])??)[,;]?[ \t]+([A-Za-z]\w*):(?=[ \t]|$)[ \t]*(.*)$/

/** Lines that hold several fields, the second of them a known one: `file: 02.jpg alt: "…"`, `retired: reports: [3]`. */
function findTwoFields(
  source: Source,
  offset: number,
  lines: readonly FieldLine[],
  known: ReadonlySet<string>,
  texts: ReadonlySet<string>,
): Finding[] {
  return lines.flatMap(({ name, dashes, value, comment, valueStart, end }) => {
    if (name === undefined) return []
    const own = withoutName(name, value)
    const inner = own === value ? first.exec(value) : null
    // A text may begin with a word and a colon; it is no group.
    const isParent = inner !== null && known.has(inner[1] ?? '') && !texts.has(name)
    const fields = isParent
      ? split({ name: inner[1] ?? '', value: inner[2] ?? '' }, known)
      : split({ name, value: own }, known)
    if (fields.length < 2 && !isParent && own === value) return []
    const written = fields.map((field) => `${field.name}: ${quotedWhereNeeded(field.value)}`.trimEnd())
    written.push(`${written.pop()}${comment}`)
    if (!isParent) written[0] = `${dashes}${written[0]}`
    const place = placeIn(source, offset + valueStart, offset + end)
    const parent = isParent ? `${dashes}${name}:` : undefined
    return [finding('yaml/two-fields', place, { parent, fields: written })]
  })
}

/** `title: title: Dita`: the value without the field's own name before it. */
function withoutName(name: string, value: string): string {
  const [, again, rest = ''] = first.exec(value) ?? []
  return again === name ? withoutName(name, rest) : value
}

function split(field: Field, known: ReadonlySet<string>): Field[] {
  const [, own = '', name = '', rest = ''] = next.exec(field.value) ?? []
  // Two colons in words without quotes may both be meant; a comment holds no field.
  if (name === '' || !known.has(name) || /:\s|^-$|^- |\s#/.test(own.replace(/^["'].*/, ''))) return [field]
  return [{ name: field.name, value: own }, ...split({ name, value: rest }, known)]
}
