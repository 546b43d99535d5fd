import type { List, RootContent } from 'mdast'
import type { Activity, Day, ReportBody } from '../../schema/report.ts'
import { readPrintedDay } from '../dates.ts'
import { plainText } from '../markdown/text.ts'
import { isJsx, textProperty } from '../markdown/tree.ts'
import type { Section, SectionKind } from './sections.ts'

/** Reads sections whose structure is right into the entity of specification §3. */
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

/** The plain strings of a block: a paragraph is one, a list one an item, a note one with its title in front. */
function readStrings(node: RootContent): string[] {
  if (node.type === 'paragraph') return [plainText(node)]
  if (node.type === 'list') return readItems(node)
  if (!isJsx(node)) return []
  const inner = (node.children as RootContent[]).flatMap(readStrings)
  const title = node.name === 'Note' ? textProperty(node, 'title') : undefined
  return title === undefined || inner.length === 0 ? inner : [`${title}: ${inner.join('\n\n')}`]
}

/** The items of a list, or of the list in two columns. */
function readItems(node: RootContent): string[] {
  const list = listOf(node)
  return list === undefined ? [] : list.children.map((item) => plainText(item))
}

/** The list that a block is or holds. */
export function listOf(node: RootContent | undefined): List | undefined {
  if (node?.type === 'list') return node
  if (node?.type !== 'mdxJsxFlowElement' || node.name !== 'TwoColumns') return undefined
  const [only] = node.children
  return only?.type === 'list' ? only : undefined
}
