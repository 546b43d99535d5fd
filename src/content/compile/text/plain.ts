import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import type { Passage } from './passage.ts'

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euml: 'ë',
  Euml: 'Ë',
  ccedil: 'ç',
  Ccedil: 'Ç',
}

const tag = '</?(?:b|i|u|s|em|strong|small|mark|span|font|a|br|p|div|h[1-6]|sup|sub)(?: [^<>\\n]*)? ?/?>'
const markup = new RegExp(`${tag}|&(?:${Object.keys(signs).join('|')}|#\\d{1,7}|#[xX][\\dA-Fa-f]{1,6});`, 'g')

/** Points at HTML in fields, which the page prints as it is typed: once in each value. */
export function checkPlain(passages: readonly Passage[]): Finding[] {
  return passages
    .filter(({ part }) => part === 'field')
    .flatMap(({ source, runs }) =>
      runs.flatMap(({ start, text }) => {
        const [first] = text.matchAll(markup)
        if (first === undefined) return []
        const { 0: written, index } = first
        const plain = text.replaceAll(markup, (found) =>
          found.startsWith('<') ? '' : (signs[found.slice(1, -1)] ?? found),
        )
        // A value of several lines, or with an escaped sign, is not told in one line.
        const isOneLine = !/[\n\\]/.test(source.text.slice(start, start + text.length))
        const corrected = isOneLine && plain.search(markup) === -1 ? plain.trim() : undefined
        const place = placeIn(source, start + index, start + index + written.length)
        return [finding('frontmatter/markup', place, { written, corrected })]
      }),
    )
}
