import type { Definition, Link, LinkReference, Nodes, Parents, Root } from 'mdast'
import {
  bodyKindOf,
  type EditorComponent,
  editorComponents,
  type PropertyKind,
} from '../../model/editor-components.ts'
import { nearest } from '../../util/nearest.ts'
import { isExample, linkKind } from '../links/address.ts'
import { describeRefused, isVague, type LinkUse } from '../links/links.ts'
import type { PictureUse } from '../pictures/check.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { describeRefusedElement, isPartOfRefused } from './errors.ts'
import { findLeftovers } from './leftovers.ts'
import { isJsx, type Jsx, nodePlace, plainText, propertyPlace, tagPlace, textProperty } from './tree.ts'

/** The links and figures of a body, and its findings. */
export type BodyUses = { links: LinkUse[]; figures: PictureUse[]; findings: Finding[] }

/** A walk through a body: the links, figures and findings so far, and the components that are allowed in the body. */
type Walk = BodyUses & { source: Source; components: readonly string[] }

const plainNodes = new Set([
  'root',
  'paragraph',
  'heading',
  'text',
  'strong',
  'emphasis',
  'link',
  'list',
  'listItem',
  'break',
])

/**
 * Refuses everything but plain Markdown and known components, and collects links and figures.
 *
 * @param components The names of the components allowed in this kind of document.
 */
export function checkNodes(source: Source, root: Root, components: readonly string[]): BodyUses {
  const uses: BodyUses = { links: [], figures: [], findings: [] }
  visitNode({ ...uses, source, components }, root, [])
  uses.findings.push(...findLeftovers(source, root, bodyKindOf(components)))
  return uses
}

function visitNode(walk: Walk, node: Nodes, ancestors: readonly Parents[]): void {
  const { source, components, findings } = walk
  const parent = ancestors.at(-1)
  const place = nodePlace(source, node)
  const refuse = (kind: string) =>
    findings.push(finding('markdown/not-allowed', place, { kind, body: bodyKindOf(components) }))
  if (isJsx(node)) {
    // A part of a refused element, such as a cell of a table, is reported with that element.
    if (!isPartOfRefused(node, ancestors)) visitElement(walk, node, parent)
  } else if (node.type === 'mdxjsEsm') findings.push(finding('mdx/import', place))
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    findings.push(finding('mdx/expression', place))
  } else if (isFootnote(node)) {
    if (node.type !== 'definition' || !isCited(source, node)) refuse('footnote')
    return
  } else if (!plainNodes.has(node.type) && !isQuotation(node, parent, components)) {
    refuse(node.type)
    return
  }
  if (node.type === 'heading' && parent?.type !== 'root')
    findings.push(finding('markdown/heading-place', place))
  if (node.type === 'link') checkLink(walk, node)
  if ('children' in node) {
    const inner = [...ancestors, node]
    for (const child of node.children) visitNode(walk, child, inner)
  }
}

/** Whether a node is a block quotation in a report; projects have no room for one. */
function isQuotation(node: Nodes, parent: Parents | undefined, components: readonly string[]): boolean {
  return node.type === 'blockquote' && parent?.type === 'root' && bodyKindOf(components) === 'report'
}

/** Whether a node is `[^1]` in the text or the line `[^1]: …`, which are parsed as a link and its definition. */
function isFootnote(node: Nodes): node is LinkReference | Definition {
  const isReference = node.type === 'linkReference' || node.type === 'definition'
  return isReference && (node.label?.startsWith('^') ?? false)
}

/** Whether the text cites a footnote, which is then reported where it is cited. */
function isCited({ text }: Source, { label }: Definition): boolean {
  return text.split(`[${label}]`).length > 2
}

function checkLink({ source, links, findings }: Walk, link: Link): void {
  const place = addressPlace(source, link)
  const text = plainText(link)
  if (text === '') findings.push(finding('link/empty-text', nodePlace(source, link)))
  else if (isVague(text)) findings.push(finding('link/vague-text', nodePlace(source, link), { text }))
  if (linkKind(link.url) === 'refused') findings.push(describeRefused(link.url, place))
  else links.push({ href: link.url, place })
}

/** The address in `[text](address)`. */
function addressPlace(source: Source, link: Link): Place {
  const start = link.position?.start.offset ?? 0
  const end = link.position?.end.offset ?? start
  const afterText = link.children.at(-1)?.position?.end.offset ?? start
  const open = source.text.indexOf('(', afterText)
  return placeIn(source, open + 1, end - 1)
}

