import type { AnyResult } from '../documents/check.ts'
import { isNumbered, numberedKinds } from '../documents/kinds.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, printPlace } from '../source.ts'

/** Warns of documents of one kind with the same title: lists and search results could not tell them apart. */
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
    return [finding('title/repeated', title.place, { title: title.value, other: printPlace(first) })]
  })
}

/** The association was founded later: no document may be older. */
const first = 1990

/**
 * Finds years that are probably mistyped: long before the association existed, or too far in the future.
 *
 * @param today The current day, as `2024-11-21`.
 */
export function checkYears(results: readonly AnyResult[], today: string): Finding[] {
  const current = Number(today.slice(0, 4))
  return results.flatMap(({ kind, year }) => {
    if (!isNumbered(kind) || year === undefined) return []
    const { value, place } = year
    if (value < first) return [finding('date/too-early', place, { year: value, first })]
    const last = current + numberedKinds[kind].yearsAhead
    return value > last ? [finding('date/too-late', place, { year: value, last })] : []
  })
}

/**
 * Warns of a next edition that is over: visitors do not see it any more.
 *
 * @param today the current day in Kosovo, as `2024-11-21`
 */
export function checkPast(results: readonly AnyResult[], today: string): Finding[] {
  return results.flatMap(({ end }) =>
    end !== undefined && end.value < today ? finding('edition/past', end.place, { end: end.value }) : [],
  )
}
