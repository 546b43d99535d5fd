import type { Heading, Paragraph, Root, RootContent } from 'mdast'
import type { ReportSection } from '../../schema/report.ts'
import { plainText } from '../markdown/text.ts'
import { headings, meantSection } from './meant.ts'

/** Kind of a report's section. */
export type SectionKind = ReportSection['kind']

/** A `##` section of a report with what stands in it. */
export type Section = {
  /** Its `##` heading, or what was meant to be that. */
  heading: Heading | Paragraph
  /** The right heading (`## Hyrje`) where it is written in another way. */
  corrected?: string
  /** Undefined for a heading that is none of the five. */
  kind: SectionKind | undefined
  /** The heading's text; of a day what stands after `Data:`. */
  label: string
  /** Anchor on the page: `hyrje`, `objektivat`, `dita-1`, `perfundim`. */
  anchor: string
  content: RootContent[]
}

const anchors = { intro: 'hyrje', objectives: 'objektivat', conclusion: 'perfundim' } as const

/** Cuts a report's body at its `##` headings, and at what was certainly meant to be one. */
export function readSections(root: Root): { before: RootContent[]; sections: Section[] } {
  const before: RootContent[] = []
  const sections: Section[] = []
  const written = new Set(root.children.filter(isSectionHeading).map((heading) => plainText(heading)))
  let days = 0
  for (const node of root.children) {
    const section = openSection(node, days + 1, written, sections.at(-1))
    if (section === undefined) {
      ;(sections.at(-1)?.content ?? before).push(node)
      continue
    }
    if (section.kind === 'day') days++
    sections.push(section)
  }
  return { before, sections }
}

function isSectionHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 2
}

function openSection(
  node: RootContent,
  day: number,
  written: ReadonlySet<string>,
  previous: Section | undefined,
): Section | undefined {
  if (node.type !== 'heading' && node.type !== 'paragraph') return undefined
  if (isSectionHeading(node)) return describeSection(node, plainText(node), day)
  const meant = meantSection(node, written, previous?.kind === 'day')
  return meant === undefined ? undefined : { ...describeSection(node, meant, day), corrected: `## ${meant}` }
}

function describeSection(heading: Section['heading'], text: string, day: number): Section {
  const dayLabel = /^Data:(.*)$/s.exec(text)?.[1]
  if (dayLabel !== undefined) {
    return { heading, kind: 'day', label: dayLabel.trim(), anchor: `dita-${day}`, content: [] }
  }
  const kind = (['intro', 'objectives', 'conclusion'] as const).find((known) => headings[known] === text)
  return { heading, kind, label: text, anchor: kind === undefined ? '' : anchors[kind], content: [] }
}
