import type { z } from 'zod'

type Path = readonly PropertyKey[]
type Def = {
  type: string
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

/** The names of the fields that the group at `path` may have. */
export function fieldNames(schema: z.ZodType, path: Path): string[] {
  return schemasAt(schema, path).flatMap((found) => fieldsOf(found))
}

/** A value that would be right at `path`, from the schema's own documentation. */
export function exampleAt(schema: z.ZodType, path: Path): unknown {
  for (const found of schemasAt(schema, path)) {
    const [example] = (found.meta()?.examples ?? []) as unknown[]
    if (example !== undefined) return example
  }
  return undefined
}

function fieldsOf(schema: z.ZodType): string[] {
  const def = schema.def as Def
  if (def.innerType !== undefined) return fieldsOf(def.innerType)
  if (def.options !== undefined) return def.options.flatMap(fieldsOf)
  return Object.keys(def.shape ?? {})
}
