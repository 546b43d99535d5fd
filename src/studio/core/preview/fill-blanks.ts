import type { z } from 'zod'
import { isGroup } from '../../../check/yaml/locate.ts'
import { type Described, describeSchema } from '../../../model/schema/described.ts'
import localWords from '../../words/local.json'

/** The words for an empty field, by the name of the field. */
const blanks: Readonly<Record<string, string>> = localWords.blanks

/**
 * The fields of a document, filled as {@link fillBlanks} does. They have the schema's types, but the schema may refuse
 * their values.
 */
export function fillFields<Fields>(schema: z.ZodType<Fields>, value: unknown, similar: unknown): Fields {
  return fillBlanks(describeSchema(schema), value, similar) as Fields
}

/**
 * The fields of a document as a page can show them, with words such as "no title" for missing values. Only the types
 * are certain, because a written text stays even if the schema refuses it.
 *
 * @param similar other fields of the same schema, whose numbers and days replace unreadable ones
 */
export function fillBlanks(described: Described, value: unknown, similar?: unknown, name = ''): unknown {
  const { schema, isRequired, type, format, fields, items, options } = described
  if (isBlank(value) && !isRequired) return undefined
  if (type === 'object') {
    const [own, other] = [value, similar].map((group) => (isGroup(group) ? group : {}))
    const entries = fields.map(
      (field) => [field.name, fillBlanks(field, own?.[field.name], other?.[field.name], field.name)] as const,
    )
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }
  const written: unknown[] = Array.isArray(value) ? value : []
  const [item] = items
  if (type === 'array' && item !== undefined) {
    // A page may need a first item if the schema refuses an empty list.
    const least = written.length === 0 && !schema.safeParse([]).success ? [undefined] : written
    return least.map((one) => fillBlanks(item, one, undefined, name))
  }
  if (type === 'tuple') return items.map((item, index) => fillBlanks(item, written[index], undefined, name))
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [first, ...others] = options
  if (first !== undefined) {
    const kind = Array.isArray(value) ? 'array' : typeof value
    return fillBlanks(others.find(({ type }) => type === kind) ?? first, value, similar, name)
  }
  const isPlainText = type === 'string' && format === undefined
  if (isPlainText && !isBlank(value) && typeof value !== 'object') return String(value)
  return placeholder(described, similar, name)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A value for a missing field: words for a text; else the known value, today, this year or an example, if it is valid. */
function placeholder(
  { schema, type, format, examples, values }: Described,
  similar: unknown,
  name: string,
): unknown {
  if (type === 'string' && format === undefined)
    return name === 'file' ? localWords.noPicture : (blanks[name] ?? localWords.blank)
  const today = new Date().toISOString().slice(0, 10)
  const candidates = [similar, today, Number(today.slice(0, 4)), ...examples, ...values]
  return candidates.find((one) => schema.safeParse(one).success)
}
