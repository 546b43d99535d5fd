import type { List, PhrasingContent, Root, RootContent } from 'mdast'
import type { Mark, Node, Schema } from 'prosemirror-model'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { type Attributes, type Found, unknown } from './schema.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** The blocks of Markdown with the house's components. Where its syntax is broken, passages are read one by one. */
export function readMarkdown(text: string, schema: Schema): Found[] {
  const root = parse(text)
  if (root !== undefined) return readRoot(root, 0, schema)
  return [...text.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)].flatMap(({ 0: passage, index }) => {
    const part = parse(passage)
    const end = index + passage.trimEnd().length
    return part === undefined ? [{ start: index, end, read: unknown }] : readRoot(part, index, schema)
  })
}

function parse(text: string): Root | undefined {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

function readRoot(root: Root, offset: number, schema: Schema): Found[] {
  return root.children.map((child, index) => {
    // Two lists in a row differ in their signs alone: written in the house's way they would be one.
    const isSame = isSameList(child, root.children[index - 1])
    const { start, end } = child.position ?? {}
    return {
      start: offset + (start?.offset ?? 0),
      end: offset + (end?.offset ?? 0),
      read: isSame ? unknown : () => readBlock(child, schema),
    }
  })
}

function isSameList(node: RootContent, before: RootContent | undefined): boolean {
  return node.type === 'list' && before?.type === 'list' && node.ordered === before.ordered
}

/** Reads a block; whether it may stand where it stands, the schema knows. */
function readBlock(node: RootContent, schema: Schema): Node {
  const within = (children: readonly RootContent[]) => children.map((child) => readBlock(child, schema))
  if (node.type === 'paragraph') return schema.node('paragraph', {}, readWords(node.children, schema))
  if (node.type === 'list') return readList(node, schema)
  if (node.type === 'heading' && node.depth === 2)
    // Not edited as text: any sign in it makes it unknown.
    return schema.node('section', {
      title: node.children.map((child) => (child.type === 'text' ? child.value : unknown())).join(''),
    })
  if (node.type === 'heading' && node.depth === 3)
    return schema.node('heading', { level: 3 }, readWords(node.children, schema))
  if (node.type === 'blockquote') return schema.node('quotation', {}, within(node.children))
  if (node.type !== 'mdxJsxFlowElement') return unknown()
  const values = readProperties(node)
  const known = (node.name !== null && Object.hasOwn(cards, node.name) && cards[node.name]) || unknown()
  if (Object.keys(values).some((name) => !known.properties.includes(name))) return unknown()
  return schema.node(known.type, values, within(node.children))
}

/** The components of a body, each with the properties that its card has. */
const cards: Readonly<Record<string, { type: string; properties: readonly string[] }>> = {
  Note: { type: 'note', properties: ['title'] },
  TwoColumns: { type: 'columns', properties: [] },
  Figure: { type: 'figure', properties: ['file', 'alt', 'caption'] },
  VideoCard: { type: 'video', properties: ['href', 'title'] },
}

function readList({ ordered, start, spread, children }: List, schema: Schema): Node {
  const isLoose = spread === true || children.some((item) => item.spread)
  const items = children.map((item) => {
    const content = item.children.map((child) => readBlock(child, schema))
    return schema.node('list_item', null, content.length === 0 ? [schema.node('paragraph')] : content)
  })
  return schema.node(ordered ? 'ordered_list' : 'bullet_list', { isLoose, start: start ?? 1 }, items)
}

type Jsx = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function readProperties({ attributes }: Jsx): Record<string, string> {
  const values: Record<string, string> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return unknown()
    if (Object.hasOwn(values, attribute.name)) return unknown()
    values[attribute.name] = attribute.value
  }
  return values
}

function readWords(
  children: readonly PhrasingContent[],
  schema: Schema,
  marks: readonly Mark[] = [],
): Node[] {
  return children.flatMap((child) => {
    const inside = (name: string, attrs: Record<string, unknown>, content: readonly PhrasingContent[]) =>
      readWords(content, schema, schema.mark(name, attrs).addToSet(marks))
    if (child.type === 'text') return child.value === '' ? [] : [schema.text(child.value, marks)]
    if (child.type === 'break') return [schema.node('hard_break', null, undefined, marks)]
    if (child.type === 'strong') return inside('strong', {}, child.children)
    if (child.type === 'emphasis') return inside('em', {}, child.children)
    if (child.type === 'link') {
      const attributes: Attributes = child.title ? [['title', child.title]] : []
      return inside('link', { href: child.url, attributes }, child.children)
    }
    if (child.type === 'mdxJsxTextElement' && child.name === 'span')
      return inside('span', { attributes: Object.entries(readProperties(child)) }, child.children)
    return unknown()
  })
}
