import type { Definition, Link, LinkReference, Node, Parent, Root } from 'mdast'
import { isPlaceholder, linkKind } from '../links/address.ts'
import { describeRefused, isVague, type LinkUse } from '../links/links.ts'
import { type Checked, type Finding, finding } from '../problem.ts'
import type { PropertyKind } from '../rules/values.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { nearest } from '../text/nearest.ts'
import { bodyKindOf, type EditorComponent, editorComponents } from './components.ts'
import { describeRefusedElement, isPart } from './errors.ts'
import { findLeftovers } from './leftovers.ts'
import { isJsx, type Jsx, nodePlace, plainText, propertyPlace, tagPlace, textProperty } from './tree.ts'

/** What stands in a body besides its words. */
export type BodyUses = { links: LinkUse[]; figures: FigureUse[]; findings: Finding[] }

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
 * Refuses whatever is not ordinary Markdown or a known component, and gathers links and figures.
 *
 * @param components The names of the components that this kind of document may use.
 */
export function checkNodes(source: Source, root: Root, components: readonly string[]): BodyUses {
  const uses: BodyUses = { links: [], figures: [], findings: [] }
  visitNode(source, root, [], components, uses)
  uses.findings.push(...findLeftovers(source, root, bodyKindOf(components)))
  return uses
}

function visitNode(
  source: Source,
  node: Node,
  around: readonly Parent[],
  components: readonly string[],
  uses: BodyUses,
): void {
  const parent = around.at(-1)
  if (isJsx(node) && !isPart(node, around)) {
    const checked = checkComponent(source, node, parent, components)
    uses.findings.push(...checked.findings)
    if (checked.value !== undefined) uses.figures.push(checked.value)
    uses.links.push(...componentLinks(source, node))
  } else if (isJsx(node)) {
    // Reported with the element that it is a part of.
  } else if (node.type === 'mdxjsEsm') uses.findings.push(finding('mdx/import', nodePlace(source, node)))
  else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    uses.findings.push(finding('mdx/expression', nodePlace(source, node)))
  } else if (isFootnote(node)) {
    if (node.type !== 'definition' || !isCited(source, node))
      uses.findings.push(
        finding('markdown/not-allowed', nodePlace(source, node), {
          kind: 'footnote',
          body: bodyKindOf(components),
        }),
      )
    return
  } else if (!plainNodes.has(node.type) && !isQuotation(node, parent, components)) {
    uses.findings.push(
      finding('markdown/not-allowed', nodePlace(source, node), {
        kind: node.type,
        body: bodyKindOf(components),
      }),
    )
    return
  }
  if (node.type === 'heading' && parent?.type !== 'root')
    uses.findings.push(finding('markdown/heading-place', nodePlace(source, node)))
  if (node.type === 'link') checkLink(source, node as Link, uses)
  if ('children' in node) {
    const inner = [...around, node as Parent]
    for (const child of node.children as Node[]) visitNode(source, child, inner, components, uses)
  }
}

/** A quotation in a report, on lines of its own: projects have no room for one. */
function isQuotation(node: Node, parent: Parent | undefined, components: readonly string[]): boolean {
  return node.type === 'blockquote' && parent?.type === 'root' && bodyKindOf(components) === 'report'
}

/** `[^1]` in the text, or the line `[^1]: …`, which without an extension are a link and its address. */
function isFootnote(node: Node): node is LinkReference | Definition {
  const isReference = node.type === 'linkReference' || node.type === 'definition'
  return isReference && ((node as LinkReference).label?.startsWith('^') ?? false)
}

/** Whether a footnote is reported where it is cited. */
function isCited({ text }: Source, { label }: Definition): boolean {
  return text.split(`[${label}]`).length > 2
}

function checkLink(source: Source, link: Link, uses: BodyUses): void {
  const place = addressPlace(source, link)
  const text = plainText(link)
  if (text === '') uses.findings.push(finding('link/empty-text', nodePlace(source, link)))
  else if (isVague(text)) uses.findings.push(finding('link/vague-text', nodePlace(source, link), { text }))
  if (linkKind(link.url) === 'refused') uses.findings.push(describeRefused(link.url, place))
  else uses.links.push({ href: link.url, place })
}

/** The address in `[text](address)`. */
function addressPlace(source: Source, link: Link): Place {
  const start = link.position?.start.offset ?? 0
  const end = link.position?.end.offset ?? start
  const afterText = link.children.at(-1)?.position?.end.offset ?? start
  const open = source.text.indexOf('(', afterText)
  if (open === -1 || open > end) return nodePlace(source, link)
  return placeIn(source, open + 1, end - 1)
}

/** A picture that a `<Figure>` names. */
export type FigureUse = { file: string; alt: string; place: Place; altPlace: Place }

