import type { Root, RootContent } from 'mdast'
import { printDay, readPrintedDay } from '../../../model/dates.ts'
import { checkPoints } from '../../markdown/leftovers.ts'
import { checkFlatList, isFlat, nodePlace, plainText } from '../../markdown/tree.ts'
import { type Finding, finding, withFix } from '../../problem.ts'
import { editWithin, type Source } from '../../source.ts'
import {
  type DayRange,
  fittingDay,
  inYearOf,
  suggestDayHeading,
  suggestDayLabel,
} from '../../suggest-dates.ts'
import { endPlace } from '../document.ts'
import { headings, suggestHeading } from './headings.ts'
import { findList, type ReportParts, type Section, type SectionKind } from './sections.ts'

const order: readonly SectionKind[] = ['intro', 'objectives', 'day', 'conclusion']

/**
 * The sources of the examples of dates: the days of the edition, if known, and the text of the fields that names its
 * year.
 */
export type Edition = { range?: DayRange | undefined; written?: unknown }

/** Checks that a report has its sections, once each and in order, and that each has only allowed content. */
export function checkStructure(
  source: Source,
  root: Root,
  parts: ReportParts,
  edition: Edition = {},
): Finding[] {
  const { range } = edition
  const { before, sections } = parts
  const [first] = before
  const findings = [...checkHeadings(source, root, sections, range)]
  const isUntitled = first !== undefined && first.type !== 'heading'
  if (isUntitled) findings.push(finding('report/text-before-sections', nodePlace(source, first)))
  const missing = checkPresence(source, sections)
  // A missing introduction is not reported again, because the hint for text before the sections names its heading.
  findings.push(...missing.filter((one) => !(isUntitled && isIntro(one))), ...checkOrder(source, sections))
  for (const section of sections) findings.push(...checkContent(source, section))
  return [...findings, ...checkDayDates(source, sections, edition)]
}

function isIntro({ rule, values }: Finding): boolean {
  return rule === 'report/missing-section' && values.heading === headings.intro
}

function checkHeadings(
  source: Source,
  root: Root,
  sections: readonly Section[],
  range: DayRange | undefined,
): Finding[] {
  const findings: Finding[] = []
  let previous: string | undefined
  for (const { heading, kind, label, corrected } of sections) {
    if (corrected !== undefined) findings.push(describeLevel(source, heading, corrected))
    const meant = kind === undefined ? suggestHeading(label) : undefined
    const isDay = meant?.startsWith('## Data: ') === true
    const day = kind === 'day' ? label : isDay ? suggestDayHeading(label, range, previous) : undefined
    previous = readPrintedDay(day ?? '') ?? previous
    if (kind !== undefined) continue
    const suggestion = isDay && day !== undefined ? `## Data: ${day}` : meant
    const found = finding('report/unknown-section', nodePlace(source, heading), {
      written: label,
      suggestion,
    })
    findings.push(withSameLetters(found, label, suggestion?.slice(3)))
  }
  const meant = new Set<RootContent>(sections.map(({ heading }) => heading))
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth !== 2 && node.depth !== 3 && !meant.has(node))
      findings.push(describeLevel(source, node, undefined))
  }
  return findings
}

/** A finding with its fix, if the suggestion differs only in case or in the composition of letters. */
function withSameLetters(found: Finding, written: string, suggestion: string | undefined): Finding {
  const fold = (text: string) => text.normalize('NFC').toLowerCase()
  const isSame = suggestion !== undefined && fold(suggestion) === fold(written)
  return withFix(found, isSame ? editWithin(found.place, written, suggestion) : undefined)
}

function describeLevel(source: Source, node: Section['heading'], suggestion: string | undefined): Finding {
  const place = nodePlace(source, node)
  const form = node.type === 'paragraph' ? 'text' : source.text[place.start] === '#' ? 'atx' : 'setext'
  const level = node.type === 'heading' ? node.depth : 0
  return finding('report/heading-level', place, { form, level, title: plainText(node), suggestion })
}

function checkPresence(source: Source, sections: readonly Section[]): Finding[] {
  const findings: Finding[] = []
  const meant = new Set(
    sections.filter(({ kind }) => kind === undefined).map(({ label }) => suggestHeading(label)?.slice(3)),
  )
  for (const kind of order) {
    const found = sections.filter((section) => section.kind === kind)
    for (const { heading, label } of kind === 'day' ? [] : found.slice(1))
      findings.push(finding('report/repeated-section', nodePlace(source, heading), { heading: label }))
    const name = kind === 'day' ? 'Data: …' : headings[kind]
    const misspelt = kind === 'day' ? [...meant].some((text) => text?.startsWith('Data:')) : meant.has(name)
    if (found.length > 0 || kind === 'objectives' || misspelt) continue
    const [first] = kind === 'intro' ? sections : []
    const place = first === undefined ? endPlace(source) : nodePlace(source, first.heading)
    findings.push(finding('report/missing-section', place, { heading: name }))
  }
  return findings
}

