import type { PhrasingContent, RootContent } from 'mdast'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Mark, Node } from 'prosemirror-model'
import { type Attributes, isHtml } from './schema.ts'

/** The text of a tidy block, in the style of the content. */
export function writeBlock(node: Node): string {
  if (node.type.name === 'locked') return node.attrs.attributes.source
  return isHtml(node) ? writeHtml(node) : writeMarkdown(node)
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
function writeHtml(node: Node, isLoose = false): string {
  const { tag, attributes } = node.attrs
  if (node.type.name === 'figure') return writeFigure(attributes)
  if (node.isLeaf) return writeElement(tag, attributes)
  if (node.isTextblock) return writeElement(tag, attributes, htmlWords(node))
  const inner = node.children.map((child) => writeHtml(child, node.attrs.isLoose))
  // The points of a list that is not loose begin with words.
  if (tag === 'li' && !isLoose) inner[0] = htmlWords(node.child(0))
  const isShort = inner.length === 1 && inner.every((line) => !line.includes('\n'))
  if (tag === 'tr' || (tag === 'blockquote' && isShort)) return writeElement(tag, attributes, inner.join(''))
  const opening = tag === 'li' ? inner.shift() : ''
  const lines = inner.map((line) => `\n${line}`.replaceAll('\n', '\n  '))
  return writeElement(tag, attributes, [opening, ...lines, lines.length > 0 ? '\n' : ''].join(''))
}

function writeFigure({ caption, ...picture }: Attributes): string {
  const words = caption ? writeElement('figcaption', {}, escapeText(caption)) : ''
  return writeElement('figure', {}, writeElement('img', picture) + words)
}

function writeElement(tag: string, attributes: Attributes, inner?: string): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
  )
  const opening = `<${tag}${written.join('')}`
  return inner === undefined ? `${opening} />` : `${opening}>${inner}</${tag}>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function htmlWords({ children }: Node): string {
  const write = ({ text, attrs }: Node) =>
    text === undefined ? writeElement('br', attrs.attributes) : escapeText(text)
  return nestWords(children, write, ({ attrs: { tag, attributes } }, inside) =>
    writeElement(tag, attributes, inside.join('')),
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
