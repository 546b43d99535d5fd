import type { Node } from 'prosemirror-model'
import { type Nested, nestWords } from './nest.ts'
import type { Attributes } from './schema.ts'

/** The HTML of one block, laid out as in the content: a block a line, points and rows on lines of their own. */
export function writeHtmlBlock(node: Node): string {
  return writeLines(node).join('\n')
}

function writeLines(node: Node): string[] {
  const { attrs } = node
  switch (node.type.name) {
    case 'heading':
      return [wrap(`h${attrs.level}`, attrs.attributes, writeWords(node))]
    case 'bullet_list':
      return around(
        'ul',
        attrs.attributes,
        childrenOf(node).flatMap((item) => writePoint(item, attrs.isLoose)),
      )
    case 'ordered_list': {
      const items = childrenOf(node).flatMap((item) => writePoint(item, attrs.isLoose))
      return around('ol', attrs.attributes, items)
    }
    case 'quotation': {
      const lines = childrenOf(node).map(writeLines)
      return lines.length === 1 && lines[0]?.length === 1
        ? [wrap('blockquote', attrs.attributes, lines[0][0] ?? '')]
        : around('blockquote', attrs.attributes, lines.flat())
    }
    case 'figure':
      return [writeFigure(node)]
    case 'table':
      return writeTable(node)
    case 'rule':
      return [`<hr${writeAttributes(attrs.attributes)} />`]
    default:
      return [wrap('p', attrs.attributes, writeWords(node))]
  }
}

function writePoint(item: Node, isLoose: boolean): string[] {
  const [first, ...others] = childrenOf(item)
  const { attributes } = item.attrs
  if (first === undefined) return []
  const words = isLoose ? (writeLines(first)[0] ?? '') : writeWords(first)
  if (others.length === 0) return [wrap('li', attributes, words)]
  const lines = others.flatMap(writeLines).map((line) => `  ${line}`)
  return [`<li${writeAttributes(attributes)}>${words}`, ...lines, '</li>']
}

function writeFigure({ attrs }: Node): string {
  const caption = attrs.caption === '' ? '' : wrap('figcaption', [], escapeText(attrs.caption))
  const picture: Attributes = [['src', attrs.file], ['alt', attrs.alt], ...attrs.attributes]
  return wrap('figure', [], `<img${writeAttributes(picture)} />${caption}`)
}

function writeTable(table: Node): string[] {
  const children = childrenOf(table)
  const rows = children.filter(({ type }) => type.name === 'table_row')
  const captions = children.filter(({ type }) => type.name === 'caption')
  const group = (tag: string, isHead: boolean) => {
    const written = rows.filter(({ attrs }) => attrs.isHead === isHead).map(writeRow)
    return written.length === 0 ? [] : around(tag, [], written)
  }
  return around('table', table.attrs.attributes, [
    ...captions.map((caption) => wrap('caption', caption.attrs.attributes, writeWords(caption))),
    ...group('thead', true),
    ...group('tbody', false),
  ])
}

function writeRow(row: Node): string {
  const cells = childrenOf(row).map((cell) =>
    wrap(cell.attrs.isHeader ? 'th' : 'td', cell.attrs.attributes, writeWords(cell)),
  )
  return wrap('tr', row.attrs.attributes, cells.join(''))
}

function childrenOf(node: Node): Node[] {
  return [...node.content.content]
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

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function writeWords(block: Node): string {
  return writeNested(nestWords(block))
}

function writeNested(nested: readonly Nested[]): string {
  return nested
    .map((one) => {
      if ('node' in one) return one.node.isText ? escapeText(one.node.text ?? '') : '<br />'
      const { type, attrs } = one.mark
      const isLink = type.name === 'link'
      const own: Attributes = isLink ? [['href', attrs.href], ...attrs.attributes] : attrs.attributes
      return wrap(isLink ? 'a' : (attrs.tag ?? type.name), own, writeNested(one.children))
    })
    .join('')
}
