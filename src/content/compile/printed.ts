import { abbreviations, isDay, months, printNewsDay, printRange } from './dates.ts'
import { nearest } from './nearest.ts'

/** The first and the last day of an edition, as `2024-11-21`. */
export type DayRange = { start: string; end: string }

const range =
  /^(\d{1,2})\.?\s*(?:(\p{L}+)\.?\s*(?:,?\s*(\d{4}))?)?\s*[-–—]\s*(\d{1,2})\.?\s*(\p{L}+)\.?\s*,?\s*(\d{4})$/u
const single = /^(\d{1,2})\.?\s*(\p{L}+)\.?\s*,?\s*(\d{4})$/u

/** The days that a printed date names, month and signs misspelt or not; undefined where it names none. */
export function readPrintedRange(text: string): DayRange | undefined {
  const written = text.trim()
  const [, day = '', month = '', year = ''] = single.exec(written) ?? []
  if (day !== '') return ordered(dayOf(year, month, day), dayOf(year, month, day))
  const [, first = '', firstMonth, firstYear, last = '', lastMonth = '', lastYear = ''] =
    range.exec(written) ?? []
  return ordered(
    dayOf(firstYear ?? lastYear, firstMonth ?? lastMonth, first),
    dayOf(lastYear, lastMonth, last),
  )
}

/** The day that a news post's printed date names, likewise. */
function readPrintedNewsDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = single.exec(text.trim()) ?? []
  const short = abbreviations.findIndex((names) => names.includes(month.toUpperCase()))
  return short === -1 ? dayOf(year, month, day) : iso(year, short + 1, day)
}

/** What a report's date was meant to be when it is not printed as the site prints dates. */
export function meantPrint(text: string): string | undefined {
  const read = readPrintedRange(text)
  return read && printRange(read.start, read.end)
}

/** The same for a news post; one of the ways that are right stays what it is. */
export function meantNewsPrint(text: string): string | undefined {
  const day = readPrintedNewsDay(text)
  return day && (printNewsDay(day).includes(text) ? text : printNewsDay(day)[0])
}

/** `2024/11/21`, `2024-1-5` and `5.12.2024` name one day; `01/02/2024` is read in two ways. */
export function meantIso(written: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\.?$/.exec(written) ??
    reorder(/^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{4})\.?$/.exec(written))
  if (!year || !month || !day) return undefined
  // There is no thirteenth month: the day stands before it.
  return Number(month) > 12 ? iso(year, Number(day), month) : iso(year, Number(month), day)
}

/** The day that a date in whatever form names, as `2024-11-21`. */
export function meantDay(written: string): string | undefined {
  const printed = single.test(written) ? readPrintedRange(written)?.start : undefined
  return meantIso(written) ?? printed
}

function reorder(match: RegExpExecArray | null): (string | undefined)[] {
  const [, day, sign, month, year] = match ?? []
  // With dots, the day stands first; with slashes, Americans begin with the month.
  const isClear = sign === '.' || Number(day) > 12 || Number(month) > 12 || day === month
  return isClear ? [undefined, year, month, day] : []
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const name = months.includes(month) ? month : nearest(month, months)
  return iso(year, months.indexOf(name ?? '') + 1, day)
}

function iso(year: string, month: number, day: string): string | undefined {
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : undefined
}

function ordered(start: string | undefined, end: string | undefined): DayRange | undefined {
  return start !== undefined && end !== undefined && start <= end ? { start, end } : undefined
}
