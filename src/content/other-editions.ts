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
