import { parts } from '../patterns.ts'
import { type Finding, finding, withFix, withHint } from '../problem.ts'
import { editsTo, placeIn } from '../source.ts'
import { type FieldText, readLines } from './lines.ts'
import { quotedWhereNeeded } from './quotes.ts'

type NamedValue = { name: string; value: string }

const field = String.raw`(?<name>${parts.fieldName})${parts.colon}[ \t]*(?<value>.*)`
const fieldStart = new RegExp(`^${field}$`)
/** A value, perhaps a comma, and another field. */
const nextField = new RegExp(String.raw`^(?<own>${parts.value})[,;]?[ \t]+${field}$`)

/** Finds lines with several fields, the second one known: `file: 02.jpg alt: "…"`, `retired: reports: [3]`. */
export function findTwoFields(text: FieldText): Finding[] {
  return readLines(text).flatMap(({ name, dashes, indent, value, comment, start, valueStart, end }) => {
    if (name === undefined) return []
    const own = withoutName(name, value)
    const inner = own === value ? fieldStart.exec(value)?.groups : undefined
    const { name: innerName = '', value: innerValue = '' } = inner ?? {}
    // A text field may begin with a word and a colon without being a group.
    const isGroup = text.names.has(innerName) && !text.texts.has(name)
    const fields = isGroup
      ? splitFields({ name: innerName, value: innerValue }, text.names)
      : splitFields({ name, value: own }, text.names)
    if (fields.length < 2 && !isGroup && own === value) return []
    const column = indent + dashes.length + (isGroup ? 2 : 0)
    const lines = fields.map((field) => `${field.name}: ${quotedWhereNeeded(field.value)}`.trimEnd())
    const wanted = [...(isGroup ? [`${name}:`] : []), ...lines].join(`\n${' '.repeat(column)}`) + comment
    const found = finding('yaml/two-fields', placeIn(text.source, valueStart, end), {
      isGroup,
      count: fields.length,
    })
    const edits = editsTo(placeIn(text.source, start + indent + dashes.length, end), wanted)
    // If the value before it ends with a dash, the other field begins an item of its own.
    const isItem = fields.some((field) => /[ \t]-$/.test(field.value))
    return isItem ? withHint(found, edits) : withFix(found, edits)
  })
}

/** `title: title: Dita`: the value without the repeated field name. */
function withoutName(name: string, value: string): string {
  const { name: again, value: rest = '' } = fieldStart.exec(value)?.groups ?? {}
  return again === name ? withoutName(name, rest) : value
}

function splitFields(field: NamedValue, names: ReadonlySet<string>): NamedValue[] {
  const { own = '', name = '', value = '' } = nextField.exec(field.value)?.groups ?? {}
  // Two colons in an unquoted text may both be intended; a comment holds no field.
  if (name === '' || !names.has(name) || /:\s|^-$|^- |\s#/.test(own.replace(/^["'].*/, ''))) return [field]
  return [{ name: field.name, value: own }, ...splitFields({ name, value }, names)]
}
