import type { z } from 'zod'
import { sentences } from '../../model/schema/fields.ts'

type Path = readonly PropertyKey[]
/** What zod keeps of a schema: the parts of its kind. */
export type Def = {
  type: string
  /** Format of a string: `date`, `url`, `email`; patterns are left out. */
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  innerType?: z.ZodType
  options?: z.ZodType[]
  /** Of a literal. */
  values?: unknown[]
  /** Of an enumeration. */
  entries?: Record<string, string>
}

/** The possible schemas at a path: several if it passes a union, none if it does not exist. */
export function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  const [segment, ...rest] = path
  if (segment === undefined) return [schema]
  const def = schema.def as Def
  if (def.innerType !== undefined) return schemasAt(def.innerType, path)
  if (def.options !== undefined) return def.options.flatMap((option) => schemasAt(option, path))
  const { shape = {} } = def
  const own = Object.hasOwn(shape, segment) ? shape[String(segment)] : undefined
  const next = own ?? def.items?.[Number(segment)] ?? def.element
  return next === undefined ? [] : schemasAt(next, rest)
}

/** The same without optional wrappers, and with unions replaced by their branches. */
export function optionsAt(schema: z.ZodType, path: Path): z.ZodType[] {
  return schemasAt(schema, path).flatMap((found) => {
    const { innerType, options } = found.def as Def
    const inner = innerType === undefined ? options : [innerType]
    return inner?.flatMap((one) => optionsAt(one, [])) ?? [found]
  })
}

/** The names of the fields that the group at `path` may have. */
export function fieldNames(schema: z.ZodType, path: Path): string[] {
  return optionsAt(schema, path).flatMap((found) => Object.keys((found.def as Def).shape ?? {}))
}

/** The fields of the group at `path` with their labels in the editors' language. */
export function fieldLabels(schema: z.ZodType, path: Path): [name: string, label: string][] {
  return fieldNames(schema, path).flatMap((name) =>
    schemasAt(schema, [...path, name]).flatMap((found): [string, string][] => {
      const label = found.meta()?.title
      return typeof label === 'string' ? [[name, label]] : []
    }),
  )
}

/** Facts about the fields of a schema by name, at any depth. */
type NamedFields = {
  /** The names of all fields, and their labels. */
  known: ReadonlySet<string>
  /** Names of fields that hold only text, even if it is digits. */
  texts: ReadonlySet<string>
  /** Names of fields that stand only within groups. */
  inner: ReadonlySet<string>
  /** Names of fields without words: file names, addresses, dates, numbers. */
  wordless: ReadonlySet<string>
}

const known = new WeakMap<z.ZodType, NamedFields>()

/** Collects facts about the fields of a schema by name. */
export function namedFieldsOf(schema: z.ZodType): NamedFields {
  const named = known.get(schema) ?? readFields(schema)
  known.set(schema, named)
  return named
}

function readFields(schema: z.ZodType): NamedFields {
  const words = new Set<string>()
  const fields = new Map<string, { isText: boolean; hasWords: boolean }>()
  /** Whether a part of the schema holds words. */
  const read = (part: z.ZodType): boolean => {
    const def = part.def as Def
    const parts = [def.innerType, def.element, ...(def.options ?? []), ...(def.items ?? [])]
    const found = parts.map((one) => one !== undefined && read(one))
    for (const [name, field] of Object.entries(def.shape ?? {})) {
      const { isText = true, hasWords = false } = fields.get(name) ?? {}
      const has = read(field)
      found.push(has)
      fields.set(name, { isText: isText && typeOf(field) === 'string', hasWords: hasWords || has })
      words.add(name)
      const label = field.meta()?.title
      if (typeof label === 'string') words.add(label)
    }
    const isText = def.type === 'string' && def.format === undefined && sentences.get(part)?.words !== false
    return isText || found.includes(true)
  }
  read(schema)
  const all = [...fields]
  const outer = fieldNames(schema, [])
  return {
    known: words,
    inner: new Set(all.flatMap(([name]) => (outer.includes(name) ? [] : name))),
    texts: new Set(all.flatMap(([name, { isText }]) => (isText ? name : []))),
    wordless: new Set(all.flatMap(([name, { hasWords }]) => (hasWords ? [] : name))),
  }
}

function typeOf(schema: z.ZodType): string {
  const { innerType, type } = schema.def as Def
  return innerType === undefined ? type : typeOf(innerType)
}

/** A valid value for `path`, from the examples in the schema. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  const found = schemasAt(schema, path)
  const given = found.flatMap((one) => (one.meta()?.examples ?? []) as unknown[])
  return [...given, ...found.map(composed)].find((example) => example !== undefined)
}

/** An example of a group or list, built from those of its parts. */
function composed(schema: z.ZodType): unknown {
  const def = schema.def as Def
  if (def.innerType !== undefined) return composed(def.innerType)
  if (def.type === 'array' && def.element !== undefined) {
    const item = exampleAt(def.element, [])
    return item === undefined ? undefined : [item]
  }
  if (def.shape === undefined) return undefined
  const parts = Object.entries(def.shape).map(([name, part]) => [name, exampleAt(part, [])] as const)
  return parts.every(([, example]) => example !== undefined) ? Object.fromEntries(parts) : undefined
}
