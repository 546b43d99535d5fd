import type { PhrasingContent, RootContent } from 'mdast'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Mark, Node } from 'prosemirror-model'
import { type Attributes, kindOf } from './schema.ts'

/** The text of a tidy block, in the style of the content. */
export function writeBlock(node: Node): string {
  if (node.type.name === 'locked') return String(node.attrs.source)
  return kindOf(node) === 'news' ? writeHtml(node).join('\n') : writeMarkdown(node)
}

/** Writes words as a tree: what carries a mark stands within it, the mark that reaches furthest outside. */
function nestWords<Written>(
  words: readonly Node[],
  write: (word: Node) => Written,
  wrap: (mark: Mark, inside: Written[]) => Written,
): Written[] {
  const [first] = words
  if (first === undefined) return []
  const reach = (mark: Mark) => {
    const stop = words.findIndex(({ marks }) => !mark.isInSet(marks))
    return stop === -1 ? words.length : stop
  }
  const [outer] = first.marks.toSorted((one, other) => reach(other) - reach(one))
  const length = outer === undefined ? 1 : reach(outer)
  const inside = words.slice(0, length).map((word) => word.mark(outer?.removeFromSet(word.marks) ?? []))
  const written = outer === undefined ? write(first) : wrap(outer, nestWords(inside, write, wrap))
  return [written, ...nestWords(words.slice(length), write, wrap)]
}

/** The HTML of a block, laid out as in the content: a block a line, points and rows on lines of their own. */
function writeHtml(node: Node): string[] {
  const { type, attrs, children } = node
  const { tag, attributes } = attrs
  if (type.name === 'figure') return [writeFigure(attributes)]
  if (node.isLeaf) return [`<${tag}${writeAttributes(attributes)} />`]
  if (node.isTextblock) return [wrap(tag, attributes, htmlWords(node))]
  const lines = children.flatMap((child) =>
    child.type.name === 'list_item' ? writePoint(child, attrs.isLoose) : writeHtml(child),
  )
  const isLine = type.name === 'table_row' || (type.name === 'quotation' && lines.length === 1)
  return isLine ? [wrap(tag, attributes, lines.join(''))] : around(tag, attributes, lines)
}

function writeFigure({ caption, ...picture }: Attributes): string {
  const words = caption ? wrap('figcaption', {}, escapeText(caption)) : ''
  return wrap('figure', {}, `<img${writeAttributes(picture)} />${words}`)
}

function writePoint({ attrs, children: [first, ...others] }: Node, isLoose: boolean): string[] {
  if (first === undefined) return []
  const words = isLoose ? writeHtml(first).join('') : htmlWords(first)
  if (others.length === 0) return [wrap('li', attrs.attributes, words)]
  const lines = others.flatMap(writeHtml).map((line) => `  ${line}`)
  return [`<li${writeAttributes(attrs.attributes)}>${words}`, ...lines, '</li>']
}

function around(tag: string, attributes: Attributes, lines: readonly string[]): string[] {
  return [`<${tag}${writeAttributes(attributes)}>`, ...lines.map((line) => `  ${line}`), `</${tag}>`]
}

function wrap(tag: string, attributes: Attributes, inner: string): string {
  return `<${tag}${writeAttributes(attributes)}>${inner}</${tag}>`
}

function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function htmlWords({ children }: Node): string {
  const write = ({ text, attrs }: Node) =>
    text === undefined ? `<br${writeAttributes(attrs.attributes)} />` : escapeText(text)
  return nestWords(children, write, ({ attrs: { tag, attributes } }, inside) =>
    wrap(tag, attributes, inside.join('')),
  ).join('')
}

/** The Markdown of a block: `-` before points, a paragraph on one line, signs escaped where Markdown would read them. */
function writeMarkdown(node: Node): string {
  const { tag, attributes } = node.attrs
  if (!/^[A-Z]/.test(tag))
    // MDX reads a paragraph that begins so as code.
    return write(asBlock(node)).replace(
      /^(import|export)(?=\s)/,
      (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
    )
  const component = write({
    type: 'mdxJsxFlowElement',
    name: tag,
    attributes: asProperties(attributes),
    children: [],
  })
  if (node.isLeaf) return component
  // The space that the house leaves around what stands within a card is not the library's.
  return [component.replace(/\s*\/>$/, '>'), ...node.children.map(writeMarkdown), `</${tag}>`].join('\n\n')
}

function write(node: RootContent): string {
  // Each property of a component has a line of its own where one line would be longer.
  const extensions = [mdxToMarkdown({ printWidth: 120 })]
  return toMarkdown(node, { bullet: '-', emphasis: '*', listItemIndent: 'one', extensions }).trimEnd()
}

/** The library escapes quotes alone. */
function asProperties(attributes: Attributes) {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value: value.replaceAll(/&(?=#?\w+;)/g, '&amp;'),
  }))
}

const markdownTypes: Readonly<Record<string, string>> = {
  ...{ p: 'paragraph', h2: 'heading', h3: 'heading', blockquote: 'blockquote' },
  ...{ ul: 'list', ol: 'list', li: 'listItem' },
  ...{ a: 'link', strong: 'strong', em: 'emphasis', span: 'mdxJsxTextElement' },
}

/** A block as Markdown's tree has it; each type reads what it needs. */
function asBlock(node: Node, isInLoose = false): RootContent {
  const { tag, isLoose = isInLoose, start } = node.attrs
  const ordered = tag === 'ol'
  const values = { depth: Number(tag[1]), ordered, start: ordered ? start : null, spread: isLoose }
  const children = node.isTextblock
    ? asWords(node.children)
    : node.children.map((child) => asBlock(child, isLoose))
  return { type: markdownTypes[tag], ...values, children } as RootContent
}

function asWords(words: readonly Node[]): PhrasingContent[] {
  const write = ({ text }: Node): PhrasingContent =>
    text === undefined ? { type: 'break' } : { type: 'text', value: text }
  return nestWords(words, write, ({ attrs: { tag, attributes } }, children) => {
    const values = { name: tag, url: attributes.href, title: attributes.title }
    return {
      type: markdownTypes[tag],
      ...values,
      attributes: asProperties(attributes),
      children,
    } as PhrasingContent
  })
}
