import type { Link, List, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { remarkReportSections } from '../../content/compile/report-sections.ts'

/** Something in a body for which MDX itself is needed. */
class Unusual extends Error {}

/** What a page shows: a text, or an element, whose type is an expression. */
type Piece = string | { type: string; properties: [name: string, value: string][]; pieces: Piece[] }

/** Names that a body asks its surroundings for. */
type Names = { elements: Set<string>; components: Set<string> }

/** Bodies of documents hold headings, paragraphs, lists and a few components: what MDX makes of them is known. */
const simple: Readonly<Record<string, string>> = { paragraph: 'p', strong: 'strong', emphasis: 'em' }

/**
 * The code that MDX would make of a report's body, as a function `body` of what it would import: the same elements
 * with the same texts, in a tenth of the time. Undefined where there is anything that editors do not use.
 */
export function bodyCode(tree: Root): string | undefined {
  try {
    refuseLoneTags(tree)
    remarkReportSections()(tree)
    const names: Names = { elements: new Set(), components: new Set() }
    const pieces = withBreaks(inside(tree, names)).filter((piece) => piece !== '')
    const content = pieces.length === 1 ? pieces.map(write) : `j(f,{children:[${pieces.map(write)}]})`
    const elements = [...names.elements].sort().map((name) => `${name}:"${name}",`)
    const components = [...names.components].sort().join()
    const own = components === '' ? '' : `,{${components}}=m`
    return `export function body({Fragment:f,jsx:h,jsxs:j,useMDXComponents:u}){function c(p){const m={${elements.join('')}...u(),...p.components}${own};return ${content}}return{default:(p={})=>{const{wrapper:w}={...u(),...p.components};return w?h(w,{...p,children:h(c,{...p})}):c(p)}}}`
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

/** MDX takes the paragraph away from around tags that are its only content. */
function refuseLoneTags(node: Nodes): void {
  if (!('children' in node)) return
  const told = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (node.type === 'paragraph' && told.every(({ type }) => type === 'mdxJsxTextElement')) throw new Unusual()
  for (const child of node.children) refuseLoneTags(child)
}

/** What stands in a node; after a line break the blanks at the start of the next line go. */
function inside(parent: Parents, names: Names): Piece[] {
  const children: readonly Nodes[] = parent.children
  return children.flatMap((child, index) => {
    const pieces = piecesOf(child, names)
    return children[index - 1]?.type === 'break' ? pieces.map(withoutLead) : pieces
  })
}

function withoutLead(piece: Piece): Piece {
  if (typeof piece === 'string') return piece.replace(/^[\t ]+/, '')
  const [first, ...others] = piece.pieces
  return typeof first === 'string' && piece.type.startsWith('m.')
    ? { ...piece, pieces: [withoutLead(first), ...others] }
    : piece
}

function piecesOf(node: Nodes, names: Names): Piece[] {
  const element = (name: string, pieces: Piece[], properties: [string, string][] = []): Piece => {
    names.elements.add(name)
    return { type: `m.${name}`, properties, pieces }
  }
  if (node.type === 'text') return [node.value.replaceAll(/[\t ]*(\r?\n|\r)[\t ]*/g, '$1')]
  if (node.type === 'break') return [element('br', []), '\n']
  if (node.type === 'heading') return [element(`h${node.depth}`, inside(node, names), propertiesOf(node))]
  if (node.type === 'link') return [element('a', inside(node, names), linkProperties(node))]
  if (node.type === 'list') return [element(...listOf(node, names))]
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return [tagOf(node, names)]
  // A node of our own, which MDX makes the element that it names.
  if (String(node.type) === 'reportSection' && 'children' in node)
    return [element('section', inside(node, names), propertiesOf(node))]
  const name = simple[node.type]
  if (name === undefined || !('children' in node)) throw new Unusual()
  return [element(name, inside(node, names))]
}

const attributes: Readonly<Record<string, string>> = {
  dataKind: 'data-kind',
  id: 'id',
  ariaLabelledBy: 'aria-labelledby',
}

function propertiesOf({ data = {} }: Nodes): [string, string][] {
  const { hProperties = {} } = data as { hProperties?: Record<string, unknown> }
  return Object.entries(hProperties).map(([name, value]) => {
    const attribute = attributes[name]
    if (attribute === undefined || typeof value !== 'string') throw new Unusual()
    return [attribute, value]
  })
}

function linkProperties({ url, title }: Link): [string, string][] {
  // Other signs would have to be encoded.
  if (!/^[\w/.:#?=&~-]*$/.test(url)) throw new Unusual()
  return [['href', url], ...(typeof title === 'string' ? [['title', title] satisfies [string, string]] : [])]
}

/** A list of single paragraphs close together; every item stands on a line of its own. */
function listOf({ ordered, start, spread, children }: List, names: Names): [string, Piece[]] {
  if (spread || (typeof start === 'number' && start !== 1)) throw new Unusual()
  const items = children.map((item): Piece => {
    const [paragraph, ...others] = item.children
    if (
      item.spread ||
      typeof item.checked === 'boolean' ||
      others.length > 0 ||
      paragraph?.type !== 'paragraph'
    )
      throw new Unusual()
    names.elements.add('li')
    return { type: 'm.li', properties: [], pieces: inside(paragraph, names) }
  })
  return [ordered ? 'ol' : 'ul', ['\n', ...withBreaks(items), '\n']]
}

function tagOf(node: MdxJsxFlowElement | MdxJsxTextElement, names: Names): Piece {
  const name = node.name ?? ''
  const isComponent = /^[A-Z]\w*$/.test(name)
  if (!isComponent && !/^[a-z]+$/.test(name)) throw new Unusual()
  if (isComponent) names.components.add(name)
  const properties = node.attributes.map((attribute): [string, string] => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') throw new Unusual()
    return [attribute.name, attribute.value]
  })
  return { type: isComponent ? name : JSON.stringify(name), properties, pieces: inside(node, names) }
}

function withBreaks(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : ['\n', piece]))
}

function write(piece: Piece): string {
  if (typeof piece === 'string') return JSON.stringify(piece)
  const pieces = piece.pieces.filter((inner) => inner !== '').map(write)
  const children = pieces.length === 0 ? [] : [`children:${pieces.length === 1 ? pieces[0] : `[${pieces}]`}`]
  const properties = piece.properties.map(([name, value]) => `${property(name)}:${JSON.stringify(value)}`)
  return `${pieces.length > 1 ? 'j' : 'h'}(${piece.type},{${[...properties, ...children]}})`
}

function property(name: string): string {
  return /^[A-Za-z]+$/.test(name) ? name : JSON.stringify(name)
}
