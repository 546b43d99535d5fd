import { neighbours } from '../../neighbours.ts'
import { otherEditions } from '../../other-editions.ts'
import type { EditionLink, ReportAround } from '../../schema/report.ts'
import type { ReportEntry } from '../documents/report.ts'

/** A report and those around it, newest first: what the module of its page may show. */
export function nearby<Entry>(reports: readonly Entry[], position: number): Entry[] {
  // Nothing looks further than this: with thousands of editions each still meets a few.
  return reports.slice(Math.max(0, position - 4), position + 5)
}

/** The document to read after the one at `position`, newest first: the next older one, after the oldest the newest. */
export function nextToRead<Entry>(documents: readonly Entry[], position: number): Entry | undefined {
  if (documents.length < 2) return undefined
  return documents[position + 1] ?? documents[0]
}

/**
 * Which editions stand around a report.
 *
 * @param near what {@link nearby} gives for it
 */
export function aroundOf({ report: { id } }: ReportEntry, near: readonly ReportEntry[]): ReportAround {
  const editions = near.map(({ report }) => report)
  const { earlier, later } = neighbours(editions, id)
  return {
    ...(earlier && { earlier: linkOf(earlier) }),
    ...(later && { later: linkOf(later) }),
    // The two beside it are linked right above them.
    others: otherEditions(
      editions.filter((edition) => edition !== earlier && edition !== later),
      id,
    ).map(({ cover: { alt: _alt, ...cover }, ...other }) => ({
      ...linkOf(other),
      cover,
    })),
  }
}

function linkOf({ id, title, date }: EditionLink): EditionLink {
  return { id, title, date }
}
