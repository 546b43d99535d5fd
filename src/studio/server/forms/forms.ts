import type { z } from 'zod'
import { type Kind, kinds } from '../../../check/documents/kinds.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { type Def, fieldLabels, optionsAt } from '../../../check/yaml/schema.ts'
import type { FormField } from '../../protocol.ts'
import words from '../../words/server.json'

type Texts = Readonly<Record<string, string>>
/**
 * What forms say of fields whose own hint speaks to those who write text files; what one item of a list is called; and
 * the interface words by the place where visitors meet them, with the themes by their names.
 */
const { hints, itemLabels, wordLabels }: Record<'hints' | 'itemLabels' | 'wordLabels', Texts> = words

/** Fields that follow from others, by kind: they are shown and never asked for. */
const derivedFields: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  report: ['id', 'year', 'date', 'readTime'],
  news: ['id', 'date'],
  // The name of its file has the years too, and stays once it is in the content.
  project: ['id', 'year'],
}

/**
 * The form of a document, made from its schema.
 *
 * @param values those of the document: where a schema leaves a choice, the form fits what is there
 * @param isNew whether it is not in the content yet, so that its path may change
 */
export function formOf(kind: Kind, values: unknown, isNew = false): FormField[] {
  const derived = derivedFields[kind]?.filter((key) => !(isNew && kind === 'project' && key === 'year'))
  return fieldsOf(kinds[kind].schema, values).map((field) => {
    return derived?.includes(field.key) ? { ...field, type: 'derived' } : field
  })
}

function fieldsOf(schema: z.ZodType, values: unknown): FormField[] {
  const { shape = {} } = schema.def as Def
  return Object.entries(shape).map(([key, field]) =>
    fieldOf(key, field, isGroup(values) ? values[key] : undefined),
  )
}

function fieldOf(key: string, schema: z.ZodType, value: unknown): FormField {
  const inner = chosen(schema, value)
  const { title, description, examples } = { ...inner.meta(), ...schema.meta() }
  const [example] = (examples ?? []) as unknown[]
  const shown = typeof example === 'string' || typeof example === 'number' ? String(example) : undefined
  const placeholders = shown?.match(/\{\w+\}/g)
  const shape = shapeOf(key, inner, value)
  const own = shape.type === 'picture' ? words.choosePicture : hints[key]
  const hint = description && (own ?? description)
  // A calendar, or a choice, shows by itself what a value looks like.
  const isTyped = (shape.type === 'line' || shape.type === 'text') && !shape.choices
  return {
    key,
    label: shape.type === 'picture' ? words.picture : (title ?? wordLabels[key] ?? key),
    isRequired: !schema.isOptional(),
    ...(hint && { hint }),
    ...(isTyped && shown !== undefined && { example: shown }),
    ...(isTyped && placeholders && { placeholders }),
    ...shape,
  }
}

/** The schema without what is optional around it; of several, the one that fits the kind of the value. */
function chosen(schema: z.ZodType, value: unknown): z.ZodType {
  const options = optionsAt(schema, [])
  const fits = options.filter(({ def }) => (def.type === 'object') === isGroup(value))
  return fits.find(({ def }) => def.type === 'string') ?? fits[0] ?? options[0] ?? schema
}

type Shape = Pick<FormField, 'type' | 'fields' | 'count' | 'choices'>

function shapeOf(key: string, schema: z.ZodType, value: unknown): Shape {
  const def = schema.def as Def
  if (def.shape !== undefined) return { type: 'group', fields: fieldsOf(schema, value) }
  const element = def.element ?? def.items?.[0]
  if (element !== undefined) return listOf(key, schema, element, value)
  if (def.type === 'literal') return { type: def.values?.[0] === true ? 'mark' : 'fixed' }
  if (def.entries !== undefined) {
    // Names of themes, or of settings.
    const labelOf = (value: string) => siteLabels.get(value) ?? wordLabels[value] ?? value
    const choices = Object.values(def.entries).map((value) => ({ value, label: labelOf(value) }))
    return { type: 'line', choices }
  }
  if (def.type === 'number') return { type: 'number' }
  if (def.format === 'date') return { type: 'day' }
  if (isPicture(schema)) return { type: 'picture' }
  if (key === 'lang') return { type: 'line', choices: [{ value: 'en', label: words.english }] }
  return { type: longFields.has(key) ? 'text' : 'line' }
}

function listOf(key: string, schema: z.ZodType, element: z.ZodType, value: unknown): Shape {
  const [first] = Array.isArray(value) ? value : []
  const { key: _, ...item } = fieldOf(longFields.has(key) ? 'text' : '', element, first)
  const label = element.meta()?.title ?? itemLabels[key] ?? ''
  // The number of items, where that is fixed.
  const lengths = schema.def.checks?.map(({ _zod }) => (_zod.def as { length?: number }).length) ?? []
  const count = (schema.def as Def).items?.length ?? lengths.find((length) => length !== undefined)
  return {
    type: 'list',
    fields: [{ ...item, key: '', label }],
    ...(count !== undefined && { count }),
  }
}

/** Fields of one sentence or more, and lists of such. */
const longFields = new Set(['description', 'text', 'intro', 'alt', 'note', 'none', 'copyFailed', 'points'])

const siteLabels = new Map(fieldLabels(kinds.site.schema, []))

/** Whether a text is the name of a picture: the schema takes one, and no other text. */
function isPicture(schema: z.ZodType): boolean {
  return schema.safeParse('a.jpg').success && !schema.safeParse('anything').success
}
