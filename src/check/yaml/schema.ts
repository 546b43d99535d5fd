import type { z } from 'zod'
import { sentences } from '../../model/schema/fields.ts'

type Path = readonly PropertyKey[]
type Def = {
  type: string
  /** Of a string: `date`, `url`, `email`; a pattern is none. */
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  items?: z.ZodType[]
  innerType?: z.ZodType
  options?: z.ZodType[]
}

/** The schemas that a path may lead to: several where it goes through a union, none where it leads nowhere. */
export function schemasAt(schema: z.ZodType, path: Path): z.ZodType[] {
  const [segment, ...rest] = path
  if (segment === undefined) return [schema]
  const def = schema.def as Def
  if (def.innerType !== undefined) return schemasAt(def.innerType, path)
  if (def.options !== undefined) return def.options.flatMap((option) => schemasAt(option, path))
  const next = def.shape?.[String(segment)] ?? def.items?.[Number(segment)] ?? def.element
  return next === undefined ? [] : schemasAt(next, rest)
}

/** The same with the parts of a union in its place. */
export function optionsAt(schema: z.ZodType, path: Path): z.ZodType[] {
  return schemasAt(schema, path).flatMap((found) => (found.def as Def).options ?? [found])
}

/** The names of the fields that the group at `path` may have. */
export function fieldNames(schema: z.ZodType, path: Path): string[] {
  return schemasAt(schema, path).flatMap((found) => fieldsOf(found))
}

/** The fields of the group at `path` with the name that the guide gives each in the editors' language. */
export function fieldLabels(schema: z.ZodType, path: Path): [name: string, label: string][] {
  return fieldNames(schema, path).flatMap((name) =>
    schemasAt(schema, [...path, name]).flatMap((found): [string, string][] => {
      const label = found.meta()?.title
      return typeof label === 'string' ? [[name, label]] : []
    }),
  )
}

const knownWords = new WeakMap<z.ZodType, ReadonlySet<string>>()

/** The names of all fields of a schema, those within groups and lists too, and what the guide calls them. */
export function wordsOf(schema: z.ZodType): ReadonlySet<string> {
  const known = knownWords.get(schema)
  if (known !== undefined) return known
  const def = schema.def as Def
  const parts = [def.innerType, def.element, ...(def.options ?? []), ...(def.items ?? [])]
  const words = new Set(parts.flatMap((part) => (part === undefined ? [] : [...wordsOf(part)])))
  for (const [name, part] of Object.entries(def.shape ?? {})) {
    const label = part.meta()?.title
    for (const word of [name, ...wordsOf(part)]) words.add(word)
    if (typeof label === 'string') words.add(label)
  }
  knownWords.set(schema, words)
  return words
}

const knownTexts = new WeakMap<z.ZodType, ReadonlySet<string>>()

/** The names of the fields that hold text wherever they stand in a schema: digits are text there too. */
export function textFieldsOf(schema: z.ZodType): ReadonlySet<string> {
  const known = knownTexts.get(schema)
  if (known !== undefined) return known
  const isText = new Map<string, boolean>()
  const read = (part: z.ZodType) => {
    const def = part.def as Def
    const inner = [def.innerType, def.element, ...(def.options ?? []), ...(def.items ?? [])]
    for (const one of inner) if (one !== undefined) read(one)
    for (const [name, field] of Object.entries(def.shape ?? {})) {
      isText.set(name, isText.get(name) !== false && typeOf(field) === 'string')
      read(field)
    }
  }
  read(schema)
  const texts = new Set([...isText].flatMap(([name, text]) => (text ? [name] : [])))
  knownTexts.set(schema, texts)
  return texts
}

const knownWordless = new WeakMap<z.ZodType, ReadonlySet<string>>()

/** The names of the fields in which no words stand wherever they are in a schema: file names, addresses, dates, numbers. */
export function wordlessFieldsOf(schema: z.ZodType): ReadonlySet<string> {
  const known = knownWordless.get(schema)
  if (known !== undefined) return known
  const hasWords = new Map<string, boolean>()
  const read = (part: z.ZodType): boolean => {
    const def = part.def as Def
    const inner = [def.innerType, def.element, ...(def.options ?? []), ...(def.items ?? [])]
    const found = inner.map((one) => one !== undefined && read(one))
    for (const [name, field] of Object.entries(def.shape ?? {})) {
      found.push(read(field))
      hasWords.set(name, hasWords.get(name) === true || found.at(-1) === true)
    }
    const isText = def.type === 'string' && def.format === undefined && sentences.get(part)?.words !== false
    return isText || found.includes(true)
  }
  read(schema)
  const wordless = new Set([...hasWords].flatMap(([name, has]) => (has ? [] : [name])))
  knownWordless.set(schema, wordless)
  return wordless
}

function typeOf(schema: z.ZodType): string {
  const { innerType, type } = schema.def as Def
  return innerType === undefined ? type : typeOf(innerType)
}

/** A value that would be right at `path`, from the schema's own documentation. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  for (const found of schemasAt(schema, path)) {
    const [example] = (found.meta()?.examples ?? []) as unknown[]
    if (example !== undefined) return example
  }
  return schemasAt(schema, path)
    .map(composed)
    .find((example) => example !== undefined)
}

/** An example of a group or list, put together from those of its parts. */
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

function fieldsOf(schema: z.ZodType): string[] {
  const def = schema.def as Def
  if (def.innerType !== undefined) return fieldsOf(def.innerType)
  if (def.options !== undefined) return def.options.flatMap(fieldsOf)
  return Object.keys(def.shape ?? {})
}
