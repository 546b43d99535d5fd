import { printDay } from './dates.ts'

/** More days than any edition has: a typo in a year must not fill a report with headings. */
const mostDays = 100

/** The headings of a report's parts, in order, with one for each day from `start` to `end` (`2024-11-21`). */
export function reportParts(start: string, end: string): string[] {
  const [date, last] = [new Date(start), new Date(end)]
  const days: string[] = []
  while (date <= last && days.length < mostDays) {
    days.push(`Data: ${printDay(date.toISOString().slice(0, 10))}`)
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return ['Hyrje', 'Objektivat', ...days, 'Përfundim']
}
