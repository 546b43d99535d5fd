import { isVague } from '../links.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'
import type { Written } from './balance.ts'

/** Checks what the elements say together: heading levels, headings of tables, texts of links and headings. */
export function checkOutline(source: Source, elements: readonly Written[]): Finding[] {
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
    const words = tag.name === 'a' ? textWithin(source, element) : ''
    if (isVague(words)) findings.push(finding('link/vague-text', place, { text: words }))
    const speaks = heading !== undefined || tag.name === 'a' || ['p', 'li', 'th'].includes(tag.name)
    if (speaks && element.end !== undefined && !hasText(source, element)) {
      findings.push(
        tag.name === 'a'
          ? finding('link/empty-text', place)
          : finding('html/empty-element', place, { name: tag.name }),
      )
    }
  }
  return findings
}

function contains(element: Written, name: string): boolean {
  return element.children.some((child) => child.tag.name === name || contains(child, name))
}

function hasText(source: Source, element: Written): boolean {
  const inner = source.text.slice(element.tag.end, element.end?.start)
  return /<img\s/i.test(inner) || textWithin(source, element) !== ''
}

function textWithin(source: Source, { tag, end }: Written): string {
  const inner = end === undefined ? '' : source.text.slice(tag.end, end.start)
  return inner
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
