/** Every day from `start` to `end`, at most 31; none when they are in the wrong order. */
export function range(start: string, end: string): string[] {
  const days: string[] = []
  const date = new Date(`${start}T00:00:00Z`)
  while (days.length < 31 && date.toISOString().slice(0, 10) <= end) {
    days.push(date.toISOString().slice(0, 10))
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return days
}
