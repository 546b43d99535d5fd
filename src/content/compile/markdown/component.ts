import type { Node, Parent } from 'mdast'
import { isPlaceholder, linkKind } from '../link-address.ts'
import type { LinkUse } from '../links.ts'
import { nearest } from '../nearest.ts'
import { type Checked, type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { type EditorComponent, editorComponents, type PropertyKind } from './components.ts'
import { describeRefusedElement } from './refused.ts'
import { type Jsx, nodePlace, propertyPlace, tagPlace, textProperty } from './tree.ts'

/** A picture that a `<Figure>` names. */
export type FigureUse = { file: string; alt: string; place: Place; altPlace: Place }

/** Checks one element: its name, its place in the text, its properties and what it holds. */
export function checkComponent(
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
export function componentLinks(source: Source, node: Jsx): LinkUse[] {
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
