import type { ReportEntry } from '../../check/documents/report.ts'
import type { EditionLink, ReportAround } from '../../model/schema/report.ts'

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

/** Which editions stand around a report. */
export function aroundOf({ report: { id } }: ReportEntry, near: readonly ReportEntry[]): ReportAround {
  const editions = near.map(({ report }) => report)
  const position = editions.findIndex((edition) => edition.id === id)
  const [later, earlier] = [editions[position - 1], editions[position + 1]]
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

/** How many other editions the end of a report invites to. */
const shown = 3

/**
 * The editions nearest in order to the one with `id`, in the order of `reports`, which is by date.
 * Near the end of the list the window moves inwards, so that there are as many as elsewhere.
 */
export function otherEditions<Report extends { id: number }>(
  reports: readonly Report[],
  id: number,
): Report[] {
  const position = reports.findIndex((report) => report.id === id)
  const start = Math.max(0, Math.min(position - 1, reports.length - shown - 1))
  return reports.slice(start, start + shown + 1).filter((report) => report.id !== id)
}

function linkOf({ id, title, date }: EditionLink): EditionLink {
  return { id, title, date }
}
