import type { Activity, ReportBody } from '../../model/schema/report.ts'
import { escapeXml } from './xml.ts'

/** Headings of the parts of a report, as its page shows them. */
export type ReportHeadings = { objectives: string; conclusion: string }

/** The whole text of a report as plain HTML: what a feed reader shows of it. */
export function reportHtml(
  { intro, objectives, days, conclusion }: ReportBody,
  headings: ReportHeadings,
): string {
  return [
    paragraphs(intro),
    ...(objectives === undefined ? [] : [heading(2, headings.objectives), list(objectives)]),
    ...days.flatMap(({ label, activities }) => [heading(2, label), ...activities.map(activity)]),
    heading(2, headings.conclusion),
    paragraphs(conclusion),
  ].join('\n')
}

function activity(entry: Activity): string {
  if (typeof entry === 'string') return paragraphs(entry)
  return `${heading(3, entry.title)}\n${list(entry.points)}`
}

function heading(level: 2 | 3, text: string): string {
  return `<h${level}>${escapeXml(text)}</h${level}>`
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeXml(paragraph)}</p>`)
    .join('\n')
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
}
