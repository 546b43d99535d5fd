import { emoji } from '../encoding/letters.ts'
import { type Finding, finding, replacing } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import { type Place, placeIn } from '../source.ts'
import { checkLanguage } from './language.ts'
import { isOwnLanguage, type Passage, type Run } from './passage.ts'

/** Checks the words of a document: language, typography, emoji, bare addresses and HTML. */
export function checkWords(passages: readonly Passage[]): Finding[] {
  return [
    ...checkLanguage(passages),
    ...checkTypography(passages),
    ...checkEmoji(passages),
    ...checkBareAddresses(passages),
    ...checkMarkup(passages),
  ]
}

type TypographyRule = Extract<Rule, `typography/${string}`>

/** Keyboard substitutes for typographic characters, and the right ones; undefined if ambiguous. Inches after a number stay. */
const habits: readonly [TypographyRule, RegExp, (found: string) => string | undefined][] = [
  [
    'typography/quotes',
    /„[^"“”„«»\n]*[^\s"“”„«»](?:”|"(?![^“„\n]*“)(?!\p{L}))|(?<!\d)"[^"\n]*"|(?<![,\d]),,(?=\p{L})(?:(?:(?!,,)[^"“”„\n])*?(?:["“”]|''|’’))?|“[^“”„\n]*”|(?<=^|[\s(])“(?=[\p{L}\d])[^“”„\n]*“|[«»][^«»\n]*[«»]|(?<!\d)"|”/gu,
    (found) => (found.length > 2 ? `„${found.replace(/^,?.|(?:''|’’|.)$/gu, '')}“` : undefined),
  ],
  ['typography/dashes', /(?<=[\s\p{L}\d])-{2,3}(?=[\s\p{L}\d])/gu, () => '–'],
  ['typography/ellipsis', /(?<!\.)\.{3,}/g, () => '…'],
  ['typography/apostrophe', /\p{L}['´`‘]\p{L}+/gu, (found) => found.replace(/['´`‘]/, '’')],
]
/** A character that every substitute has: most texts have none. */
const habitSign = /["“”«»'´`‘]|,,|--|\.\.\./

/** Finds typewriter quotes, dashes, dots and apostrophes in words of the site's language. */
function checkTypography(passages: readonly Passage[]): Finding[] {
  return inRuns(passages.filter(isOwnLanguage), habitSign, (text, place) =>
    habits.flatMap(([rule, pattern, correct]) =>
      [...text.matchAll(pattern)].map(({ 0: written, index }) => {
        const found = finding(rule, place(index, written), { written })
        const corrected = correct(written)
        return corrected === undefined ? found : replacing(found, corrected)
      }),
    ),
  )
}

/** What every emoji contains: most texts have no such character. */
const emojiSign = /[\u2300-\uFFFF]/

function checkEmoji(passages: readonly Passage[]): Finding[] {
  return inRuns(passages, emojiSign, (text, place) =>
    [...text.matchAll(emoji)].map(({ 0: written, index }) =>
      finding('typography/emoji', place(index, written), { written }),
    ),
  )
}

const address =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]„“]+[^\s<>()[\].,;:!?„“]|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
/** What every address contains. */
const addressSign = /[@/]|www/

/** Finds addresses in the text of a body that are not links. */
function checkBareAddresses(passages: readonly Passage[]): Finding[] {
  const bodies = passages.filter(({ part }) => part !== 'field')
  return inRuns(bodies, addressSign, (text, place, { linked }, { part }) =>
    linked
      ? []
      : [...text.matchAll(address)].map(({ 0: written, index }) =>
          finding('link/bare-address', place(index, written), { written, html: part === 'html' }),
        ),
  )
}

/** Named references that editors copy from HTML, with their characters. */
const characters: Readonly<Record<string, string>> = {
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
const names = Object.keys(characters).join('|')
const reference = `&(?:${names}|#\\d{1,7}|#[xX][\\dA-Fa-f]{1,6});`
const markdown = '\\*\\*(?=\\S)[^*\\n]+\\*\\*|\\[[^\\]\\n]+\\]\\((?:https?:|mailto:|tel:|/|#)[^)\\s]*\\)'
const markup = new RegExp(`${tag}|${reference}|${markdown}`, 'g')

/** Finds HTML and Markdown in fields, which the page prints as it is: once in each value. */
function checkMarkup(passages: readonly Passage[]): Finding[] {
  const fields = passages.filter(({ part }) => part === 'field')
  return inRuns(fields, /[<&*[]/, (text, place, { start }, { source }) => {
    const [first] = text.matchAll(markup)
    if (first === undefined) return []
    const plain = text.replaceAll(
      markup,
      (found) =>
        // Of a tag nothing is left, of Markdown the words.
        characters[found.slice(1, -1)] ?? found.replace(/^(?:<|(?:\*\*|\[)(.*?)(?:\*\*$|\]\()).*$/, '$1'),
    )
    // A value of several lines, or with an escape sequence, cannot be shown corrected on one line.
    const isOneLine = !/[\n\\]/.test(source.text.slice(start, start + text.length))
    const corrected = isOneLine && plain.search(markup) === -1 ? plain.trim() : undefined
    return [finding('frontmatter/markup', place(first.index, first[0]), { written: first[0], corrected })]
  })
}

/** Searches the runs of passages that contain `sign`; `place` returns the place of a part of a run's text. */
function inRuns(
  passages: readonly Passage[],
  sign: RegExp,
  find: (
    text: string,
    place: (index: number, written: string) => Place,
    run: Run,
    passage: Passage,
  ) => Finding[],
): Finding[] {
  return passages.flatMap((passage) =>
    passage.runs
      .filter(({ text }) => sign.test(text))
      .flatMap((run) => {
        const place = (index: number, written: string) =>
          placeIn(passage.source, run.start + index, run.start + index + written.length)
        return find(run.text, place, run, passage)
      }),
  )
}
