import { parseDocument } from 'htmlparser2'
import type { Mark, Node } from 'prosemirror-model'
import type { Found } from './blocks.ts'
import { type Attributes, schemas } from './schema.ts'

type Document = ReturnType<typeof parseDocument>
/** A node of the parser's tree. */
export type HtmlNode = Document['children'][number]
/** An element of the parser's tree. */
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

const schema = schemas.news

/** The blocks of a news body's HTML. An element whose tags are not all written out is unknown. */
export function readHtml(text: string): Found[] {
  const { children } = parseHtml(text)
  return children.flatMap((child) => {
    const start = child.startIndex ?? 0
    const end = (child.endIndex ?? 0) + 1
    const source = text.slice(start, end)
    if (child.type === 'text' && source.trim() === '') return []
    if (child.type !== 'text')
      return [{ start, end, node: isWhole(child, source) ? readKnown(child) : undefined }]
    const from = start + source.search(/\S/)
    return [{ start: from, end: from + source.trim().length, node: undefined }]
  })
}

/** Parses HTML as far as its tags go; places are those of the text. */
export function parseHtml(text: string): Document {
  return parseDocument(text, { withStartIndices: true, withEndIndices: true })
}

/** Whether a node is an element. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return node.type === 'tag'
}

const voids = new Set(['br', 'hr', 'img'])

/** Whether the source of an element has exactly the tags that the parser made of it. */
function isWhole(node: HtmlNode, source: string): boolean {
  return source.startsWith('<') && source.endsWith('>') && source.split('<').length - 1 === countTags(node)
}

function countTags(node: HtmlNode): number {
  if (!isElement(node)) return 0
  return node.children.reduce((sum, child) => sum + countTags(child), voids.has(node.name) ? 1 : 2)
}

/** Stops the reading of a block that holds something unknown. */
class Unknown extends Error {}

function readKnown(node: HtmlNode): Node | undefined {
  try {
    const read = readBlock(asElement(node), true)
    read.check()
    return read
  } catch (error) {
    if (error instanceof Unknown || error instanceof RangeError) return undefined
    throw error
  }
}

function asElement(node: HtmlNode, ...names: string[]): HtmlElement {
  if (!isElement(node) || (names.length > 0 && !names.includes(node.name))) throw new Unknown()
  return node
}

/** The attributes of an element that its tag may have. */
function attributesOf({ attribs }: HtmlElement, ...own: string[]): Attributes {
  const attributes = Object.entries(attribs)
  const allowed = ['lang', 'id', 'title', ...own]
  if (attributes.some(([name]) => !allowed.includes(name))) throw new Unknown()
  return attributes
}

/** What an element holds besides the white space of its layout. */
function elementsIn({ children }: HtmlElement): HtmlElement[] {
  return children
    .filter((child) => child.type !== 'text' || child.data.trim() !== '')
    .map((child) => asElement(child))
}

function readBlock(element: HtmlElement, isTop: boolean): Node {
  const { name } = element
  const attributes = name === 'figure' ? [] : attributesOf(element)
  if (name === 'p') return schema.node('paragraph', { attributes }, readWords(element.children))
  if (name === 'ul' || name === 'ol') {
    const points = elementsIn(element).map(readPoint)
    const isLoose = points.some((point) => point.isLoose)
    if (points.some((point) => point.isLoose !== isLoose)) throw new Unknown()
    const type = name === 'ul' ? 'bullet_list' : 'ordered_list'
    return schema.node(
      type,
      { isLoose, attributes },
      points.map(({ node }) => node),
    )
  }
  if (!isTop) throw new Unknown()
  if (/^h[2-4]$/.test(name))
    return schema.node('heading', { level: Number(name.slice(1)), attributes }, readWords(element.children))
  if (name === 'blockquote') {
    const within = elementsIn(element).map((child) => readBlock(child, false))
    return schema.node('quotation', { attributes }, within)
  }
  if (name === 'figure') return readFigure(element)
  if (name === 'table') return readTable(element, attributes)
  if (name === 'hr') return schema.node('rule', { attributes })
  throw new Unknown()
}

