import type { Heading, List, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast'
import { readPrintedDay } from '../../../model/dates.ts'
import type { Activity, Day, ReportBody, ReportSection } from '../../../model/schema/report.ts'
import { isJsx, plainText, textProperty } from '../../markdown/tree.ts'
import { headings, suggestSection } from './headings.ts'

/** Kind of a report's section. */
export type SectionKind = ReportSection['kind']

/** A `##` section of a report and its content. */
export type Section = {
  /** Its `##` heading, or the block that was meant to be one. */
  heading: Heading | Paragraph
  /** The right heading (`## Hyrje`), if the block is not a `##` heading. */
  corrected?: string
  /** Undefined for an unknown heading. */
  kind: SectionKind | undefined
  /** The heading's text; of a day, the part after `Data:`. */
  label: string
  /** Anchor on the page: `hyrje`, `objektivat`, `dita-1`, `perfundim`; empty for an unknown heading. */
  anchor: string
  content: RootContent[]
}

const anchors = { intro: 'hyrje', objectives: 'objektivat', conclusion: 'perfundim' } as const

/** A report's body in sections, and the nodes before the first one. */
export type ReportParts = { before: RootContent[]; sections: Section[] }

/** Splits a report's body at its `##` headings, and at blocks that were certainly meant to be such headings. */
export function readSections(root: Root): ReportParts {
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
  const meant = suggestSection(node, written, previous?.kind === 'day')
  return meant === undefined ? undefined : { ...describeSection(node, meant, day), corrected: `## ${meant}` }
}

function describeSection(heading: Section['heading'], text: string, day: number): Section {
  const dayLabel = /^Data:(.*)$/s.exec(text)?.[1]
  if (dayLabel !== undefined)
    return { heading, kind: 'day', label: dayLabel.trim(), anchor: `dita-${day}`, content: [] }
  const kind = (['intro', 'objectives', 'conclusion'] as const).find((name) => headings[name] === text)
  return { heading, kind, label: text, anchor: kind === undefined ? '' : anchors[kind], content: [] }
}

/** Reads valid sections into the entity of specification §3. */
export function readReportBody(sections: readonly Section[]): ReportBody {
  const contentOf = (kind: SectionKind) => sections.find((section) => section.kind === kind)?.content
  const objectives = contentOf('objectives')?.flatMap(readItems)
  return {
    intro: readText(contentOf('intro') ?? []),
    ...(objectives !== undefined && { objectives }),
    days: sections.filter((section) => section.kind === 'day').map(readDay),
    conclusion: readText(contentOf('conclusion') ?? []),
  }
}

/** Paragraphs as plain text, separated by an empty line. */
function readText(nodes: readonly RootContent[]): string {
  return nodes.flatMap(readStrings).join('\n\n')
}

function readDay({ label, content }: Section): Day {
  const date = readPrintedDay(label)
  const activities: Activity[] = []
  let title: string | undefined
  for (const node of content) {
    if (node.type === 'heading') title = plainText(node)
    else if (title !== undefined) {
      activities.push({ title, points: readItems(node) })
      title = undefined
    } else activities.push(...readStrings(node))
  }
  return { label, ...(date !== undefined && { date }), activities }
}

/** The plain strings of a block: a paragraph, each list item, a caption or the title of a video. A note begins with its title. */
function readStrings(node: RootContent): string[] {
  if (node.type === 'paragraph') return [plainText(node)]
  if (node.type === 'list') return readItems(node)
  if (node.type === 'blockquote') return node.children.flatMap(readStrings)
  if (!isJsx(node)) return []
  const own = textProperty(node, node.name === 'VideoCard' ? 'title' : 'caption')
  if (own !== undefined) return [own]
  const inner = node.children.flatMap(readStrings)
  const title = node.name === 'Note' ? textProperty(node, 'title') : undefined
  return title === undefined || inner.length === 0 ? inner : [`${title}: ${inner.join('\n\n')}`]
}

/** The items of a list, or of the two-column list. */
function readItems(node: RootContent): string[] {
  const list = findList(node)
  return list === undefined ? [] : list.children.map((item) => plainText(item))
}

/** The list that a block is or contains. */
export function findList(node: RootContent | undefined): List | undefined {
  if (node?.type === 'list') return node
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'TwoColumns') return undefined
  const [only] = node.children
  return only?.type === 'list' ? only : undefined
}

/**
 * Remark plugin for a report's page. Each `##` heading and its content become
 * `<section data-kind id aria-labelledby>`. The heading gets the id `<anchor>-title`, and the frontmatter is dropped. Expects a body that
 * `checkContent` has accepted.
 */
export function remarkReportSections(): (tree: Root) => void {
  return (tree) => {
    const { before, sections } = readSections(tree)
    tree.children = [...before.filter((node) => node.type !== 'yaml'), ...sections.map(wrapSection)]
  }
}

/** A custom node, which remark-rehype turns into the element named in its data. */
interface SectionNode extends Parent {
  type: 'reportSection'
}

declare module 'mdast' {
  interface RootContentMap {
    reportSection: SectionNode
  }
}

function wrapSection({ heading, kind, anchor, content }: Section): SectionNode {
  const title = `${anchor}-title`
  return {
    type: 'reportSection',
    data: { hName: 'section', hProperties: { dataKind: kind, id: anchor, ariaLabelledBy: [title] } },
    children: [
      { ...heading, data: { ...heading.data, hProperties: { id: title } } },
      ...content.map(keepParagraph),
    ],
  }
}

/** Restores the paragraph around a language mark: MDX removes a paragraph that has no other content. */
function keepParagraph(node: RootContent): RootContent {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'span') return node
  const children = node.children as PhrasingContent[]
  return { type: 'paragraph', children: [{ ...node, type: 'mdxJsxTextElement', children }] }
}
