import type { z } from 'zod'
import { type Described, describeSchema, type Field } from '../../model/schema/described.ts'
import type { FieldNames } from './lines.ts'

/** Facts about the fields of a schema by name, at any depth. */
export type NamedFields = FieldNames & {
  /** Names of fields without words: file names, addresses, dates, numbers. */
  wordless: ReadonlySet<string>
  /** The language of all fields, if it is not the site's own. */
  lang: string | undefined
  /** Languages of the fields whose words are in another one, by name. */
  foreign: ReadonlyMap<string, string>
}

const cache = new WeakMap<z.ZodType, NamedFields>()

/** Collects facts about the fields of a schema by name. */
export function namedFieldsOf(schema: z.ZodType): NamedFields {
  const named = cache.get(schema) ?? readNames(schema)
  cache.set(schema, named)
  return named
}

function readNames(schema: z.ZodType): NamedFields {
  const root = describeSchema(schema)
  const all = partsOf(root).flatMap((part) => ('name' in part ? part : []))
  const names = all.map(({ name }) => name)
  /** The names that no field with this property has. */
  const without = (has: (field: Field) => boolean) => {
    const others = new Set(all.filter(has).map(({ name }) => name))
    return new Set(names.filter((name) => !others.has(name)))
  }
  return {
    names: new Set([...names, ...all.flatMap(({ title }) => title ?? [])]),
    texts: without(({ type }) => type !== 'string'),
    inner: without((field) => root.fields.includes(field)),
    wordless: without((field) => partsOf(field).some(({ hasWords }) => hasWords)),
    lang: root.lang,
    foreign: new Map(all.flatMap(({ name, lang }) => (lang === undefined ? [] : [[name, lang] as const]))),
  }
}

/** A description and all that are within it. */
function partsOf(described: Described | Field): (Described | Field)[] {
  const { fields, items, options } = described
  return [described, ...[...fields, ...items, ...options].flatMap(partsOf)]
}
