import path from 'node:path'
import type { ReportFrontmatter } from '../../schema/report.ts'
import { isDay, printRange } from '../dates.ts'
import { type DayRange, meantPrint, readPrintedRange } from '../printed.ts'
import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import { checkDescription, checkReadTime } from './text-rules.ts'

/** Checks what the fields of a report say together, as far as each is right by itself. */
export function checkReportFields(
  yaml: YamlData,
  folder: string,
  fields: Partial<ReportFrontmatter>,
  words: number | undefined,
): Finding[] {
  const { year, start, end, description, readTime } = fields
  const findings: Finding[] = []
  const place = (name: keyof ReportFrontmatter) => valuePlace(yaml, [name])
  // A second edition of a year has a name after it: `2024-vjeshte`.
  const [name = ''] = path.posix.basename(folder).split('-')
  const wrongFolder = year !== undefined && String(year) !== name
  if (wrongFolder) findings.push(finding('report/year-folder', place('year'), { year, folder: name }))
  // Where year and folder disagree, the first day may agree with either.
  const years = wrongFolder ? [String(year), name] : [name]
  if (isDay(start) && !years.includes(start.slice(0, 4)))
    findings.push(finding('report/year-start', place('start'), { year: year ?? Number(name), start }))
  if (isDay(start) && isDay(end) && end < start)
    findings.push(finding('report/date-range', place('end'), { start, end }))
  findings.push(...checkPrinted(fields, place('date')))
  findings.push(...checkDescription(description, place('description')))
  findings.push(...checkReadTime(readTime, words ?? 0, place('readTime')))
  return findings
}

/** The days of an edition: as the fields have them, and as they are printed where a field has none. */
export function editionRange(fields: Partial<ReportFrontmatter>): DayRange | undefined {
  if (isDay(fields.start) && isDay(fields.end) && fields.start <= fields.end)
    return { start: fields.start, end: fields.end }
  const printed = typeof fields.date === 'string' ? readPrintedRange(fields.date) : undefined
  const start = isDay(fields.start) ? fields.start : printed?.start
  const end = isDay(fields.end) ? fields.end : printed?.end
  if (start === undefined || end === undefined) return undefined
  return start <= end ? { start, end } : printed
}

function checkPrinted(fields: Partial<ReportFrontmatter>, place: Place): Finding[] {
  const { date: written, start, end } = fields
  if (typeof written !== 'string' || written.trim() === '') return []
  const known = isDay(start) || isDay(end)
  const reversed = isDay(start) && isDay(end) && end < start
  const range = known && !reversed ? editionRange(fields) : undefined
  if (range !== undefined) {
    const corrected = printRange(range.start, range.end)
    return written === corrected ? [] : [finding('date/printed', place, { written, corrected })]
  }
  const corrected = meantPrint(written)
  if (written === corrected) return []
  return [finding('date/unreadable', place, { written, corrected, example: '21-25 Nëntor 2024' })]
}
