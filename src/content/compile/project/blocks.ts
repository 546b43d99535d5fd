import type { Node, PhrasingContent, Root, RootContent } from 'mdast'
import type { Block, Inline } from '../../schema/project.ts'
import { checkFlatList } from '../markdown/flat-list.ts'
import { plainText } from '../markdown/text.ts'
import { isJsx, nodePlace, textProperty } from '../markdown/tree.ts'
import { type Finding, finding } from '../problem.ts'
import type { Place, Source } from '../source.ts'

/** Checks that a project's description is paragraphs and flat lists, and that it says something. */
export function checkBlocks(source: Source, root: Root, end: Place): Finding[] {
  const findings: Finding[] = []
  if (plainText(root) === '') findings.push(finding('project/empty', end))
  for (const node of root.children) {
    if (node.type === 'heading') findings.push(finding('project/heading', nodePlace(source, node)))
    if (node.type === 'list') findings.push(...checkFlatList(source, node))
  }
  return findings
}

/** The description as the page renders it. */
export function readBlocks(root: Root): Block[] {
  return root.children.flatMap((node) => readBlock(node))
}

/** The description as lines of plain text; a numbered item keeps its number. */
export function readDescription(root: Root): string {
  return root.children.map(blockText).join('\n')
}

function readBlock(node: RootContent): Block[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', children: readInlines(node.children) }]
  if (node.type !== 'list') return []
  const items = node.children.map((item) => {
    const [first] = item.children
    return first?.type === 'paragraph' ? readInlines(first.children) : []
  })
  return [{ kind: 'list', ...(node.ordered === true && { start: node.start ?? 1 }), items }]
}

function readInlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.map(readInline)
}

function readInline(node: PhrasingContent): Inline {
  if (node.type === 'text') return node.value.replaceAll(/\s*\n\s*/g, ' ')
  if (node.type === 'break') return '\n'
  if (node.type === 'strong' || node.type === 'emphasis')
    return { kind: node.type, children: readInlines(node.children) }
  if (node.type === 'link') return { kind: 'link', href: node.url, children: readInlines(node.children) }
  if (isJsx(node)) {
    return {
      kind: 'lang',
      lang: textProperty(node, 'lang') ?? '',
      children: readInlines(node.children as PhrasingContent[]),
    }
  }
  return ' '
}

function blockText(node: Node): string {
  const list = node as RootContent
  if (list.type !== 'list') return plainText(node)
  const number = (index: number) => (list.ordered === true ? `${(list.start ?? 1) + index}. ` : '')
  return list.children.map((item, index) => number(index) + plainText(item)).join('\n')
}
