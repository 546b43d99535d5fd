import { isDay, months, printDay, readPrintedDay } from '../dates.ts'
import { nearest } from '../nearest.ts'
import { type DayRange, meantIso, readPrintedRange } from '../printed.ts'

/**
 * The day that a heading was meant to name, as it must be printed: `21 nentor` in a year that is known, `21.11.2024`,
 * the first of `21-22 Nëntor 2024`, the second of an edition for `2`. Undefined where it cannot be made out.
 */
export function meantLabel(
  label: string,
  range: DayRange | undefined,
  previous?: string,
): string | undefined {
  const [, day, name, written] = /^0?(\d{1,2})[\s.]*(\p{L}+)?[\s.]*(\d{4})?$/u.exec(label) ?? []
  if (day !== undefined && name === undefined && written === undefined)
    return range && printed(numbered(Number(day), range, previous))
  const month = months.indexOf(nearest(name ?? '', months) ?? '') + 1
  const year = written ?? range?.start.slice(0, 4)
  if (day === undefined || month === 0 || year === undefined)
    return printed(meantIso(label) ?? readPrintedRange(label)?.start)
  return printed(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** The first day of the edition after the previous heading's, as it must be printed. */
export function fittingDay(range: DayRange, previous?: string): string | undefined {
  const days = daysOf(range)
  return printed(previous === undefined ? days[0] : days.find((day) => day > previous))
}

/** The heading that was meant by `Dita 1`, `Data 14.07.2014` or `14.07.2014`. */
export function meantDayHeading(
  text: string,
  range: DayRange | undefined,
  previous?: string,
): string | undefined {
  const [, label = ''] = /^(?:\p{L}+\s*[:.–-]?\s*)?(\d.*)$/u.exec(text) ?? []
  if (label === '') return undefined
  const own = readPrintedDay(label) === undefined ? meantLabel(label, range, previous) : label
  return own ?? (range && fittingDay(range, previous))
}

/** `14` is that day of the month where the edition has one, else the fourteenth day; a day is not offered twice. */
function numbered(number: number, range: DayRange, previous: string | undefined): string | undefined {
  const days = daysOf(range)
  const day = days.find((one) => Number(one.slice(8)) === number) ?? days[number - 1]
  return previous !== undefined && day !== undefined && day <= previous ? undefined : day
}

/** The days from the first to the last, a year of them at most. */
function daysOf({ start, end }: DayRange): string[] {
  const first = Date.parse(start)
  const count = Math.min(366, Math.round((Date.parse(end) - first) / 86_400_000) + 1)
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  )
}

function printed(iso: string | undefined): string | undefined {
  return isDay(iso) ? printDay(iso) : undefined
}
