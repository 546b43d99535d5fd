import type { AnyResult } from '../documents/check.ts'
import { type Finding, finding } from '../problem.ts'

/** Before this year the association did not exist; no document may be older. */
const first = 1990
/** Years that a document may lie ahead: a report or a post is written afterwards, a project is planned. */
const ahead = { report: 1, news: 1, project: 10 } as const

/**
 * Points at years that are hardly meant: long before the association, or still far ahead.
 *
 * @param today The current day, as `2024-11-21`.
 */
export function checkYears(results: readonly AnyResult[], today: string): Finding[] {
  const current = Number(today.slice(0, 4))
  return results.flatMap(({ kind, years }) => {
    if (kind !== 'report' && kind !== 'news' && kind !== 'project') return []
    return (years ?? []).flatMap(({ value, place }) => {
      if (value < first) return [finding('date/too-early', place, { year: value, first })]
      const last = current + ahead[kind]
      return value > last ? [finding('date/too-late', place, { year: value, last })] : []
    })
  })
}
