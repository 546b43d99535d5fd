import { months } from './months.ts'

/** More days than any edition has: a slip in a year is not to fill a report. */
const mostDays = 100

/** The headings of the parts of a report, in their order, with one for each day from `2024-11-21` to another. */
export function reportParts(start: string, end: string): string[] {
  const [date, last] = [new Date(start), new Date(end)]
  const days: string[] = []
  while (date <= last && days.length < mostDays) {
    days.push(`Data: ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`)
    date.setUTCDate(date.getUTCDate() + 1)
  }
  return ['Hyrje', 'Objektivat', ...days, 'Përfundim']
}
