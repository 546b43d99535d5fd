import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'
import { positionOf } from '../source.ts'

/** Refuses a public number that two documents of one kind carry: each of them is told of the other. */
export function checkIds(results: readonly AnyResult[]): Finding[] {
  return (['report', 'news', 'project'] as const).flatMap((kind) => {
    const numbered = results.filter((result) => result.kind === kind).flatMap(({ id }) => id ?? [])
    const free = Math.max(0, ...numbered.map(({ value }) => value)) + 1
    return numbered.flatMap((own) => {
      const others = numbered.filter((other) => other.value === own.value && other !== own)
      return others.map(({ place }) => {
        const { line, column } = positionOf(place.source, place.start)
        return finding('id/duplicate', own.place, {
          id: own.value,
          other: `${place.source.file}:${line}:${column}`,
          free,
        })
      })
    })
  })
}