/** A point holds words and then lists, or paragraphs and lists. */
function readPoint(element: HtmlElement): { node: Node; isLoose: boolean } {
  const point = asElement(element, 'li')
  const attributes = attributesOf(point)
  const first = point.children.findIndex(
    (child) => isElement(child) && ['p', 'ul', 'ol'].includes(child.name),
  )
  const words = first === -1 ? point.children : point.children.slice(0, first)
  const rest = first === -1 ? [] : point.children.slice(first)
  const blocks = rest
    .filter((child) => child.type !== 'text' || child.data.trim() !== '')
    .map((child) => readBlock(asElement(child, 'p', 'ul', 'ol'), false))
  const isLoose = blocks[0]?.type.name === 'paragraph'
  const isBlank = words.every((child) => child.type === 'text' && child.data.trim() === '')
  if (isLoose && !isBlank) throw new Unknown()
  const opening = isLoose ? [] : [schema.node('paragraph', null, readWords(words))]
  return { node: schema.node('list_item', { attributes }, [...opening, ...blocks]), isLoose }
}

function readFigure(element: HtmlElement): Node {
  if (Object.keys(element.attribs).length > 0) throw new Unknown()
  const [picture, caption, ...others] = elementsIn(element)
  if (picture === undefined || others.length > 0) throw new Unknown()
  const { src, alt } = asElement(picture, 'img').attribs
  const attributes = attributesOf(picture, 'src', 'alt', 'width', 'height').filter(
    ([name]) => name !== 'src' && name !== 'alt',
  )
  let words = ''
  if (caption !== undefined) {
    const [text, ...more] = asElement(caption, 'figcaption').children
    if (more.length > 0 || Object.keys(caption.attribs).length > 0) throw new Unknown()
    if (text !== undefined && text.type !== 'text') throw new Unknown()
    words = (text?.data ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ').trim()
  }
  return schema.node('figure', { file: src ?? '', alt: alt ?? '', caption: words, attributes })
}

function readTable(element: HtmlElement, attributes: Attributes): Node {
  const content = elementsIn(element).flatMap((child) => {
    if (child.name === 'caption')
      return [schema.node('caption', { attributes: attributesOf(child) }, readWords(child.children))]
    if (child.name === 'tr') return [readRow(child, false)]
    if (Object.keys(asElement(child, 'thead', 'tbody').attribs).length > 0) throw new Unknown()
    return elementsIn(child).map((row) => readRow(asElement(row, 'tr'), child.name === 'thead'))
  })
  return schema.node('table', { attributes }, content)
}

function readRow(element: HtmlElement, isHead: boolean): Node {
  const cells = elementsIn(element).map((child) => {
    const cell = asElement(child, 'th', 'td')
    const isHeader = cell.name === 'th'
    const own = attributesOf(cell, 'colspan', 'rowspan', ...(isHeader ? ['scope'] : []))
    return schema.node('table_cell', { isHeader, attributes: own }, readWords(cell.children))
  })
  return schema.node('table_row', { isHead, attributes: attributesOf(element) }, cells)
}

const inline: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  sup: 'sup',
  sub: 'sub',
  abbr: 'abbr',
  span: 'span',
  a: 'link',
}

function readWords(children: readonly HtmlNode[], marks: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return child.data === '' ? [] : [schema.text(child.data, marks)]
    const element = asElement(child)
    if (element.name === 'br' && Object.keys(element.attribs).length === 0)
      return [schema.node('hard_break', null, undefined, marks)]
    const mark = Object.hasOwn(inline, element.name) ? inline[element.name] : undefined
    if (mark === undefined) throw new Unknown()
    return readWords(element.children, makeMark(mark, element).addToSet(marks))
  })
}

function makeMark(name: string, element: HtmlElement): Mark {
  if (name === 'span') return schema.mark('span', { attributes: attributesOf(element) })
  if (name !== 'link') return schema.mark(name, { tag: element.name, attributes: attributesOf(element) })
  const { href } = element.attribs
  if (href === undefined) throw new Unknown()
  const attributes = attributesOf(element, 'href', 'target', 'rel').filter(([own]) => own !== 'href')
  return schema.mark('link', { href, attributes })
}
