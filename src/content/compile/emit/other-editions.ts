/** How many other editions the end of a report invites to. */
const shown = 3

/** The editions beside one, newest first, and how many of them are later than it. */
export type OtherEditions<Report> = { others: Report[]; later: number }

/**
 * The editions nearest in order to the one with `id`, in the order of `reports`, which is by date: the one
 * before and the one after it are always among them. Near the end of the list the window moves inwards, so
 * that there are as many as elsewhere.
 */
export function otherEditions<Report extends { id: number }>(
  reports: readonly Report[],
  id: number,
): OtherEditions<Report> {
  const position = reports.findIndex((report) => report.id === id)
  const start = Math.max(0, Math.min(position - 1, reports.length - shown - 1))
  const others = reports.slice(start, start + shown + 1).filter((report) => report.id !== id)
  return { others, later: position - start }
}