/** Checks one element: its name, its place in the text, its properties and what it holds. */
function checkComponent(
  source: Source,
  node: Jsx,
  parent: Parent | undefined,
  components: readonly string[],
): Checked<FigureUse | undefined> {
  const name = node.name ?? ''
  const component = components.includes(name) ? editorComponents[name] : undefined
  if (component === undefined)
    return {
      value: undefined,
      findings: [describeRefusedElement(name, tagPlace(source, node), components, node)],
    }
  const misplaced = checkPlace(source, node, component, parent)
  const findings = [...misplaced, ...checkProperties(source, node, component)]
  if (misplaced.length === 0) findings.push(...checkChildren(source, node, component))
  return {
    value: findings.length === 0 && name === 'Figure' ? readFigure(source, node) : undefined,
    findings,
  }
}

function checkPlace(
  source: Source,
  node: Jsx,
  component: EditorComponent,
  parent: Parent | undefined,
): Finding[] {
  const flow = node.type === 'mdxJsxFlowElement'
  const right = component.kind === 'inline' ? !flow : flow && parent?.type === 'root'
  return right
    ? []
    : [
        finding('mdx/component-place', tagPlace(source, node), {
          name: node.name ?? '',
          kind: component.kind,
        }),
      ]
}

function checkProperties(source: Source, node: Jsx, component: EditorComponent): Finding[] {
  const findings: Finding[] = []
  const name = node.name ?? ''
  const known = Object.keys(component.properties)
  const written = new Set<string>()
  for (const attribute of node.attributes) {
    const start = attribute.position?.start.offset ?? 0
    if (attribute.type !== 'mdxJsxAttribute') {
      findings.push(finding('mdx/expression', placeIn(source, start, attribute.position?.end.offset)))
      continue
    }
    const property = component.properties[attribute.name]
    const namePlace = placeIn(source, start, start + attribute.name.length)
    if (property === undefined) {
      const suggestion = nearest(attribute.name, known)
      findings.push(
        finding('mdx/unknown-property', namePlace, { name, property: attribute.name, suggestion, known }),
      )
    } else if (written.has(attribute.name)) {
      findings.push(finding('mdx/repeated-property', namePlace, { property: attribute.name }))
    } else if (typeof attribute.value !== 'string') {
      findings.push(
        finding('mdx/property-text', propertyPlace(source, node, attribute.name), {
          property: attribute.name,
        }),
      )
    } else if (!isRight(property.value, attribute.value)) {
      const place = propertyPlace(source, node, attribute.name)
      findings.push(
        finding('mdx/property-value', place, {
          property: attribute.name,
          kind: property.value,
          isPlaceholder: property.value === 'https' && isPlaceholder(attribute.value),
        }),
      )
    }
    written.add(attribute.name)
  }
  const missing = known.filter(
    (property) => component.properties[property]?.required && !written.has(property),
  )
  for (const property of missing)
    findings.push(finding('mdx/missing-property', tagPlace(source, node), { name, property }))
  return findings
}

function isRight(kind: PropertyKind, value: string): boolean {
  if (kind === 'picture') return /^[^/\\]+\.(jpe?g|png|webp|avif)$/i.test(value)
  if (kind === 'https') return linkKind(value) === 'https'
  if (kind === 'language') return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)
  return value.trim() !== ''
}

function checkChildren(source: Source, node: Jsx, component: EditorComponent): Finding[] {
  const children = node.children as Node[]
  const name = node.name ?? ''
  const allowed: readonly string[] | undefined = {
    paragraphs: ['paragraph', 'list'],
    list: ['list'],
    text: undefined,
    nothing: [],
  }[component.holds]
  const wrong = allowed === undefined ? undefined : children.find((child) => !allowed.includes(child.type))
  if (wrong !== undefined)
    return [finding('mdx/component-content', nodePlace(source, wrong), { name, holds: component.holds })]
  if (children.length === 0 && component.holds !== 'nothing')
    return [finding('mdx/component-empty', tagPlace(source, node), { name })]
  return []
}

/** The addresses that an element's properties lead to. */
function componentLinks(source: Source, node: Jsx): LinkUse[] {
  const properties = Object.entries(editorComponents[node.name ?? '']?.properties ?? {})
  return properties.flatMap(([name, { value }]) => {
    const href = value === 'https' ? textProperty(node, name) : undefined
    return href === undefined ? [] : [{ href, place: propertyPlace(source, node, name) }]
  })
}

function readFigure(source: Source, node: Jsx): FigureUse {
  return {
    file: textProperty(node, 'file') ?? '',
    alt: textProperty(node, 'alt') ?? '',
    place: propertyPlace(source, node, 'file'),
    altPlace: propertyPlace(source, node, 'alt'),
  }
}
