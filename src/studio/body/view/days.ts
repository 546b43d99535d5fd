import { months } from '../../../model/months.ts'

/** The days of a report from the first to the last, as they are printed: `2024-11-21` is `21 Nëntor 2024`. */
export function listDays({ start, end }: { start: string; end: string }): string[] {
  const days: string[] = []
  const day = new Date(`${start}T00:00:00Z`)
  // More than any edition has.
  while (days.length < 400 && day.getTime() <= Date.parse(`${end}T00:00:00Z`)) {
    days.push(`${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`)
    day.setUTCDate(day.getUTCDate() + 1)
  }
  return days
}

/** The day of a part of a report. */
export function dayOf(title: string): string | undefined {
  return /^Data:\s*(.*)$/.exec(title)?.[1]
}

/** The day that can come after another: the first free one of the report's days before the next day that has a part. */
export function nextDay(titles: readonly string[], day: string, days: readonly string[]): string | undefined {
  const taken = titles.flatMap((title) => dayOf(title) ?? [])
  const following = taken.slice(taken.indexOf(day) + 1).find((one) => days.includes(one))
  const until = following === undefined ? days.length : days.indexOf(following)
  return days.slice(days.indexOf(day) + 1, until).find((one) => !taken.includes(one))
}
