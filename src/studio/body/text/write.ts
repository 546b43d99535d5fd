import type { BlockContent, ListItem, PhrasingContent, RootContent } from 'mdast'
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
  const { children } = node
  const { level, isLoose, isHeader, file, alt, caption, attributes } = node.attrs
  switch (node.type.name) {
    case 'heading':
      return [wrap(`h${level}`, attributes, htmlWords(node))]
    case 'caption':
      return [wrap('caption', attributes, htmlWords(node))]
    case 'table_cell':
      return [wrap(isHeader ? 'th' : 'td', attributes, htmlWords(node))]
    case 'table_row':
      return [wrap('tr', attributes, children.flatMap(writeHtml).join(''))]
    case 'bullet_list':
    case 'ordered_list': {
      const points = children.flatMap((item) => writePoint(item, isLoose))
      return around(node.type.name === 'bullet_list' ? 'ul' : 'ol', attributes, points)
    }
    case 'quotation': {
      const lines = children.flatMap(writeHtml)
      return lines.length === 1
        ? [wrap('blockquote', attributes, lines.join(''))]
        : around('blockquote', attributes, lines)
    }
    case 'figure': {
      const picture = `<img${writeAttributes([['src', file], ['alt', alt], ...attributes])} />`
      return [wrap('figure', [], picture + (caption && wrap('figcaption', [], escapeText(caption))))]
    }
    case 'table': {
      const group = (tag: string, isIn: boolean) => {
        const rows = children.filter(({ attrs }) => attrs.isHead === isIn).flatMap(writeHtml)
        return rows.length === 0 ? [] : around(tag, [], rows)
      }
      const captions = children.filter(({ type }) => type.name === 'caption').flatMap(writeHtml)
      return around('table', attributes, [...captions, ...group('thead', true), ...group('tbody', false)])
    }
    case 'rule':
      return [`<hr${writeAttributes(attributes)} />`]
    default:
      return [wrap('p', attributes, htmlWords(node))]
  }
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
  return attributes
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

/** Text as it stands in HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function htmlWords({ children }: Node): string {
  const write = ({ text }: Node) => (text === undefined ? '<br />' : escapeText(text))
  return nestWords(children, write, ({ type, attrs }, inside) => {
    const isLink = type.name === 'link'
    const own: Attributes = isLink ? [['href', attrs.href], ...attrs.attributes] : attrs.attributes
    return wrap(isLink ? 'a' : (attrs.tag ?? type.name), own, inside.join(''))
  }).join('')
}

/** The Markdown of a block: `-` before points, a paragraph on one line, signs escaped where Markdown would read them. */
function writeMarkdown(node: Node): string {
  const { file, alt, caption, href, title } = node.attrs
  // The space that the house leaves around what stands within a card is not the library's.
  const around = (tag: string, name: string) =>
    [tag.replace(/\s*\/>$/, '>'), ...node.children.map(writeMarkdown), `</${name}>`].join('\n\n')
  switch (node.type.name) {
    case 'note':
      return around(writeTag('Note', { title: title || undefined }), 'Note')
    case 'columns':
      return around(writeTag('TwoColumns', {}), 'TwoColumns')
    case 'figure':
      return writeTag('Figure', { file, alt, caption: caption || undefined })
    case 'video':
      return writeTag('VideoCard', { href, title })
    default:
      // MDX reads a paragraph that begins so as code.
      return write(asBlock(node)).replace(
        /^(import|export)(?=\s)/,
        (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`,
      )
  }
}

function write(node: RootContent): string {
  // Each property of a component has a line of its own where one line would be longer.
  const extensions = [mdxToMarkdown({ printWidth: 120 })]
  return toMarkdown(node, { bullet: '-', emphasis: '*', listItemIndent: 'one', extensions }).trimEnd()
}

function writeTag(name: string, properties: Record<string, string | undefined>): string {
  const attributes = Object.entries(properties).flatMap(([own, value]) =>
    value === undefined ? [] : [attribute(own, value.replaceAll(/[\r\n]+/g, ' '))],
  )
  return write({ type: 'mdxJsxFlowElement', name, attributes, children: [] })
}

/** The library escapes quotes alone. */
function attribute(name: string, value: string) {
  return { type: 'mdxJsxAttribute' as const, name, value: value.replaceAll(/&(?=#?\w+;)/g, '&amp;') }
}

function asBlock({ type, attrs, children }: Node): BlockContent {
  const spread = Boolean(attrs.isLoose)
  switch (type.name) {
    case 'section':
      return { type: 'heading', depth: 2, children: [{ type: 'text', value: attrs.title }] }
    case 'heading':
      return { type: 'heading', depth: 3, children: asWords(children) }
    case 'quotation':
      return { type: 'blockquote', children: children.map(asBlock) }
    case 'bullet_list':
    case 'ordered_list': {
      const items = children.map(
        (item): ListItem => ({ type: 'listItem', spread, children: item.children.map(asBlock) }),
      )
      const ordered = type.name === 'ordered_list'
      return { type: 'list', ordered, ...(ordered && { start: attrs.start }), spread, children: items }
    }
    default:
      return { type: 'paragraph', children: asWords(children) }
  }
}

function asWords(words: readonly Node[]): PhrasingContent[] {
  const write = ({ text }: Node): PhrasingContent =>
    text === undefined ? { type: 'break' } : { type: 'text', value: text }
  return nestWords(words, write, ({ type, attrs }, children) => {
    const attributes: Attributes = attrs.attributes ?? []
    if (type.name === 'link') {
      const title = attributes.find(([name]) => name === 'title')?.[1]
      return { type: 'link', url: attrs.href, title: title ?? null, children: children as never }
    }
    if (type.name !== 'span') return { type: type.name === 'strong' ? 'strong' : 'emphasis', children }
    const properties = attributes.map(([name, value]) => attribute(name, value))
    return { type: 'mdxJsxTextElement', name: 'span', attributes: properties, children }
  })
}
