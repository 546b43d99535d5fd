import type { List, ListItem, Node as MdNode, PhrasingContent, Root, RootContent } from 'mdast'
import type { Mark, Node, Schema } from 'prosemirror-model'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Found } from './blocks.ts'
import type { Attributes } from './schema.ts'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** The blocks of Markdown with the house's components. Where its syntax is broken, passages are read one by one. */
export function readMarkdown(text: string, schema: Schema): Found[] {
  const root = parse(text)
  if (root !== undefined) return readRoot(root, 0, schema)
  return [...text.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)].flatMap(({ 0: passage, index }) => {
    const part = parse(passage)
    const end = index + passage.trimEnd().length
    return part === undefined ? [{ start: index, end, node: undefined }] : readRoot(part, index, schema)
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
    const node = isSameList(child, root.children[index - 1]) ? undefined : readKnown(child, schema)
    const { start, end } = child.position ?? {}
    return { start: offset + (start?.offset ?? 0), end: offset + (end?.offset ?? 0), node }
  })
}

function isSameList(node: RootContent, before: RootContent | undefined): boolean {
  return node.type === 'list' && before?.type === 'list' && node.ordered === before.ordered
}

/** Stops the reading of a block that holds something unknown. */
class Unknown extends Error {}

function readKnown(node: RootContent, schema: Schema): Node | undefined {
  try {
    const read = readBlock(node, schema, true)
    read.check()
    return read
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return undefined
    throw error
  }
}

function readBlock(node: RootContent, schema: Schema, isTop: boolean): Node {
  const make = (name: string, attrs: Record<string, unknown>, content?: readonly Node[]) => {
    if (schema.nodes[name] === undefined) throw new Unknown()
    return schema.node(name, attrs, content)
  }
  const within = (children: readonly MdNode[]) =>
    children.map((child) => readBlock(child as RootContent, schema, false))
  if (node.type === 'paragraph') return make('paragraph', {}, readWords(node.children, schema))
  if (node.type === 'list') return readList(node, schema)
  if (!isTop) throw new Unknown()
  if (node.type === 'heading' && node.depth === 2)
    return make('section', { title: plainWords(node.children) })
  if (node.type === 'heading' && node.depth === 3)
    return make('heading', { level: 3 }, readWords(node.children, schema))
  if (node.type === 'blockquote') return make('quotation', {}, within(node.children))
  if (node.type !== 'mdxJsxFlowElement') throw new Unknown()
  const values = readProperties(node)
  const only = (...names: string[]) => {
    if (Object.keys(values).some((name) => !names.includes(name))) throw new Unknown()
    return values
  }
  if (node.name === 'Note') return make('note', only('title'), within(node.children))
  if (node.name === 'TwoColumns') return make('columns', only(), within(node.children))
  if (node.children.length > 0) throw new Unknown()
  if (node.name === 'Figure') return make('figure', only('file', 'alt', 'caption'))
  if (node.name === 'VideoCard') return make('video', only('href', 'title'))
  throw new Unknown()
}

function readList(list: List, schema: Schema): Node {
  const isLoose = list.spread === true || list.children.some((item) => item.spread)
  const items = list.children.map((item) => readItem(item, schema))
  return list.ordered
    ? schema.node('ordered_list', { isLoose, start: list.start ?? 1 }, items)
    : schema.node('bullet_list', { isLoose }, items)
}

function readItem({ children }: ListItem, schema: Schema): Node {
  const content = children.map((child) => readBlock(child, schema, false))
  return schema.node('list_item', null, content.length === 0 ? [schema.node('paragraph')] : content)
}

type Jsx = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function readProperties({ attributes }: Jsx): Record<string, string> {
  const values: Record<string, string> = {}
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') throw new Unknown()
    if (Object.hasOwn(values, attribute.name)) throw new Unknown()
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
    throw new Unknown()
  })
}

/** The words of a section's heading, which is not edited as text: any sign in it makes it unknown. */
function plainWords(children: readonly PhrasingContent[]): string {
  return children
    .map((child) => {
      if (child.type !== 'text') throw new Unknown()
      return child.value
    })
    .join('')
}
