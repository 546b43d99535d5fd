import { type Kind, kinds } from '../../../check/documents/kinds.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { branchesOf, type Described, describeSchema } from '../../../model/schema/described.ts'
import type { FormField } from '../../protocol.ts'
import words from '../../words/core.json'
import { derivedFields } from './derive.ts'

type Texts = Readonly<Record<string, string>>
/**
 * `hints` replace hints of the schema that address people who write text files. `itemLabels` name one item of a list.
 * `wordLabels` name the interface words by the place where visitors meet them, and the themes.
 */
const { hints, itemLabels, wordLabels }: Record<'hints' | 'itemLabels' | 'wordLabels', Texts> = words

/**
 * The form of a document, made from its schema.
 *
 * @param values the values of the document: they select the branch of a union in the schema
 * @param isNew whether the document is not in the content yet, so that its path may change
 */
export function formOf(kind: Kind, values: unknown, isNew = false): FormField[] {
  const derived = derivedFields[kind] ?? {}
  return fieldsOf(describeSchema(kinds[kind].schema), values).map((field) => {
    const { key } = field
    if (!(key in derived) || (isNew && kind === 'project' && key === 'year')) return field
    const source = derived[key]
    return { ...field, type: 'derived', ...(source && { source }) }
  })
}

/** The fields of a group; those within have its language. */
function fieldsOf({ fields, lang }: Described, values: unknown): FormField[] {
  return fields.map((field) => {
    const value = isGroup(values) ? values[field.name] : undefined
    return fieldOf(field.name, { ...field, lang: field.lang ?? lang }, value)
  })
}

function fieldOf(key: string, field: Described, value: unknown): FormField {
  const { lang } = field
  const branch = { ...branchFor(field, value), lang }
  const title = field.title ?? branch.title
  const description = field.description ?? branch.description
  const [example] = [...field.examples, ...branch.examples]
  const shown = typeof example === 'string' || typeof example === 'number' ? String(example) : undefined
  const variables = shown?.match(/\{\w+\}/g)
  const shape = shapeOf(key, branch, value)
  const own = shape.type === 'picture' ? words.choosePicture : hints[key]
  const hint = description && (own ?? description)
  // A calendar or a list of choices needs no example.
  const isTyped = (shape.type === 'line' || shape.type === 'text') && !shape.choices
  return {
    key,
    label: shape.type === 'picture' ? words.picture : (title ?? wordLabels[key] ?? key),
    isRequired: field.isRequired,
    ...(hint && { hint }),
    ...(isTyped && shown !== undefined && { example: shown }),
    ...(isTyped && variables && { variables }),
    ...(isTyped && lang !== undefined && { lang }),
    ...shape,
  }
}

/** The branch of a union that fits the value, by whether the value is a group. Any other field is returned unchanged. */
function branchFor(field: Described, value: unknown): Described {
  const branches = branchesOf(field)
  const fits = branches.filter(({ type }) => (type === 'object') === isGroup(value))
  return fits.find(({ type }) => type === 'string') ?? fits[0] ?? branches[0] ?? field
}

type Shape = Pick<FormField, 'type' | 'fields' | 'count' | 'choices'>

function shapeOf(key: string, field: Described, value: unknown): Shape {
  const { type, format, values, items } = field
  if (type === 'object') return { type: key === 'focus' ? key : 'group', fields: fieldsOf(field, value) }
  const [item] = items
  if (item !== undefined) return listShape(key, field, item, value)
  if (type === 'literal') return { type: values[0] === true ? 'mark' : 'fixed' }
  if (type === 'enum') {
    // The values are names of themes or of settings.
    const labelOf = (value: string) => siteLabels.get(value) ?? wordLabels[value] ?? value
    const choices = values.map(String).map((value) => ({ value, label: labelOf(value) }))
    return { type: 'line', choices }
  }
  if (type === 'number') return { type: 'number' }
  if (format === 'date') return { type: 'day' }
  if (isPicture(field)) return { type: 'picture' }
  if (key === 'lang') return { type: 'line', choices: [{ value: 'en', label: words.english }] }
  return { type: longFields.has(key) ? 'text' : 'line' }
}

function listShape(key: string, { count, lang }: Described, item: Described, value: unknown): Shape {
  const [first] = Array.isArray(value) ? value : []
  const field = fieldOf(longFields.has(key) ? 'text' : '', { ...item, lang }, first)
  const label = item.title ?? itemLabels[key] ?? ''
  return {
    type: 'list',
    fields: [{ ...field, key: '', label }],
    ...(count !== undefined && { count }),
  }
}

/** Fields of one sentence or more, and lists of such. */
const longFields = new Set([
  'description',
  'summary',
  'text',
  'intro',
  'alt',
  'note',
  'none',
  'copyFailed',
  'points',
])

const siteLabels = new Map(describeSchema(kinds.site.schema).fields.map(({ name, title }) => [name, title]))

/** Whether a schema accepts the name of a picture, cached because a refusal by zod is slow. */
const ofPictures = new WeakMap<Described['schema'], boolean>()

/** Whether a field takes the name of a picture: its schema accepts such a name, and no other text. */
function isPicture({ schema }: Described): boolean {
  const accepts =
    ofPictures.get(schema) ?? (schema.safeParse('a.jpg').success && !schema.safeParse('anything').success)
  ofPictures.set(schema, accepts)
  return accepts
}
