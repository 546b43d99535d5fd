import { parseDocument } from 'htmlparser2'
import type { Node } from 'prosemirror-model'
import { type Attributes, type Found, readElement, schemas, unknown } from './schema.ts'

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** The blocks of a news body's HTML. */
export function readHtml(text: string): Found[] {
  const { children } = parseDocument(text, { withStartIndices: true, withEndIndices: true })
  return withoutBlank(children).map((child) => ({
    start: child.startIndex ?? 0,
    end: (child.endIndex ?? 0) + 1,
    read: () => readNode(child)[0] ?? unknown(),
  }))
}

function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node?.type === 'tag'
}

function withoutBlank(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter((node) => node.type !== 'text' || node.data.trim() !== '')
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
