import { monthNames } from '../../words/body.ts'

/** A day as it is printed: `2024-11-21` is `21 Nëntor 2024`. */
export function printDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${monthNames[(month ?? 0) - 1] ?? ''} ${year}`
}

/** The days of a report from the first to the last, as they are printed. */
export function listDays({ start, end }: { start: string; end: string }): string[] {
  const days: string[] = []
  const day = new Date(`${start}T00:00:00Z`)
  // More than any edition has.
  while (days.length < 400 && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) <= end) {
    days.push(printDay(day.toISOString().slice(0, 10)))
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}

/** The day that can come after a part: the first free one of the report's days before the next day that has a part. */
export function nextDay(
  titles: readonly string[],
  title: string,
  days: { start: string; end: string } | undefined,
): string | undefined {
  if (days === undefined) return undefined
  const all = listDays(days)
  const labels = titles.flatMap((one) => /^Data:\s*(.*)$/.exec(one)?.[1] ?? [])
  const label = /^Data:\s*(.*)$/.exec(title)?.[1] ?? ''
  const following = labels.slice(labels.indexOf(label) + 1).find((one) => all.includes(one))
  const until = following === undefined ? all.length : all.indexOf(following)
  return all.slice(all.indexOf(label) + 1, until).find((day) => !labels.includes(day))
}