/** Checks one element: its name, its parent, its properties and its content. */
function visitElement(walk: Walk, node: Jsx, parent: Parents | undefined): void {
  const { source, components } = walk
  const name = node.name ?? ''
  const component = components.includes(name) ? editorComponents[name] : undefined
  walk.links.push(...componentLinks(source, node))
  if (component === undefined) {
    walk.findings.push(describeRefusedElement(name, tagPlace(source, node), components, node))
    return
  }
  const { kind } = component
  const isFlow = node.type === 'mdxJsxFlowElement'
  const inPlace = kind === 'inline' ? !isFlow : isFlow && parent?.type === 'root'
  const findings = [
    ...(inPlace ? [] : [finding('mdx/component-place', tagPlace(source, node), { name, kind })]),
    ...checkProperties(source, node, component),
    ...(inPlace ? checkChildren(source, node, component) : []),
  ]
  walk.findings.push(...findings)
  if (findings.length === 0 && name === 'Figure') walk.figures.push(readFigure(source, node))
}

function checkProperties(source: Source, node: Jsx, component: EditorComponent): Finding[] {
  const name = node.name ?? ''
  const names = Object.keys(component.properties)
  const written = new Set<string>()
  const findings = node.attributes.flatMap((attribute) => {
    const start = attribute.position?.start.offset ?? 0
    if (attribute.type !== 'mdxJsxAttribute')
      return [finding('mdx/expression', placeIn(source, start, attribute.position?.end.offset))]
    const { name: property, value } = attribute
    const namePlace = placeIn(source, start, start + property.length)
    const isRepeated = written.has(property)
    written.add(property)
    const kind = component.properties[property]?.value
    if (kind === undefined) {
      // In the HTML of news posts, `src` names the file of a picture.
      const suggestion = nearest(property, names) ?? (property === 'src' ? nearest('file', names) : undefined)
      written.add(suggestion ?? property)
      return [finding('mdx/unknown-property', namePlace, { name, property, suggestion, known: names })]
    }
    if (isRepeated) return [finding('mdx/repeated-property', namePlace, { property })]
    const place = propertyPlace(source, node, property)
    if (typeof value !== 'string') return [finding('mdx/property-text', place, { property })]
    if (isRight(kind, value)) return []
    const values = { property, kind, isExample: kind === 'https' && isExample(value) }
    return [finding('mdx/property-value', place, values)]
  })
  const missing = names.filter(
    (property) => component.properties[property]?.required && !written.has(property),
  )
  const tag = tagPlace(source, node)
  return [...findings, ...missing.map((property) => finding('mdx/missing-property', tag, { name, property }))]
}

function isRight(kind: PropertyKind, value: string): boolean {
  if (kind === 'picture') return /^[^/\\]+\.(jpe?g|png|webp|avif)$/i.test(value)
  if (kind === 'https') return linkKind(value) === 'https'
  if (kind === 'language') return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)
  return /[\p{L}\p{N}]/u.test(value)
}

function checkChildren(source: Source, node: Jsx, component: EditorComponent): Finding[] {
  const name = node.name ?? ''
  const allowed: readonly string[] | undefined = {
    paragraphs: ['paragraph', 'list'],
    list: ['list'],
    text: undefined,
    nothing: [],
  }[component.holds]
  const wrong =
    allowed === undefined ? undefined : node.children.find((child) => !allowed.includes(child.type))
  if (wrong !== undefined)
    return [finding('mdx/component-content', nodePlace(source, wrong), { name, holds: component.holds })]
  if (node.children.length === 0 && component.holds !== 'nothing')
    return [finding('mdx/component-empty', tagPlace(source, node), { name })]
  return []
}

/** The links in an element's properties. */
function componentLinks(source: Source, node: Jsx): LinkUse[] {
  const properties = Object.entries(editorComponents[node.name ?? '']?.properties ?? {})
  return properties.flatMap(([name, { value }]) => {
    const href = value === 'https' ? textProperty(node, name) : undefined
    return href === undefined ? [] : [{ href, place: propertyPlace(source, node, name) }]
  })
}

function readFigure(source: Source, node: Jsx): PictureUse {
  return {
    file: textProperty(node, 'file') ?? '',
    place: propertyPlace(source, node, 'file'),
    alt: { text: textProperty(node, 'alt') ?? '', place: propertyPlace(source, node, 'alt') },
    caption: textProperty(node, 'caption'),
    kind: 'raster',
  }
}
