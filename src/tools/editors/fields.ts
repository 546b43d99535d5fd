import { z } from 'zod'

/** A field of a document as editors see it, read from its schema. */
export type Field = {
  name: string
  label: string
  hint: string
  examples: readonly (string | number | boolean)[]
  required: boolean
  /** `list`: the field repeats a group of `fields`; `values`: a list of single values. */
  shape: 'value' | 'group' | 'list' | 'values'
  /** The fields of a group, or of each entry of a list. */
  fields: readonly Field[]
}

/** The fields of a schema, in its order. */
export function describeFields(schema: z.ZodType): Field[] {
  return readFields(z.toJSONSchema(schema, { io: 'input' }))
}

type JsonSchema = z.core.JSONSchema.BaseSchema

function readFields({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, property]) => {
    const schema = typeof property === 'boolean' ? {} : property
    const entry = schema.type === 'array' && isSchema(schema.items) ? schema.items : schema
    const fields = readFields(entry)
    return {
      name,
      label: schema.title ?? name,
      hint: schema.description ?? '',
      examples: (schema.examples ?? entry.examples ?? []).filter(isScalar),
      required: required.includes(name),
      shape: shapeOf(schema, fields),
      fields,
    }
  })
}

function shapeOf({ type }: JsonSchema, fields: readonly Field[]): Field['shape'] {
  if (type === 'array') return fields.length === 0 ? 'values' : 'list'
  return type === 'object' ? 'group' : 'value'
}

function isSchema(items: JsonSchema['items']): items is JsonSchema {
  return typeof items === 'object' && !Array.isArray(items)
}

function isScalar(example: unknown): example is string | number | boolean {
  return typeof example !== 'object'
}
