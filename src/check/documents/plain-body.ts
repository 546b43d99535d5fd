import type { PhrasingContent, Root, RootContent } from 'mdast'
import { plainComponents } from '../../model/editor-components.ts'
import type { Block, Inline } from '../../model/schema/project.ts'
import { checkNodes } from '../markdown/check.ts'
import { parseBody } from '../markdown/parse.ts'
import { checkFlatList, isJsx, nodePlace, plainText, textProperty } from '../markdown/tree.ts'
import { type Finding, finding } from '../problem.ts'
import type { Source } from '../source.ts'
import { markdownPassages } from '../text/passage.ts'
import { type DocumentResult, endPlace } from './document.ts'

/** A body of paragraphs and lists: as lines of plain text, with numbers of list items, and as the page renders it. */
type PlainBody = { description: string; blocks: Block[] }

/** Checks and reads a body of paragraphs and lists in Markdown; the value is undefined where it cannot be read. */
export function openPlainBody(
  source: Source,
  offset: number | undefined,
): Pick<DocumentResult<unknown>, 'links' | 'texts' | 'findings'> & { value?: PlainBody } {
  if (offset === undefined) return { links: [], texts: [], findings: [] }
  const { value: root, text, findings } = parseBody(source, offset, plainComponents)
  if (root === undefined) return { links: [], texts: [], findings }
  const uses = checkNodes(source, root, plainComponents)
  // A body whose only text was blanked because of a mistake is not empty.
  const blocks = root.children.length > 0 || findings.length === 0 ? checkBlocks(source, root) : []
  return {
    value: { description: root.children.map(blockText).join('\n'), blocks: root.children.flatMap(readBlock) },
    links: uses.links,
    texts: markdownPassages(source, root, text),
    findings: [...findings, ...uses.findings, ...blocks],
  }
}

/** Checks that a body consists of paragraphs and flat lists, and that it has text. */
function checkBlocks(source: Source, root: Root): Finding[] {
  const findings: Finding[] = []
  if (plainText(root) === '') findings.push(finding('body/empty', endPlace(source), { isHtml: false }))
  for (const node of root.children) {
    if (node.type === 'heading') findings.push(finding('body/heading', nodePlace(source, node)))
    if (node.type === 'list') findings.push(...checkFlatList(source, node))
  }
  return findings
}

function readBlock(node: RootContent): Block[] {
  if (node.type === 'paragraph') return [readInlines(node.children)]
  if (node.type !== 'list') return []
  const items = node.children.map((item) => {
    const [first] = item.children
    return first?.type === 'paragraph' ? readInlines(first.children) : []
  })
  return [{ ...(node.ordered === true && { start: node.start ?? 1 }), items }]
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
      children: readInlines(node.children),
    }
  }
  return ' '
}

function blockText(node: RootContent): string {
  if (node.type !== 'list') return plainText(node)
  const number = (index: number) => (node.ordered === true ? `${(node.start ?? 1) + index}. ` : '')
  return node.children.map((item, index) => number(index) + plainText(item)).join('\n')
}
