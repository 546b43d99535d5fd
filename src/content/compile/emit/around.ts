import { neighbours } from '../../neighbours.ts'
import { otherEditions } from '../../other-editions.ts'
import type { EditionLink, ReportAround } from '../../schema/report.ts'
import type { ReportEntry } from '../documents/report.ts'
import { literal } from './literal.ts'

/**
 * The part of a report's module that says which editions stand around it.
 *
 * @param reports newest first
 * @param position of the report among them
 */
export function emitAround(reports: readonly ReportEntry[], position: number): string {
  // Nothing looks further than this: with thousands of editions each still meets a few.
  const near = reports.slice(Math.max(0, position - 4), position + 5).map(({ report }) => report)
  const id = reports[position]?.report.id ?? 0
  const { earlier, later } = neighbours(near, id)
  const around: ReportAround = {
    ...(earlier && { earlier: linkOf(earlier) }),
    ...(later && { later: linkOf(later) }),
    others: otherEditions(near, id).map((other) => ({ ...linkOf(other), cover: other.cover })),
  }
  return `\nexport const around: ReportAround = ${literal(around)}\n`
}

function linkOf({ id, title, date }: EditionLink): EditionLink {
  return { id, title, date }
}
