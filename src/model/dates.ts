import { englishMonths, months } from './months.ts'

/** Months whose abbreviation is not simply their first three letters. */
const ownAbbreviations: Readonly<Record<string, readonly string[]>> = {
  Prill: ['PRI', 'PRILL'],
  Gusht: ['GUS', 'GUSHT'],
  Nëntor: ['NOV', 'NËN'],
}

/** Abbreviations in news posts; the first of each month is the one to suggest. */
export const abbreviations: readonly (readonly string[])[] = months.map(
  (month) => ownAbbreviations[month] ?? [month.slice(0, 3).toUpperCase()],
)

/** A report's dates as they are printed: `21-25 Nëntor 2024`, `28 Maj - 30 Korrik 2022`, `14 Korrik 2014`. */
export function printRange(start: string, end: string): string {
  const first = readIso(start)
  const last = readIso(end)
  if (start === end) return printDay(start)
  const tail = printDay(end)
  if (first.year !== last.year) return `${printDay(start)} - ${tail}`
  if (first.month !== last.month) return `${first.day} ${months[first.month - 1] ?? ''} - ${tail}`
  return `${first.day}-${tail}`
}

/** A day as it is printed: `21 Nëntor 2024`. */
export function printDay(iso: string): string {
  const { year, month, day } = readIso(iso)
  return `${day} ${months[month - 1] ?? ''} ${year}`
}

/** Days in English: `21–25 November 2024`, `28 May – 30 July 2022`, `14 July 2014`. */
export function printEnglishRange(start: string, end: string): string {
  const [first, last] = [readIso(start), readIso(end)]
  const name = (month: number) => englishMonths[month - 1] ?? ''
  const tail = `${last.day} ${name(last.month)} ${last.year}`
  if (start === end) return tail
  if (first.year !== last.year) return `${first.day} ${name(first.month)} ${first.year} – ${tail}`
  if (first.month !== last.month) return `${first.day} ${name(first.month)} – ${tail}`
  return `${first.day}–${tail}`
}

/** The ways to print a news post's day, the preferred one first: `03 NOV 2022`. */
export function printNewsDay(iso: string): string[] {
  const { year, month, day } = readIso(iso)
  return (abbreviations[month - 1] ?? []).map((name) => `${String(day).padStart(2, '0')} ${name} ${year}`)
}

/** Parses a text such as `21 Nëntor 2024` to `2024-11-21`; undefined if it is not a date. */
export function readPrintedDay(text: string): string | undefined {
  const [, day, name, year] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? []
  if (day === undefined || name === undefined || year === undefined) return undefined
  const iso = isoDay(year, months.indexOf(name) + 1, day)
  return iso !== undefined && printDay(iso) === text ? iso : undefined
}

/** A day as `2024-11-21`; undefined if it is not in the calendar. */
export function isoDay(year: string, month: number, day: string): string | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

let kosovo: Intl.DateTimeFormat | undefined

/** The day in Kosovo at a moment, as `2024-11-21`. */
export function dayInKosovo(moment = new Date()): string {
  // The formatter is made once and on demand: making it takes a hundred times longer than printing a day.
  kosovo ??= new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Belgrade' })
  return kosovo.format(moment)
}

/** Whether a text is a valid calendar day, written `2024-11-21`. */
export function isDay(iso: unknown): iso is string {
  if (typeof iso !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  // `Date` turns 31 June into 1 July.
  return new Date(`${iso}T00:00:00Z`).getUTCDate() === Number(iso.slice(8))
}

function readIso(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return { year, month, day }
}
