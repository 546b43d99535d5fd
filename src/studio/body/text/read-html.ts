import { parseDocument } from 'htmlparser2'
import type { Mark, Node } from 'prosemirror-model'
import { type Attributes, type Found, schemas, unknown } from './schema.ts'

type Document = ReturnType<typeof parseDocument>
/** A node of the parser's tree. */
export type HtmlNode = Document['children'][number]
/** An element of the parser's tree. */
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

const schema = schemas.news

/** The blocks of a news body's HTML. An element whose tags are not all written out is unknown. */
export function readHtml(text: string): Found[] {
  return parseHtml(text)
    .children.filter((child) => !isBlank(child))
    .map((child) => {
      const [start, end] = [child.startIndex ?? 0, (child.endIndex ?? 0) + 1]
      const source = text.slice(start, end)
      const lead = source.search(/\S/)
      const read = () => (isWhole(child, source) ? readBlock(asElement(child)) : unknown())
      return { start: start + lead, end: start + lead + source.trim().length, read }
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

function isBlank(node: HtmlNode): boolean {
  return node.type === 'text' && node.data.trim() === ''
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

function asElement(node: HtmlNode | undefined, ...names: string[]): HtmlElement {
  if (node === undefined || !isElement(node)) return unknown()
  return names.length === 0 || names.includes(node.name) ? node : unknown()
}

/** Attributes that are kept; any other is unknown. */
function keepAttributes(attribs: Readonly<Record<string, string>>, ...others: string[]): Attributes {
  const attributes = Object.entries(attribs)
  const allowed = ['lang', 'id', 'title', ...others]
  return attributes.every(([name]) => allowed.includes(name)) ? attributes : unknown()
}

function withoutAttributes(element: HtmlElement): HtmlElement {
  return Object.keys(element.attribs).length === 0 ? element : unknown()
}

/** What an element holds besides the white space of its layout. */
function elementsIn(children: readonly HtmlNode[]): HtmlElement[] {
  return children.filter((child) => !isBlank(child)).map((child) => asElement(child))
}

const blocks: Readonly<Record<string, { type: string; attrs?: Record<string, unknown>; own?: string[] }>> = {
  p: { type: 'paragraph' },
  h2: { type: 'heading', attrs: { level: 2 } },
  h3: { type: 'heading', attrs: { level: 3 } },
  h4: { type: 'heading', attrs: { level: 4 } },
  blockquote: { type: 'quotation' },
  table: { type: 'table' },
  caption: { type: 'caption' },
  tr: { type: 'table_row' },
  th: { type: 'table_cell', attrs: { isHeader: true }, own: ['colspan', 'rowspan', 'scope'] },
  td: { type: 'table_cell', own: ['colspan', 'rowspan'] },
  hr: { type: 'rule' },
}

/** Reads a block; whether it may stand where it stands, the schema knows. */
function readBlock(element: HtmlElement, isHead = false): Node {
  const { name, attribs, children } = element
  if (name === 'ul' || name === 'ol') return readList(element)
  if (name === 'figure') return readFigure(withoutAttributes(element))
  const { type, attrs, own = [] } = (Object.hasOwn(blocks, name) ? blocks[name] : undefined) ?? unknown()
  const content = schema.nodes[type]?.isTextblock
    ? readWords(children)
    : elementsIn(children).flatMap((child) =>
        ['thead', 'tbody'].includes(child.name)
          ? elementsIn(withoutAttributes(child).children).map((row) =>
              readBlock(asElement(row, 'tr'), child.name === 'thead'),
            )
          : [readBlock(child)],
      )
  return schema.node(
    type,
    { ...attrs, ...(isHead && { isHead }), attributes: keepAttributes(attribs, ...own) },
    content,
  )
}

function readList({ name, attribs, children }: HtmlElement): Node {
  const points = elementsIn(children).map((child) => readPoint(asElement(child, 'li')))
  const isLoose = points.some((point) => point.isLoose)
  if (points.some((point) => point.isLoose !== isLoose)) return unknown()
  return schema.node(
    name === 'ul' ? 'bullet_list' : 'ordered_list',
    { isLoose, attributes: keepAttributes(attribs) },
    points.map(({ node }) => node),
  )
}

/** A point holds words and then lists, or paragraphs and lists. */
function readPoint({ attribs, children }: HtmlElement): { node: Node; isLoose: boolean } {
  const first = children.findIndex((child) => isElement(child) && ['p', 'ul', 'ol'].includes(child.name))
  const words = first === -1 ? children : children.slice(0, first)
  const blocks = elementsIn(first === -1 ? [] : children.slice(first)).map((child) => readBlock(child))
  const isLoose = blocks[0]?.type.name === 'paragraph'
  if (isLoose && !words.every(isBlank)) return unknown()
  const opening = isLoose ? [] : [schema.node('paragraph', null, readWords(words))]
  const attributes = keepAttributes(attribs)
  return { node: schema.node('list_item', { attributes }, [...opening, ...blocks]), isLoose }
}

function readFigure({ children }: HtmlElement): Node {
  const [picture, caption, ...others] = elementsIn(children)
  const { src = '', alt = '', ...rest } = asElement(picture, 'img').attribs
  const [words, ...more] = caption ? withoutAttributes(asElement(caption, 'figcaption')).children : []
  if (others.length > 0 || more.length > 0 || (words && words.type !== 'text')) return unknown()
  const attributes = keepAttributes(rest, 'width', 'height')
  const text = (words?.data ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ').trim()
  return schema.node('figure', { file: src, alt, caption: text, attributes })
}

const marks: Readonly<Record<string, string>> = {
  ...{ strong: 'strong', b: 'strong', em: 'em', i: 'em' },
  ...{ sup: 'sup', sub: 'sub', abbr: 'abbr', span: 'span', a: 'link' },
}

function readWords(children: readonly HtmlNode[], around: readonly Mark[] = []): Node[] {
  return children.flatMap((child) => {
    if (child.type === 'text') return child.data === '' ? [] : [schema.text(child.data, around)]
    const element = asElement(child)
    if (element.name !== 'br') return readWords(element.children, readMark(element).addToSet(around))
    withoutAttributes(element)
    return [schema.node('hard_break', null, undefined, around)]
  })
}

function readMark({ name, attribs: { href, ...others } }: HtmlElement): Mark {
  const type = (Object.hasOwn(marks, name) ? marks[name] : undefined) ?? unknown()
  if (type === 'link' && href !== undefined)
    return schema.mark(type, { href, attributes: keepAttributes(others, 'target', 'rel') })
  if (type === 'link' || href !== undefined) return unknown()
  return schema.mark(type, { tag: name, attributes: keepAttributes(others) })
}
