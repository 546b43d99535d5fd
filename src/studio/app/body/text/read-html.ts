import { DomUtils, parseDocument } from 'htmlparser2'
import type { Node } from 'prosemirror-model'
import { type Attributes, type BlockRange, readElement, rejectUnknown, schemas } from './schema.ts'

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** The blocks of a news body's HTML. */
export function readHtml(text: string): BlockRange[] {
  const { children } = parseDocument(text, { withStartIndices: true, withEndIndices: true })
  return withoutBlank(children).map((child) => ({
    start: child.startIndex ?? 0,
    end: (child.endIndex ?? 0) + 1,
    read: () => readNode(child)[0] ?? rejectUnknown(),
  }))
}

function isElement(node: HtmlNode | undefined): node is HtmlElement {
  return node?.type === 'tag'
}

function withoutBlank(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.filter((node) => node.type !== 'text' || node.data.trim() !== '')
}

/** The attributes that the editor keeps. An element with another attribute is unknown. */
const readableAttributes =
  'lang id title href target rel src alt width height colspan rowspan scope data-figure'.split(' ')

function readAttributes({ attribs }: HtmlElement): Attributes {
  return Object.keys(attribs).every((name) => readableAttributes.includes(name)) ? attribs : rejectUnknown()
}

function readNode(node: HtmlNode): Node[] {
  if (node.type === 'text') return node.data === '' ? [] : [schemas.news.text(node.data)]
  if (!isElement(node)) return rejectUnknown()
  const { name, children } = node
  if (name === 'figure') return readElement(schemas.news, name, readFigure(node), [])
  const isLoose = children.some((point) => isElement(point) && opensWithParagraph(point))
  return readElement(schemas.news, name, readAttributes(node), children.flatMap(readNode), { isLoose })
}

function opensWithParagraph({ children }: HtmlElement): boolean {
  const [first] = withoutBlank(children)
  return isElement(first) && first.name === 'p'
}

/** The attributes of a figure: those of its picture, and its caption. */
function readFigure({ attribs, children }: HtmlElement): Attributes {
  const [picture, caption, ...others] = withoutBlank(children)
  if (!isElement(picture) || picture.name !== 'img' || others.length > 0) return rejectUnknown()
  if (caption !== undefined && !(isElement(caption) && caption.name === 'figcaption')) return rejectUnknown()
  if (Object.keys({ ...attribs, ...caption?.attribs }).length > 0) return rejectUnknown()
  const text = DomUtils.textContent(caption ?? [])
    .replaceAll(/[ \t\r\n\f]+/g, ' ')
    .trim()
  return { ...readAttributes(picture), ...(text && { caption: text }) }
}
