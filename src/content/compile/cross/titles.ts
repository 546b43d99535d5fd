import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, positionOf } from '../source.ts'

/** Warns of a document whose title another one of its kind has: in lists and searches they look the same. */
export function checkTitles(results: readonly AnyResult[]): Finding[] {
  const owners = new Map<string, Place>()
  return results.flatMap(({ kind, title }) => {
    if (title === undefined) return []
    const key = `${kind} ${title.value.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()}`
    const first = owners.get(key)
    if (first === undefined) {
      owners.set(key, title.place)
      return []
    }
    const { line, column } = positionOf(first.source, first.start)
    const other = `${first.source.file}:${line}:${column}`
    return [finding('title/repeated', title.place, { title: title.value, other })]
  })
}
