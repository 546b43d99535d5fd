import type { Heading, Root, RootContent } from 'mdast'
import type { ReportSection } from '../../schema/report.ts'
import { plainText } from '../markdown/text.ts'

/** Kind of a report's section. */
export type SectionKind = ReportSection['kind']

/** A `##` section of a report with what stands in it. */
export type Section = {
  heading: Heading
  /** Undefined for a heading that is none of the five. */
  kind: SectionKind | undefined
  /** The heading's text; of a day what stands after `Data:`. */
  label: string
  /** Anchor on the page: `hyrje`, `objektivat`, `dita-1`, `perfundim`. */
  anchor: string
  content: RootContent[]
}

/** Headings of the sections of which a report has one. */
export const headings = { intro: 'Hyrje', objectives: 'Objektivat', conclusion: 'Përfundim' } as const

const anchors = { intro: 'hyrje', objectives: 'objektivat', conclusion: 'perfundim' } as const

/** Cuts a report's body at its `##` headings. */
export function readSections(root: Root): { before: RootContent[]; sections: Section[] } {
  const before: RootContent[] = []
  const sections: Section[] = []
  let days = 0
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 2) {
      const section = openSection(node, days + 1)
      if (section.kind === 'day') days++
      sections.push(section)
    } else (sections.at(-1)?.content ?? before).push(node)
  }
  return { before, sections }
}

function openSection(heading: Heading, day: number): Section {
  const text = plainText(heading)
  const dayLabel = /^Data:(.*)$/s.exec(text)?.[1]
  if (dayLabel !== undefined) {
    return { heading, kind: 'day', label: dayLabel.trim(), anchor: `dita-${day}`, content: [] }
  }
  const kind = (['intro', 'objectives', 'conclusion'] as const).find((known) => headings[known] === text)
  return { heading, kind, label: text, anchor: kind === undefined ? '' : anchors[kind], content: [] }
}
