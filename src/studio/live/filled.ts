import type { z } from 'zod'
import { isGroup } from '../../check/yaml/locate.ts'
import type { Def } from '../../check/yaml/schema.ts'
import liveWords from '../words/live.json'

/** By the name of the field. */
const blanks: Readonly<Record<string, string>> = liveWords.blanks

/**
 * The fields of a document as a page can show them: what is written, and words that say so where nothing is. Only types
 * are certain: a written text stays, whatever the schema thinks of it.
 *
 * @param known other fields of the same schema, whose numbers and days stand in for unreadable ones
 */
export function filled(schema: z.ZodType, value: unknown, known?: unknown, name = ''): unknown {
  const def = schema.def as Def
  if (isBlank(value) && schema.safeParse(undefined).success) return undefined
  if (def.innerType !== undefined) return filled(def.innerType, value, known, name)
  if (def.shape !== undefined) {
    const [own, other] = [value, known].map((group) => (isGroup(group) ? group : {}))
    const entries = Object.entries(def.shape).map(
      ([key, field]) => [key, filled(field, own?.[key], other?.[key], key)] as const,
    )
    return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
  }
  const items: unknown[] = Array.isArray(value) ? value : []
  const { element } = def
  if (element !== undefined) {
    // A page may count on the first item.
    const least = items.length === 0 && !schema.safeParse([]).success ? [undefined] : items
    return least.map((item) => filled(element, item, undefined, name))
  }
  if (def.items !== undefined)
    return def.items.map((item, index) => filled(item, items[index], undefined, name))
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [first, ...others] = def.options ?? []
  if (first !== undefined) {
    const type = Array.isArray(value) ? 'array' : typeof value
    return filled(others.find(({ def }) => def.type === type) ?? first, value, known, name)
  }
  const isPlainText = def.type === 'string' && def.format === undefined
  if (isPlainText && !isBlank(value) && typeof value !== 'object') return String(value)
  return standIn(schema, known, name)
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** A value for what is not written: the known one, the words of the field, or one that the schema takes. */
function standIn(schema: z.ZodType, known: unknown, name: string): unknown {
  const { type, format, entries = {}, values = [] } = schema.def as Def
  if (type === 'string' && format === undefined)
    return name === 'file' ? liveWords.noPicture : (blanks[name] ?? liveWords.blank)
  const today = new Date().toISOString().slice(0, 10)
  const given = [schema.meta()?.examples ?? [], values, Object.values(entries)].flat()
  const candidates = [known, today, Number(today.slice(0, 4)), ...given]
  return candidates.find((one) => schema.safeParse(one).success)
}
