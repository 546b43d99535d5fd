import { stringify } from 'yaml'
import type { DocumentValues } from '../model/kinds/kind.ts'
import { type Field, singleExamples } from '../model/schema/described.ts'

/**
 * A template: each field below its label, hint and examples, then the text. Optional fields are commented
 * out.
 *
 * @param notes notes on the text for the editor, shown above it
 */
export function documentTemplate(options: {
  fields: readonly Field[]
  values: DocumentValues
  notes: readonly string[]
  body: string
}): string {
  const { fields, values, notes, body } = options
  const blocks = fields.map((field) => {
    const value = values[field.name]
    const isGiven = value !== undefined && value !== ''
    return [...comment(field, isGiven), ...fieldLines(field, value)].join('\n')
  })
  const note = notes.map((line) => `# ${line}`).join('\n')
  return `---\n${[...blocks, note].join('\n\n')}\n---\n\n${body}`.replace(/\n+$/, '\n')
}

function comment(field: Field, isGiven: boolean): string[] {
  const { name, title = name, description = '', isRequired } = field
  const inner = innerFields(field).map((one) => `${one.name}: ${lowerFirst(one.description ?? '')}`)
  const optional =
    isRequired || isGiven ? [] : ['Mund të mungojë; për ta plotësuar, hiqeni shenjën # para fushës.']
  const examples = isGiven ? [] : singleExamples(field)
  const shown = isList(field) ? `[${examples.join(', ')}]` : examples.map(scalar).join(' ose ')
  const example = examples.length === 0 ? [] : [`Shembull: ${shown}`]
  const lines = [`${title}. ${description}`, ...inner, ...optional, ...example]
  return lines.flatMap((text) => wrap(text)).map((line) => `# ${line}`)
}

/** A field as YAML, behind `#` if the field is optional and has no value. */
function fieldLines(field: Field, value: DocumentValues[string] | undefined): string[] {
  const isKnown = field.isRequired || (value !== undefined && value !== '')
  const [example = ''] = singleExamples(field)
  const written = { [field.name]: isKnown || isList(field) ? filled(field, value) : example }
  // A title is quoted, as the editors' guide has it: an editor may add a colon.
  const defaultStringType = field.name === 'title' ? 'QUOTE_DOUBLE' : 'PLAIN'
  return stringify(written, { lineWidth: 0, defaultKeyType: 'PLAIN', defaultStringType })
    .trimEnd()
    .split('\n')
    .map((line) => (isKnown ? line : `# ${line}`))
}

/** The value of a field: examples for a list, and for a group its required fields and those with a value. */
function filled(field: Field, value: DocumentValues[string] | undefined): unknown {
  if (isList(field)) return singleExamples(field)
  const fields = innerFields(field)
  if (fields.length === 0) return value ?? ''
  const groups = [value ?? {}].flat().map((group) => {
    const given: DocumentValues = typeof group === 'object' ? group : {}
    const asked = fields.filter(({ name, isRequired }) => isRequired || given[name] !== undefined)
    return Object.fromEntries(asked.map((inner) => [inner.name, filled(inner, given[inner.name])]))
  })
  return field.type === 'object' ? groups[0] : groups
}

/** The fields of a group, or of each group of a list. */
function innerFields({ fields, items: [item] }: Field): readonly Field[] {
  return item?.fields ?? fields
}

/** Whether a field is a list of single values. */
function isList({ items: [item] }: Field): boolean {
  return item?.fields.length === 0
}

/** A value as YAML writes it. */
export function scalar(value: string | number | boolean): string {
  return stringify(value, { lineWidth: 0 }).trim()
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('sq') + text.slice(1)
}

/** Wraps text to lines of at most 100 characters, which fit a narrow editor. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= 100) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
