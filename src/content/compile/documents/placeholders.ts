import type { z } from 'zod'
import { type Finding, finding } from '../problem.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import { exampleAt, optionsAt } from '../yaml/schema.ts'

type Path = readonly PropertyKey[]

/** Parts in braces that the page does not fill in: it would print them, or stop. Examples in the schema have those it does. */
export function checkPlaceholders(yaml: YamlData, schema: z.ZodType): Finding[] {
  return textsIn(yaml.value, []).flatMap(({ path, text }) => {
    const known = optionsAt(schema, path).flatMap((option) => placeholders(exampleAt(option, [])))
    const unknown = placeholders(text).filter((part) => !known.includes(part))
    if (unknown.length === 0) return []
    return [finding('frontmatter/placeholder', valuePlace(yaml, path), { unknown, known })]
  })
}

function placeholders(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(/\{\w+\}/g) ?? []) : []
}

function textsIn(value: unknown, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}
