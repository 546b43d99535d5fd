import path from 'node:path'
import type { ReportFrontmatter } from '../../schema/report.ts'
import { isDay, printRange } from '../dates.ts'
import { type Finding, finding } from '../problem.ts'
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
  const { year, date, start, end, description, readTime } = fields
  const findings: Finding[] = []
  const place = (name: keyof ReportFrontmatter) => valuePlace(yaml, [name])
  const name = path.posix.basename(folder)
  if (year !== undefined && String(year) !== name) {
    findings.push(finding('report/year-folder', place('year'), { year, folder: name }))
  } else if (isDay(start) && year !== undefined && !start.startsWith(String(year))) {
    findings.push(finding('report/year-start', place('start'), { year, start }))
  }
  if (isDay(start) && isDay(end)) {
    if (end < start) findings.push(finding('report/date-range', place('end'), { start, end }))
    else if (date !== undefined && date !== printRange(start, end)) {
      findings.push(
        finding('date/printed', place('date'), { written: date, corrected: printRange(start, end) }),
      )
    }
  }
  findings.push(...checkDescription(description, place('description')))
  findings.push(...checkReadTime(readTime, words ?? 0, place('readTime')))
  return findings
}
