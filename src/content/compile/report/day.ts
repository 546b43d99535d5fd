import type { RootContent } from 'mdast'
import { printDay, readPrintedDay } from '../dates.ts'
import { checkPoints } from '../markdown/beginnings.ts'
import { checkFlatList } from '../markdown/flat-list.ts'
import { plainText } from '../markdown/text.ts'
import { nodePlace } from '../markdown/tree.ts'
import type { DayRange } from '../printed.ts'
import { type Finding, finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { fittingDay, meantLabel } from './meant-day.ts'
import { listOf } from './read.ts'
import type { Section } from './sections.ts'

/** Checks that a day says something and that each of its titles is followed by a bullet list. */
export function checkDayContent(source: Source, { heading, label, content }: Section): Finding[] {
  const findings: Finding[] = []
  if (label === '') findings.push(finding('report/day-label', nodePlace(source, heading)))
  if (!content.some((node) => plainText(node) !== '')) {
    findings.push(finding('report/empty-day', nodePlace(source, heading), { label }))
  }
  content.forEach((node, index) => {
    if (node.type === 'heading' && node.depth === 3)
      findings.push(...checkTitle(source, node, content[index + 1]))
    if (node.type !== 'heading') findings.push(...checkFlatList(source, listOf(node)))
  })
  return findings
}

function checkTitle(source: Source, heading: RootContent, next: RootContent | undefined): Finding[] {
  const title = plainText(heading)
  const place = nodePlace(source, heading)
  if (title === '') return [finding('report/empty-title', place)]
  const points = next?.type === 'paragraph' ? checkPoints(source, next) : []
  if (points.length > 0) return points
  const list = listOf(next)
  if (list === undefined || list.ordered === true)
    return [finding('report/title-without-points', place, { title })]
  return []
}

/** Checks the dates in the headings of the days: right, within the edition, in order. */
export function checkDayDates(
  source: Source,
  sections: readonly Section[],
  range: DayRange | undefined,
): Finding[] {
  const findings: Finding[] = []
  let previous: string | undefined
  for (const { heading, kind, label } of sections) {
    if (kind !== 'day' || !/^\d/.test(label)) continue
    const place = nodePlace(source, heading)
    const date = readPrintedDay(label)
    if (date === undefined) {
      const suggestion = meantLabel(label, range, previous)
      const example = (range && fittingDay(range, previous)) ?? '21 Nëntor 2024'
      findings.push(finding('report/day-date', place, { label, suggestion, example }))
      previous = (suggestion && readPrintedDay(suggestion)) ?? previous
      continue
    }
    if (range !== undefined && (date < range.start || date > range.end)) {
      findings.push(
        finding('report/day-outside', place, {
          label,
          first: printDay(range.start),
          last: printDay(range.end),
        }),
      )
    }
    if (previous !== undefined && date <= previous) {
      findings.push(finding('report/day-order', place, { label, before: printDay(previous) }))
    }
    previous = date
  }
  return findings
}
