import type { Rule } from '../messages/index.ts'
import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import { isOwnLanguage, type Passage } from './passage.ts'

type TypographyRule = Extract<Rule, `typography/${string}`>

/**
 * What is typed for want of a key, and what a printer would set: nothing where that is one of two. An inch after a
 * number stays.
 */
const habits: readonly [TypographyRule, RegExp, (found: string) => string][] = [
  [
    'typography/quotes',
    /(?<!\d)"[^"\n]*"|(?<![,\d]),,(?=\p{L})[^,"“”„\n]*["“”]|“[^“”„\n]*”|(?<=^|[\s(])“(?=[\p{L}\d])[^“”„\n]*“|[«»][^«»\n]*[«»]|(?<!\d)"|”/gu,
    (found) => (found.length > 1 ? `„${found.replace(/^,?./, '').slice(0, -1)}“` : ''),
  ],
  ['typography/dashes', /(?<=[\s\p{L}\d])-{2,3}(?=[\s\p{L}\d])/gu, () => '–'],
  ['typography/ellipsis', /(?<!\.)\.{3,}/g, () => '…'],
  ['typography/apostrophe', /\p{L}['´`]\p{L}+/gu, (found) => found.replace(/['´`]/, '’')],
]

/** A sign that every habit has: most texts have none. */
const sign = /["“”«»'´`]|--|\.\.\./

/** Points at quotes, dashes, dots and apostrophes of the typewriter in words of the site's language. */
export function checkTypography(passages: readonly Passage[]): Finding[] {
  return passages.filter(isOwnLanguage).flatMap(({ source, runs }) =>
    runs
      .filter(({ text }) => sign.test(text))
      .flatMap(({ start, text }) =>
        habits.flatMap(([rule, pattern, correct]) =>
          [...text.matchAll(pattern)].map(({ 0: written, index }) => {
            const place = placeIn(source, start + index, start + index + written.length)
            return finding(rule, place, { written, corrected: correct(written) })
          }),
        ),
      ),
  )
}
