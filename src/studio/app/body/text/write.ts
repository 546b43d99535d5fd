import type { RootContent } from 'mdast'
import { mdxToMarkdown } from 'mdast-util-mdx'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Attrs, Mark, Node } from 'prosemirror-model'
import { type Attributes, isHtml } from './schema.ts'

/** The text of a tidy block, in the style of the content. */
export function writeBlock(node: Node): string {
  if (node.type.name === 'locked') return node.attrs.attributes.source
  return isHtml(node) ? writeHtml(node) : writeMarkdown(node)
}

/** Writes words as a tree: each mark contains its words, and the mark that covers the most words is the outermost. */
function nestWords<Written>(
  inline: readonly Node[],
  writeWord: (word: Node) => Written,
  wrap: (mark: Mark, inside: Written[]) => Written,
): Written[] {
  const [first] = inline
  if (first === undefined) return []
  const reach = (mark: Mark) => {
    const stop = inline.findIndex(({ marks }) => !mark.isInSet(marks))
    return stop === -1 ? inline.length : stop
  }
  const [outer] = first.marks.toSorted((one, other) => reach(other) - reach(one))
  const length = outer === undefined ? 1 : reach(outer)
  const inside = inline.slice(0, length).map((word) => word.mark(outer?.removeFromSet(word.marks) ?? []))
  const written = outer === undefined ? writeWord(first) : wrap(outer, nestWords(inside, writeWord, wrap))
  return [written, ...nestWords(inline.slice(length), writeWord, wrap)]
}

/** The HTML of a block, laid out as in the content. A block takes one line; list items and rows have their own lines. */
function writeHtml(node: Node, isLoose = false): string {
  const { tag, attributes } = node.attrs
  if (node.type.name === 'figure') return writeFigure(attributes)
  if (node.isLeaf) return writeElement(tag, attributes)
  if (node.isTextblock) return writeElement(tag, attributes, htmlWords(node))
  const inner = node.children.map((child) => writeHtml(child, node.attrs.isLoose))
  // An item of a list that is not loose begins with words, not with a paragraph.
  if (tag === 'li' && !isLoose) inner[0] = htmlWords(node.child(0))
  const isShort = inner.length === 1 && inner.every((line) => !line.includes('\n'))
  if (tag === 'tr' || (tag === 'blockquote' && isShort)) return writeElement(tag, attributes, inner.join(''))
  const opening = tag === 'li' ? inner.shift() : ''
  const lines = inner.map((line) => `\n${line}`.replaceAll('\n', '\n  '))
  return writeElement(tag, attributes, [opening, ...lines, lines.length > 0 ? '\n' : ''].join(''))
}

function writeFigure({ caption, ...picture }: Attributes): string {
  const figcaption = caption ? writeElement('figcaption', {}, escapeText(caption)) : ''
  return writeElement('figure', {}, writeElement('img', picture) + figcaption)
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
  const writeWord = ({ text, attrs }: Node) =>
    text === undefined ? writeElement('br', attrs.attributes) : escapeText(text)
  return nestWords(children, writeWord, ({ attrs: { tag, attributes } }, inside) =>
    writeElement(tag, attributes, inside.join('')),
  ).join('')
}

/** The Markdown of a block: `-` before items, a paragraph on one line, characters escaped where Markdown would read them. */
function writeMarkdown(node: Node): string {
  const { tag } = node.attrs
  if (!/^[A-Z]/.test(tag))
    // MDX reads a paragraph that begins with one of these words as code.
    return writeTree(asBlock(node)).replace(
      /^(import|export)(?=\s)/,
      (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
    )
  const component = writeTree(asElement(node.attrs, []))
  if (node.isLeaf) return component
  // The library writes no blank lines between the tags of a card and its content, but the content files have them.
  return [component.replace(/\s*\/>$/, '>'), ...node.children.map(writeMarkdown), `</${tag}>`].join('\n\n')
}

function writeTree(node: RootContent): string {
  // Each property of a component gets a line of its own if one line would be longer.
  const extensions = [mdxToMarkdown({ printWidth: 120 })]
  return toMarkdown(node, { bullet: '-', emphasis: '*', listItemIndent: 'one', extensions }).trimEnd()
}

/** The types of elements in Markdown's tree, by tag; components have no type of their own. */
export const markdownTypes: Readonly<Record<string, string>> = {
  p: 'paragraph',
  h2: 'heading',
  h3: 'heading',
  blockquote: 'blockquote',
  ul: 'list',
  ol: 'list',
  li: 'listItem',
  a: 'link',
  strong: 'strong',
  em: 'emphasis',
  br: 'break',
  span: 'mdxJsxTextElement',
}

/** An element as a node of Markdown's tree, with the properties of all types: each type reads its own. */
function asElement({ tag, attributes, isLoose, start }: Attrs, children: readonly RootContent[]) {
  const properties = Object.entries<string>(attributes).map(([name, value]) => {
    // The library escapes only quotes, but an ampersand may begin an entity.
    return { type: 'mdxJsxAttribute', name, value: value.replaceAll(/&(?=#?\w+;)/g, '&amp;') }
  })
  const ordered = tag === 'ol'
  return {
    type: markdownTypes[tag] ?? 'mdxJsxFlowElement',
    name: tag,
    attributes: properties,
    children,
    depth: Number(tag[1]),
    ordered,
    start: ordered ? start : null,
    spread: isLoose,
    url: attributes.href,
    title: attributes.title,
  } as RootContent
}

/** A block and its content. The items of a loose list are loose as well. */
function asBlock({ attrs, isTextblock, children }: Node, isLoose = false): RootContent {
  const own = { isLoose, ...attrs }
  const inner = isTextblock ? asWords(children) : children.map((child) => asBlock(child, own.isLoose))
  return asElement(own, inner)
}

function asWords(inline: readonly Node[]): RootContent[] {
  const asWord = ({ text, attrs }: Node): RootContent =>
    text === undefined ? asElement(attrs, []) : { type: 'text', value: text }
  return nestWords(inline, asWord, ({ attrs }, inside) => asElement(attrs, inside))
}
