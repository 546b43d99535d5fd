import type { z } from 'zod'
import { foreignFields, wordlessFields } from './fields.ts'

/**
 * The description of a schema. Messages, guide, forms, templates and placeholder values are made from descriptions; the
 * JSON Schemas are zod's own.
 */
export type Described = {
  /** Checks a value; refuses `undefined` even if the value is optional. */
  schema: z.ZodType
  isRequired: boolean
  title?: string | undefined
  description?: string | undefined
  examples: readonly unknown[]
  /** Name of the type in zod: `string`, `number`, `literal`, `enum`, `object`, `array`, `tuple`, `union`. */
  type: string
  /** Format of a text: `date`, `url`, `email`; a text with a pattern has none. */
  format?: string | undefined
  /** Whether the value is a text of words, and not a file name, an address or a date. */
  hasWords: boolean
  /** The language of all words within, if it is not the site's own. */
  lang?: string | undefined
  /** The values of an enumeration or a literal. */
  values: readonly unknown[]
  /** The fields of a group, in the schema's order. */
  fields: readonly Field[]
  /** The one description of all items of an array, or one for each item of a tuple. */
  items: readonly Described[]
  /** The number of items, if it is fixed. */
  count?: number | undefined
  /** The branches of a union. */
  options: readonly Described[]
}

/** A field of a group with its name. */
export type Field = Described & { name: string }

type Path = readonly PropertyKey[]

/** The parts of zod's definition of a schema that this module reads. */
type Def = {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  innerType?: z.ZodType
  options?: z.ZodType[]
  /** The values of a literal. */
  values?: unknown[]
  /** The values of an enumeration. */
  entries?: Record<string, string>
  checks?: { _zod: { def: { length?: number } } }[]
}

const cache = new WeakMap<z.ZodType, Described>()

/** Describes a schema; each schema is read once. */
export function describeSchema(schema: z.ZodType): Described {
  const described = cache.get(schema) ?? read(schema)
  cache.set(schema, described)
  return described
}

function read(schema: z.ZodType): Described {
  const def = schema.def as Def
  const meta = schema.meta() as Pick<Described, 'title' | 'description' | 'examples'> | undefined
  if (def.innerType !== undefined)
    return { ...describeSchema(def.innerType), isRequired: !schema.isOptional(), ...meta }
  const { type, format, shape = {}, element, items = [], options = [], values, entries = {}, checks } = def
  const lengths = checks?.map(({ _zod }) => _zod.def.length) ?? []
  return {
    schema,
    isRequired: true,
    examples: [],
    ...meta,
    type,
    format,
    hasWords: type === 'string' && format === undefined && wordlessFields.get(schema)?.words !== false,
    lang: foreignFields.get(schema)?.lang,
    values: values ?? Object.values(entries),
    fields: Object.entries(shape).map(([name, field]) => ({ ...describeSchema(field), name })),
    items: (element === undefined ? items : [element]).map(describeSchema),
    count: type === 'tuple' ? items.length : lengths.find((length) => length !== undefined),
    options: options.map(describeSchema),
  }
}

/** The descriptions at a path: several if it passes a union, none if it does not exist. */
export function describedAt(schema: z.ZodType, path: Path): Described[] {
  return path.reduce<Described[]>(
    (found, step) => found.flatMap(branchesOf).flatMap((one) => partOf(one, step)),
    [describeSchema(schema)],
  )
}

function partOf({ type, fields, items }: Described, step: PropertyKey): Described | [] {
  if (type === 'array') return items[0] ?? []
  return fields.find(({ name }) => name === step) ?? items[Number(step)] ?? []
}

/** The branches of a union; of any other schema, its description alone. */
export function branchesOf(described: Described): Described[] {
  return described.options.length === 0 ? [described] : described.options.flatMap(branchesOf)
}

/** The fields that the group at `path` may have. */
export function fieldsAt(schema: z.ZodType, path: Path): Field[] {
  return describedAt(schema, path)
    .flatMap(branchesOf)
    .flatMap(({ fields }) => fields)
}

/** The names of the fields that the group at `path` may have. */
export function fieldNames(schema: z.ZodType, path: Path): string[] {
  return fieldsAt(schema, path).map(({ name }) => name)
}

/** A valid value for `path`, from the examples in the schema; undefined if it has too few. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  const examples = describedAt(schema, path).map(exampleOf)
  return examples.find((example) => example !== undefined)
}

/** The first example of a schema, or one built from the examples of its required parts; undefined if a part has none. */
function exampleOf({ examples, type, fields, items }: Described): unknown {
  if (examples.length > 0) return examples[0]
  if (type !== 'object' && type !== 'array') return undefined
  const required = fields.filter(({ isRequired }) => isRequired)
  const parts = [...required, ...items].map(exampleOf)
  if (parts.includes(undefined)) return undefined
  return type === 'array'
    ? parts
    : Object.fromEntries(required.map(({ name }, index) => [name, parts[index]]))
}

/** The examples of a field, or of the items of a list, that are single values. */
export function singleExamples({ examples, items: [item] }: Described): (string | number | boolean)[] {
  const shown = examples.length === 0 && item !== undefined ? item.examples : examples
  return shown.filter((example) => isSingle(example))
}

function isSingle(example: unknown): example is string | number | boolean {
  return typeof example !== 'object'
}
