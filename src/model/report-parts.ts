import { months } from './months.ts'

const day = 24 * 60 * 60 * 1000

/** More days than any edition has: a slip in a year is not to fill a report. */
const mostDays = 100

/** The headings of the parts of a report, in their order, with one for each day from `2024-11-21` to another. */
export function reportParts(start: string, end: string): string[] {
  const first = Date.parse(start)
  const length = Math.min(mostDays, (Date.parse(end) - first) / day + 1)
  const days = Array.from({ length }, (_, index) => {
    const date = new Date(first + index * day)
    return `Data: ${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  })
  return ['Hyrje', 'Objektivat', ...days, 'Përfundim']
}
