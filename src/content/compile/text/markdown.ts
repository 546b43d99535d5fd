import type { Node, Root } from 'mdast'
import { editorComponents } from '../markdown/components.ts'
import { isJsx, type Jsx, propertyPlace, textProperty } from '../markdown/tree.ts'
import type { Source } from '../source.ts'
import { createPassages, type Passage, type PassageBuilder } from './passage.ts'

const blocks = new Set(['paragraph', 'heading', 'listItem', 'mdxJsxFlowElement'])

/**
 * The words of a Markdown body, with those of its components' properties.
 *
 * @param read the file's text as its tree was read from it
 */
export function markdownPassages(source: Source, root: Root, read: string): Passage[] {
  const builder = createPassages(source, 'markdown', read)
  visit(source, root, undefined, false, builder)
  return builder.passages
}

function visit(
  source: Source,
  node: Node,
  lang: string | undefined,
  linked: boolean,
  builder: PassageBuilder,
): void {
  if (blocks.has(node.type)) builder.close()
  const { start, end } = node.position ?? {}
  if (node.type === 'text') builder.add(start?.offset ?? 0, end?.offset ?? 0, lang, linked)
  if (isJsx(node)) addProperties(source, node, lang, builder)
  const inner = isJsx(node) ? (textProperty(node, 'lang') ?? lang) : lang
  for (const child of 'children' in node ? (node.children as Node[]) : [])
    visit(source, child, inner, linked || node.type === 'link', builder)
  if (blocks.has(node.type)) builder.close()
}

function addProperties(source: Source, node: Jsx, lang: string | undefined, builder: PassageBuilder): void {
  for (const [name, { value }] of Object.entries(editorComponents[node.name ?? '']?.properties ?? {})) {
    if (value !== 'text' || textProperty(node, name) === undefined) continue
    const { start, end } = propertyPlace(source, node, name)
    builder.close()
    builder.add(start, end, lang)
  }
}
