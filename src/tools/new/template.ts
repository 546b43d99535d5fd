import { stringify } from 'yaml'
import type { Field } from '../editors/fields.ts'

/** Known values of a new document; other fields are left empty, and the check asks for them. */
export type Values = { readonly [name: string]: string | number | Values | readonly Values[] }

/**
 * A template: each field below its label, hint and examples, then the text. Optional fields are commented
 * out.
 *
 * @param notes notes on the text for the editor, shown above it
 */
export function documentTemplate(options: {
  fields: readonly Field[]
  values: Values
  notes: readonly string[]
  body: string
}): string {
  const { fields, values, notes, body } = options
  const blocks = fields.map((field) => {
    const value = values[field.name]
    const known = value !== undefined && value !== ''
    return [...comment(field, known), ...fieldLines(field, value)].join('\n')
  })
  const note = notes.map((line) => `# ${line}`).join('\n')
  return `---\n${[...blocks, note].join('\n\n')}\n---\n\n${body}`.replace(/\n+$/, '\n')
}

function comment({ label, hint, examples, required, shape, fields }: Field, known: boolean): string[] {
  const inner = fields.map((field) => `${field.name}: ${lowerFirst(field.hint)}`)
  const optional = required || known ? [] : ['Mund të mungojë; për ta plotësuar, hiqe shenjën # para fushës.']
  const example =
    known || examples.length === 0
      ? []
      : [`Shembull: ${shape === 'values' ? scalars(examples) : examples.map(scalar).join(' ose ')}`]
  const lines = [`${label}. ${hint}`, ...inner, ...optional, ...example]
  return lines.flatMap((text) => wrap(text)).map((line) => `# ${line}`)
}

function fieldLines(field: Field, value: Values[string] | undefined): string[] {
  const { name, shape, fields, examples, required } = field
  if (shape === 'value') {
    const known = typeof value === 'string' || typeof value === 'number' ? value : ''
    const line = `${name}: ${scalar(known)}`
    return [required || known !== '' ? line : `# ${name}: ${scalar(examples[0] ?? '')}`]
  }
  if (shape === 'values') return [`${required ? '' : '# '}${name}: ${scalars(examples)}`]
  const entries = Array.isArray(value) ? value : [value ?? {}]
  return [`${name}:`, ...entries.flatMap((entry) => groupLines(fields, entry, shape === 'list'))]
}

function groupLines(fields: readonly Field[], entry: Values, isEntry: boolean): string[] {
  const lines = fields.flatMap((field) => fieldLines(field, entry[field.name]))
  return lines.map((line, index) => (isEntry ? (index === 0 ? `  - ${line}` : `    ${line}`) : `  ${line}`))
}

/** A value as YAML writes it. */
export function scalar(value: string | number): string {
  return stringify(value, { lineWidth: 0 }).trim()
}

function scalars(values: readonly (string | number)[]): string {
  return `[${values.map(scalar).join(', ')}]`
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
