import type { List, ListItem, Nodes, RootContentMap } from 'mdast'
import { type Finding, finding } from '../problem.ts'
import { firstLine, type Place, placeIn, type Source } from '../source.ts'

/** An element such as `<Note>` in the body. */
export type Jsx = RootContentMap['mdxJsxFlowElement'] | RootContentMap['mdxJsxTextElement']

/** Whether a node is an element in angle brackets. */
export function isJsx(node: Nodes): node is Jsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Whether a name is an HTML element's, or that of a tag written by Word: `b`, `o:p`. */
export function isHtml(name: string): boolean {
  return /^[a-z][a-z0-9]*(:[a-z][a-z0-9]*)?$/.test(name)
}

/** The value of a property that is written as plain text: `title="…"`. */
export function textProperty(node: Nodes, name: string): string | undefined {
  if (!isJsx(node)) return undefined
  const found = propertyOf(node, name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function propertyOf({ attributes }: Jsx, name: string) {
  return attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
}

/** The place of a node, at most its first line. */
export function nodePlace(source: Source, node: Nodes | undefined): Place {
  const start = node?.position?.start.offset ?? 0
  return firstLine(placeIn(source, start, node?.position?.end.offset))
}

/** The opening tag of an element. */
export function tagPlace(source: Source, node: Jsx): Place {
  const start = node.position?.start.offset ?? 0
  const last = node.attributes.at(-1)?.position?.end.offset ?? start
  const close = source.text.indexOf('>', last)
  return placeIn(source, start, close === -1 ? start + 1 : close + 1)
}

/** The value of a property within its quotes; the whole property if it is not plain text. */
export function propertyPlace(source: Source, node: Jsx, name: string): Place {
  const { start: { offset: start } = {}, end: { offset: end } = {} } = propertyOf(node, name)?.position ?? {}
  if (start === undefined || end === undefined) return tagPlace(source, node)
  const quote = source.text.slice(start, end).search(/["']/)
  return quote === -1
    ? placeIn(source, start, end)
    : placeIn(source, start + quote + 1, Math.max(start + quote + 2, end - 1))
}

/** The text of a node without Markdown syntax: blocks within it end a word, a hard line break stays a line break. */
export function plainText(node: Nodes): string {
  return joinText(node)
    .replaceAll(/[^\S\n\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

/** Nodes whose children are blocks. */
const blocks = new Set(['root', 'list', 'listItem', 'blockquote', 'mdxJsxFlowElement'])

function joinText(node: Nodes): string {
  if (node.type === 'break') return '\n'
  if (node.type === 'text' || node.type === 'inlineCode') return node.value.replaceAll('\n', ' ')
  return 'children' in node ? node.children.map(joinText).join(blocks.has(node.type) ? ' ' : '') : ''
}

/** Number of words that a visitor reads, with headings, captions and titles of components. */
export function countWords(node: Nodes): number {
  if (node.type === 'text' || node.type === 'inlineCode') return countRuns(node.value)
  let count = 0
  for (const name of ['title', 'caption']) count += countRuns(textProperty(node, name) ?? '')
  if ('children' in node) for (const child of node.children) count += countWords(child)
  return count
}

/** Whether a list item is one paragraph, which can be read into a plain string. */
export function isFlat({ children }: ListItem): boolean {
  return children.length === 1 && children[0]?.type === 'paragraph'
}

/** List items are plain strings: nested lists and empty items cannot be read into them. */
export function checkFlatList(source: Source, list: List | undefined): Finding[] {
  return (list?.children ?? []).flatMap((item) => {
    // A heading in a list item is reported already.
    if ((isFlat(item) && plainText(item) !== '') || item.children[0]?.type === 'heading') return []
    return [finding('report/flat-list', nodePlace(source, item))]
  })
}

/** Number of runs without white space that hold a letter or a digit. */
function countRuns(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
