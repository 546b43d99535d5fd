import { abbreviations, isoDay, printDay, printNewsDay, printRange, readPrintedDay } from '../model/dates.ts'
import { months } from '../model/months.ts'
import { nearest } from '../util/nearest.ts'
import { parts } from './patterns.ts'

/** The first and the last day of an edition, as `2024-11-21`. */
export type DayRange = { start: string; end: string }

const day = String.raw`(${parts.dayNumber})\.?\s*`
const month = String.raw`(${parts.monthName})\.?\s*`
const year = String.raw`,?\s*(${parts.yearNumber})`
/** `21 Nëntor 2024` */
const single = new RegExp(`^${day}${month}${year}$`, 'u')
/** `21-22 Nëntor 2024`, `30 Nëntor - 2 Dhjetor 2024` */
const range = new RegExp(`^${day}(?:${month}(?:${year})?)?\\s*[-–—]\\s*${day}${month}${year}$`, 'u')

/** The days of a printed date, even with a misspelt month or wrong punctuation; undefined for any other text. */
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

/** The day of a news post's printed date, even if misspelt. */
function readPrintedNewsDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = single.exec(text.trim()) ?? []
  const short = abbreviations.findIndex((names) => names.includes(month.toUpperCase()))
  return short === -1 ? dayOf(year, month, day) : isoDay(year, short + 1, day)
}

/** The correct form of a report's printed date. */
export function suggestPrint(text: string): string | undefined {
  const read = readPrintedRange(text)
  return read && printRange(read.start, read.end)
}

/** The correct form of a news post's printed date; a text that already has a correct form stays. */
export function suggestNewsPrint(text: string): string | undefined {
  const day = readPrintedNewsDay(text)
  return day && (printNewsDay(day).includes(text) ? text : printNewsDay(day)[0])
}

const fourDigits = `(?<year>${parts.yearNumber})`
const [someDay, someMonth] = ['day', 'month'].map((name) => `(?<${name}>${parts.dayNumber})`)
/** `2024/11/21` */
const yearFirst = new RegExp(`^${fourDigits}[-/.]${someMonth}[-/.]${someDay}\\.?$`)
/** `5.12.2024`, and `5/12/2024`, in which the month may come first. */
const dayFirst = new RegExp(`^${someDay}(?<mark>[./-])\\s?${someMonth}[./-]\\s?${fourDigits}\\.?$`)
/** `14`, `21 nentor`, `21 nentor 2024` */
const dayLabel = new RegExp(`^0?${someDay}[\\s.]*(?<name>${parts.monthName})?[\\s.]*${fourDigits}?$`, 'u')

/** The day of a date in digits, such as `2024/11/21` or `5.12.2024`; undefined if it is ambiguous: `01/02/2024`. */
export function suggestIsoDay(written: string): string | undefined {
  const { year, month, day, mark } = (yearFirst.exec(written) ?? dayFirst.exec(written))?.groups ?? {}
  if (!year || !month || !day) return undefined
  // With dots, the day comes first; with slashes, Americans put the month first.
  const isClear = mark === undefined || mark === '.' || day === month
  if (!isClear && Number(day) <= 12 && Number(month) <= 12) return undefined
  // There is no thirteenth month: the day comes first.
  return Number(month) > 12 ? isoDay(year, Number(day), month) : isoDay(year, Number(month), day)
}

/** The day of a date in any form, as `2024-11-21`. */
export function suggestDay(written: string): string | undefined {
  const printed = single.test(written) ? readPrintedRange(written)?.start : undefined
  return suggestIsoDay(written) ?? printed
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const name = months.includes(month) ? month : nearest(month, months)
  return isoDay(year, months.indexOf(name ?? '') + 1, day)
}

function ordered(start: string | undefined, end: string | undefined): DayRange | undefined {
  return start !== undefined && end !== undefined && start <= end ? { start, end } : undefined
}

/**
 * The day that the label of a heading probably means, in printed form; undefined if unknown. It reads `21 nentor` if
 * `range` gives the year, `21.11.2024`, the first day of `21-22 Nëntor 2024`, and `2` as the edition's second day.
 */
export function suggestDayLabel(label: string, range?: DayRange, previous?: string): string | undefined {
  const { day, name, year: written } = dayLabel.exec(label)?.groups ?? {}
  if (day !== undefined && name === undefined && written === undefined)
    return range && printed(numbered(Number(day), range, previous))
  const month = months.indexOf(nearest(name ?? '', months) ?? '') + 1
  const year = written ?? range?.start.slice(0, 4)
  if (day === undefined || month === 0 || year === undefined)
    return printed(suggestIsoDay(label) ?? readPrintedRange(label)?.start)
  return printed(isoDay(year, month, day))
}

/** The first day of the edition after the day of the previous heading (`2024-11-21`), in printed form. */
export function fittingDay(range: DayRange, previous?: string): string | undefined {
  const days = daysOf(range)
  return printed(previous === undefined ? days[0] : days.find((day) => day > previous))
}

/** The heading meant by `Dita 1`, `Data 14.07.2014` or `14.07.2014`. */
export function suggestDayHeading(text: string, range?: DayRange, previous?: string): string | undefined {
  const [, label = ''] = /^(?:\p{L}+\s*[:.–-]?\s*)?(\d.*)$/u.exec(text) ?? []
  if (label === '') return undefined
  const own = readPrintedDay(label) === undefined ? suggestDayLabel(label, range, previous) : label
  return own ?? (range && fittingDay(range, previous))
}

/**
 * The day that a number means: `14` is the 14th of the month if the edition has that day, else its fourteenth day.
 * Undefined if there is no such day, or if the previous heading has that day or a later one.
 */
function numbered(number: number, range: DayRange, previous: string | undefined): string | undefined {
  const days = daysOf(range)
  const day = days.find((one) => Number(one.slice(8)) === number) ?? days[number - 1]
  return previous !== undefined && day !== undefined && day <= previous ? undefined : day
}

/** The days from the first to the last, at most a year. */
function daysOf({ start, end }: DayRange): string[] {
  const first = Date.parse(start)
  const count = Math.min(366, Math.round((Date.parse(end) - first) / 86_400_000) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  )
}

function printed(iso: string | undefined): string | undefined {
  return iso && printDay(iso)
}

/** An example of a date in the year that `text` names, if it names one. */
export function inYearOf(text: unknown, example: string): string {
  const [year] = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(String(text)) ?? []
  return year === undefined ? example : example.replaceAll(/\d{4}/g, year)
}
