import { nearest } from '../../util/nearest.ts'
import { linkKind } from '../links/address.ts'
import { describeRefused, isVague, type LinkUse } from '../links/links.ts'
import type { PictureUse } from '../pictures/check.ts'
import { type Finding, finding } from '../problem.ts'
import { type Place, placeIn, type Source } from '../source.ts'
import { elementNames, ruleOf } from './allowed.ts'
import type { Attribute } from './attributes.ts'
import type { BrowserElements, SourceElement } from './balance.ts'
import type { Tag } from './scan.ts'
import { type Element, isElement, isWithin, plainText } from './tree.ts'

/** A picture of the document's folder that the HTML shows. */
type ImageUse = PictureUse & {
  tag: Tag
  /** Whether it stands in a figure without a link around it: such a figure leads to the whole picture. */
  isFigure: boolean
}

/** The links and pictures of elements, and their findings. */
export type ElementUses = { links: LinkUse[]; images: ImageUse[]; findings: Finding[] }

/**
 * Checks one start tag against the allow-list.
 *
 * @param uses collects links, pictures and findings
 * @param inBrowser the tag's element in the browser's tree; undefined if the tree has none
 */
export function checkElement(source: Source, tag: Tag, uses: ElementUses, inBrowser?: Element): void {
  // `<figure file="…">` means `Figure`, the component of reports.
  const isFigure = tag.name === 'figure' && tag.attributes.some(({ name }) => name === 'file')
  const name = isFigure ? 'Figure' : tag.name
  const rule = ruleOf(name)
  if (rule === undefined) {
    // A name with a colon comes from another program; it is not a misspelling.
    const isWord = name.includes(':')
    const suggestion = isWord ? undefined : nearest(name, elementNames)
    const place = placeIn(source, tag.start, tag.end)
    uses.findings.push(finding('html/element', place, { name, suggestion, isWord }))
    return
  }
  checkAttributes(source, tag, [...(rule.attributes ?? []), ...everywhere], uses)
  if (tag.malformed || inBrowser === undefined) return
  const decoded = Object.fromEntries(inBrowser.attrs.map((attribute) => [attribute.name, attribute.value]))
  if (tag.name === 'a') checkAnchor(source, tag, decoded, uses)
  if (tag.name === 'img') checkImage(source, tag, decoded, uses, inBrowser)
}

/** Attributes that every element may have. */
const everywhere = ['lang', 'id', 'title']

function checkAttributes(source: Source, tag: Tag, allowed: readonly string[], uses: ElementUses): void {
  const written = new Set<string>()
  for (const { name, start, end, value } of tag.attributes) {
    const place = placeIn(source, start, end)
    if (/^on/.test(name)) uses.findings.push(finding('html/event-handler', place, { name }))
    else if (name === 'style') uses.findings.push(finding('html/style', place))
    else if (!allowed.includes(name)) {
      const suggestion = nearest(name, allowed)
      uses.findings.push(finding('html/attribute', place, { name, element: tag.name, suggestion, allowed }))
    } else if (written.has(name)) uses.findings.push(finding('html/duplicate-attribute', place, { name }))
    else if (value === undefined || !values[name]?.test(source.text.slice(value.start, value.end)))
      uses.findings.push(finding('html/attribute-value', place, { name }))
    written.add(name)
  }
}

const number = /^[1-9]\d{0,3}$/
const relation = '(?:noopener|noreferrer|nofollow|external|license)'
/** Patterns of attribute values; `href` and `src` have rules of their own. */
const values: Readonly<Record<string, RegExp>> = {
  id: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
  lang: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
  title: /\S/,
  href: /^/,
  target: /^_blank$/,
  rel: new RegExp(`^${relation}(?: ${relation})*$`),
  src: /^/,
  alt: /^/,
  width: number,
  height: number,
  colspan: number,
  rowspan: number,
  scope: /^(col|row|colgroup|rowgroup)$/,
  'data-figure': /^bars$/,
}

/** The values of attributes as a browser decodes them. */
type Decoded = Readonly<Record<string, string>>

