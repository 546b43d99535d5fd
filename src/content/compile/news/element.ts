import type { Properties } from 'hast'
import { linkKind } from '../link-address.ts'
import { describeRefused, type LinkUse } from '../links.ts'
import { nearest } from '../nearest.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { attributesOf, elementNames, isAllowedElement } from './allowed.ts'
import type { Attribute, Tag } from './scan.ts'

/** A picture of the document's folder that the HTML shows. */
export type ImageUse = { file: string; alt: string; place: Place; altPlace: Place; tag: Tag }

/** What one element uses, and what is wrong with it. */
export type ElementUses = { links: LinkUse[]; images: ImageUse[]; findings: Finding[] }

/**
 * Checks one start tag against the allow-list.
 *
 * @param properties Its attributes as a browser decodes them; undefined where it sees no such element.
 */
export function checkElement(source: Source, tag: Tag, properties: Properties | undefined): ElementUses {
  const uses: ElementUses = { links: [], images: [], findings: [] }
  if (!isAllowedElement(tag.name)) {
    // No name that another program made up is a slip.
    const suggestion = tag.name.includes(':') ? undefined : nearest(tag.name, elementNames)
    uses.findings.push(
      finding('html/element', placeIn(source, tag.start, tag.end), { name: tag.name, suggestion }),
    )
    return uses
  }
  checkAttributes(source, tag, uses)
  const isLoose = tag.attributes.some(({ loose }) => loose !== undefined)
  if (tag.malformed || isLoose || properties === undefined) return uses
  if (tag.name === 'a') checkAnchor(source, tag, properties, uses)
  if (tag.name === 'img') checkImage(source, tag, properties, uses)
  return uses
}

/** Names of attributes alone: they are wrong on any element, allowed or not. */
function checkAttributes(source: Source, tag: Tag, uses: ElementUses): void {
  const allowed = attributesOf(tag.name)
  const written = new Set<string>()
  for (const { name, start, end, value } of tag.attributes) {
    const place = placeIn(source, start, end)
    if (/^on/.test(name)) uses.findings.push(finding('html/event-handler', place, { name }))
    else if (name === 'style') uses.findings.push(finding('html/style', place))
    else if (!allowed.includes(name)) {
      const values = { name, element: tag.name, suggestion: nearest(name, allowed), allowed }
      uses.findings.push(finding('html/attribute', place, values))
    } else if (written.has(name)) uses.findings.push(finding('html/duplicate-attribute', place, { name }))
    else if (value === undefined) uses.findings.push(finding('html/attribute-value', place, { name }))
    else if (!isRightValue(name, source.text.slice(value.start, value.end))) {
      uses.findings.push(finding('html/attribute-value', place, { name }))
    }
    written.add(name)
  }
}

function isRightValue(name: string, value: string): boolean {
  switch (name) {
    case 'id':
      return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)
    case 'lang':
      return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(value)
    case 'width':
    case 'height':
    case 'colspan':
    case 'rowspan':
      return /^[1-9]\d{0,3}$/.test(value)
    case 'scope':
      return /^(col|row|colgroup|rowgroup)$/.test(value)
    case 'target':
      return value === '_blank'
    case 'rel':
      return value
        .split(' ')
        .every((word) => ['noopener', 'noreferrer', 'nofollow', 'external', 'license'].includes(word))
    default:
      return name === 'alt' || name === 'href' || value.trim() !== ''
  }
}

function checkAnchor(source: Source, tag: Tag, properties: Properties, uses: ElementUses): void {
  const whole = placeIn(source, tag.start, tag.end)
  const written = tag.attributes.find(({ name }) => name === 'href')
  if (written === undefined) {
    uses.findings.push(finding('html/missing-attribute', whole, { name: 'href', element: 'a' }))
  } else {
    const address = String(properties.href ?? '')
    const place = valuePlace(source, written)
    if (linkKind(address) === 'refused') uses.findings.push(describeRefused(address, place))
    else uses.links.push({ href: address, place })
  }
  const rel = [properties.rel ?? []].flat()
  const target = tag.attributes.find(({ name }) => name === 'target')
  if (target !== undefined && !rel.includes('noopener') && !rel.includes('noreferrer')) {
    uses.findings.push(finding('html/new-window', placeIn(source, target.start, target.end)))
  }
}

function checkImage(source: Source, tag: Tag, properties: Properties, uses: ElementUses): void {
  const whole = placeIn(source, tag.start, tag.end)
  const src = tag.attributes.find(({ name }) => name === 'src')
  const alt = tag.attributes.find(({ name }) => name === 'alt')
  if (alt === undefined)
    uses.findings.push(finding('html/missing-attribute', whole, { name: 'alt', element: 'img' }))
  else if (String(properties.alt ?? '').trim() === '')
    uses.findings.push(finding('picture/alt-empty', placeIn(source, alt.start, alt.end)))
  if (src === undefined) {
    uses.findings.push(finding('html/missing-attribute', whole, { name: 'src', element: 'img' }))
    return
  }
  const file = String(properties.src ?? '')
  const place = valuePlace(source, src)
  if (!/^[^/\\:?#\s]+\.(jpe?g|png|webp|avif)$/i.test(file)) {
    uses.findings.push(finding('html/picture-address', place, { address: file }))
    return
  }
  const altPlace = alt === undefined ? whole : valuePlace(source, alt)
  uses.images.push({ file, alt: String(properties.alt ?? ''), place, altPlace, tag })
}

function valuePlace(source: Source, { start, end, value }: Attribute): Place {
  return value === undefined || value.end <= value.start
    ? placeIn(source, start, end)
    : placeIn(source, value.start, value.end)
}
