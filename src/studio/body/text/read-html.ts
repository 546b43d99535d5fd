import { parseDocument } from 'htmlparser2'
import type { Node } from 'prosemirror-model'
import { type Attributes, type Found, readElement, schemas, unknown } from './schema.ts'

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** The blocks of a news body's HTML. An element whose tags are not all written out is unknown. */
export function readHtml(text: string): Found[] {
  return withoutBlank(parseDocument(text, { withStartIndices: true, withEndIndices: true }).children).map(
    (child) => {
      const [start, end] = [child.startIndex ?? 0, (child.endIndex ?? 0) + 1]
      const source = text.slice(start, end)
      const lead = source.search(/\S/)
      const read = () => (isWhole(child, source) ? (readNode(child)[0] ?? unknown()) : unknown())
      return { start: start + lead, end: start + lead + source.trim().length, read }
    },
  )
}

function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node?.type === 'tag'
}

function withoutBlank(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter((node) => node.type !== 'text' || node.data.trim() !== '')
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

/** The attributes that are kept; any other is unknown. */
const known = 'lang id title href target rel src alt width height colspan rowspan scope'.split(' ')

function readAttributes({ attribs }: HtmlElement): Attributes {
  return Object.keys(attribs).every((name) => known.includes(name)) ? attribs : unknown()
}

function readNode(node: HtmlNode): Node[] {
  if (node.type === 'text') return node.data === '' ? [] : [schemas.news.text(node.data)]
  if (!isElement(node)) return unknown()
  const { name, children } = node
  const attributes = readAttributes(node)
  if (name === 'figure') return readElement(schemas.news, name, readFigure(node), [])
  const content = children.flatMap(readNode)
  const isLoose = (name === 'ul' || name === 'ol') && hasParagraphs(withoutBlank(children))
  return readElement(schemas.news, name, attributes, content, isLoose ? { isLoose } : {})
}

/** Whether the points of a list hold paragraphs; not known where only some of them do. */
function hasParagraphs(points: readonly HtmlNode[]): boolean {
  const opening = points.map((point) => (isElement(point) ? withoutBlank(point.children)[0] : undefined))
  const hold = opening.filter((first) => isElement(first) && first.name === 'p')
  return hold.length === 0 || hold.length === points.length ? hold.length > 0 : unknown()
}

/** A figure has the attributes of its picture, and its caption as one more. */
function readFigure(figure: HtmlElement): Attributes {
  const [picture, caption, ...others] = withoutBlank(figure.children)
  if (!isElement(picture) || picture.name !== 'img' || others.length > 0) return unknown()
  if (caption === undefined) return readAttributes(picture)
  if (!isElement(caption) || caption.name !== 'figcaption') return unknown()
  const [words, ...more] = caption.children
  if (words?.type !== 'text' || more.length > 0) return unknown()
  const bare = [figure, caption].every(({ attribs }) => Object.keys(attribs).length === 0)
  const text = words.data.replaceAll(/[ \t\r\n\f]+/g, ' ').trim()
  return bare ? { ...readAttributes(picture), caption: text } : unknown()
}