function checkAnchor(source: Source, tag: Tag, { href = '', rel = '' }: Decoded, uses: ElementUses): void {
  const whole = placeIn(source, tag.start, tag.end)
  const written = tag.attributes.find(({ name }) => name === 'href')
  if (written === undefined) {
    uses.findings.push(finding('html/missing-attribute', whole, { attribute: 'href', element: 'a' }))
  } else {
    const place = valuePlace(source, written)
    if (linkKind(href) === 'refused') uses.findings.push(describeRefused(href, place))
    else uses.links.push({ href, place })
  }
  const target = tag.attributes.find(({ name }) => name === 'target')
  if (target !== undefined && !/\b(?:noopener|noreferrer)\b/.test(rel))
    uses.findings.push(finding('html/new-window', placeIn(source, target.start, target.end)))
}

function checkImage(source: Source, tag: Tag, decoded: Decoded, uses: ElementUses, inBrowser: Element): void {
  const whole = placeIn(source, tag.start, tag.end)
  const src = tag.attributes.find(({ name }) => name === 'src')
  const alt = tag.attributes.find(({ name }) => name === 'alt')
  const { src: file = '', alt: text = '' } = decoded
  if (alt === undefined)
    uses.findings.push(finding('html/missing-attribute', whole, { attribute: 'alt', element: 'img' }))
  else if (text.trim() === '')
    uses.findings.push(finding('picture/alt-empty', placeIn(source, alt.start, alt.end)))
  if (src === undefined) {
    uses.findings.push(finding('html/missing-attribute', whole, { attribute: 'src', element: 'img' }))
    return
  }
  const place = valuePlace(source, src)
  if (!/^[^/\\:?#\s]+\.(jpe?g|png|webp|avif)$/i.test(file)) {
    uses.findings.push(finding('html/picture-address', place, { address: file }))
    return
  }
  // An empty description is reported already.
  const described = alt !== undefined && text.trim() !== '' && { text, place: valuePlace(source, alt) }
  const figure = inBrowser.parentNode
  const isFigure = isElement(figure, 'figure') && !isWithin(figure, 'a')
  const alternative = described && { alt: described }
  uses.images.push({ file, place, ...alternative, kind: 'raster', tag, isFigure })
}

function valuePlace(source: Source, { start, end, value }: Attribute): Place {
  return value === undefined || value.end <= value.start
    ? placeIn(source, start, end)
    : placeIn(source, value.start, value.end)
}

/** Elements that need a text or a picture. */
const speakers: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'p', 'li', 'th', 'a', 'figure'])

/** Checks elements in context: heading levels, header cells of tables, texts of links and headings. */
export function checkOutline(
  source: Source,
  elements: readonly SourceElement[],
  inBrowser: BrowserElements,
): Finding[] {
  const findings: Finding[] = []
  let level = 1
  for (const element of elements) {
    const { tag } = element
    const place = placeIn(source, tag.start, tag.end)
    const heading = /^h([2-4])$/.exec(tag.name)?.[1]
    if (heading !== undefined) {
      if (Number(heading) > level + 1)
        findings.push(finding('html/heading-order', place, { written: Number(heading), expected: level + 1 }))
      level = Number(heading)
    }
    if (tag.name === 'table' && !contains(element, 'th')) findings.push(finding('html/table-headings', place))
    const text = speakers.has(tag.name) ? textWithin(element, inBrowser) : undefined
    if (text === undefined) continue
    if (tag.name === 'a' && isVague(text)) findings.push(finding('link/vague-text', place, { text }))
    if (text !== '' || contains(element, 'img')) continue
    findings.push(
      tag.name === 'a'
        ? finding('link/empty-text', place)
        : finding('html/empty-element', place, { name: tag.name }),
    )
  }
  return findings
}

function contains({ children }: SourceElement, name: string): boolean {
  return children.some((child) => 'tag' in child && (child.tag.name === name || contains(child, name)))
}

/** The text of an element; undefined if a browser closes the element at another tag. */
function textWithin({ tag, end }: SourceElement, inBrowser: BrowserElements): string | undefined {
  const [own] = inBrowser.get(tag.start) ?? []
  const { startOffset, endTag } = own?.element.sourceCodeLocation ?? {}
  const isSame =
    startOffset !== undefined && endTag && end?.start === tag.start + endTag.startOffset - startOffset
  return own && isSame ? plainText(own.element) : undefined
}