function checkOrder(source: Source, sections: readonly Section[]): Finding[] {
  const findings: Finding[] = []
  let reached: Section | undefined
  for (const section of sections) {
    const isRepeated =
      section.kind !== 'day' && sections.find(({ kind }) => kind === section.kind) !== section
    if (section.kind === undefined || isRepeated) continue
    if (reached?.kind !== undefined && order.indexOf(section.kind) < order.indexOf(reached.kind)) {
      const values = { heading: plainText(section.heading), before: plainText(reached.heading) }
      findings.push(finding('report/section-order', nodePlace(source, section.heading), values))
    } else reached = section
  }
  return findings
}

function checkContent(source: Source, section: Section): Finding[] {
  const { heading, kind, content } = section
  if (kind === undefined) return []
  if (kind === 'day') return checkDayContent(source, section)
  const findings = content
    .filter(isTitle)
    .map((node) => finding('report/title-outside-day', nodePlace(source, node)))
  if (kind === 'objectives') return [...findings, ...checkObjectives(source, section)]
  if (!content.some(hasWords)) findings.push(describeEmpty(source, heading))
  return findings
}

/** Whether a node is the title of an activity. */
function isTitle(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 3
}

function describeEmpty(source: Source, heading: Section['heading']): Finding {
  return finding('report/empty-section', nodePlace(source, heading), { heading: plainText(heading) })
}

function checkObjectives(source: Source, { heading, content }: Section): Finding[] {
  const [list, ...others] = content
  if (list === undefined) return [describeEmpty(source, heading)]
  const wrong = list.type !== 'list' || list.ordered === true ? list : others[0]
  const nested = findList(list)?.children.find((item) => !isFlat(item))
  if (wrong !== undefined && wrong.type !== 'heading')
    return [finding('report/objectives-list', nodePlace(source, wrong))]
  if (nested !== undefined) return [finding('report/flat-list', nodePlace(source, nested))]
  return []
}

function hasWords(node: RootContent): boolean {
  return node.type !== 'heading' && plainText(node) !== ''
}

/** Checks that a day has content and that each of its titles is followed by a bullet list. */
function checkDayContent(source: Source, { heading, label, content }: Section): Finding[] {
  const findings: Finding[] = []
  if (!content.some((node) => plainText(node) !== ''))
    findings.push(finding('report/empty-day', nodePlace(source, heading), { label }))
  content.forEach((node, index) => {
    if (isTitle(node)) findings.push(...checkTitle(source, node, content[index + 1]))
    if (node.type !== 'heading') findings.push(...checkFlatList(source, findList(node)))
  })
  return findings
}

function checkTitle(source: Source, heading: RootContent, next: RootContent | undefined): Finding[] {
  const title = plainText(heading)
  const place = nodePlace(source, heading)
  if (title === '') return [finding('report/empty-title', place)]
  const points = next?.type === 'paragraph' ? checkPoints(source, next) : []
  if (points.length > 0) return points
  const list = findList(next)
  if (list === undefined || list.ordered === true)
    return [finding('report/title-without-points', place, { title })]
  return []
}

/** Checks the dates in the headings of the days: valid, within the edition, in order; a heading has a date or a name. */
function checkDayDates(source: Source, sections: readonly Section[], edition: Edition): Finding[] {
  const { range } = edition
  const findings: Finding[] = []
  let previous: string | undefined
  for (const { heading, kind, label } of sections) {
    if (kind !== 'day') continue
    const place = nodePlace(source, heading)
    if (label === '')
      findings.push(finding('report/day-label', place, { example: exampleDay(edition, previous) }))
    if (!/^\d/.test(label)) continue
    const date = readPrintedDay(label)
    if (date === undefined) {
      const suggestion = suggestDayLabel(label, range, previous)
      const example = exampleDay(edition, previous, label)
      const found = finding('report/day-date', place, { label, suggestion, example })
      findings.push(withSameLetters(found, label, suggestion))
      previous = (suggestion && readPrintedDay(suggestion)) ?? previous
      continue
    }
    if (range !== undefined && (date < range.start || date > range.end)) {
      const values = { label, first: printDay(range.start), last: printDay(range.end) }
      findings.push(finding('report/day-outside', place, values))
      continue
    }
    if (previous !== undefined && date <= previous)
      findings.push(finding('report/day-order', place, { label, before: printDay(previous) }))
    previous = date
  }
  return findings
}

/** An example of a day: one of the edition, else one in its year, or else in the year of the heading's `label`. */
function exampleDay({ range, written }: Edition, previous?: string, label = ''): string {
  const day = range && (fittingDay(range, previous) ?? fittingDay(range))
  return day ?? inYearOf(`${written ?? ''} ${label}`, '21 Nëntor 2024')
}
