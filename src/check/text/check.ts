import { emoji } from '../encoding/letters.ts'
import { suggestHref } from '../links/address.ts'
import { parts } from '../patterns.ts'
import { type Finding, finding, withReplacement } from '../problem.ts'
import type { Rule } from '../rules/index.ts'
import type { Source } from '../source.ts'
import { checkLanguage } from './language.ts'
import { escapedFor, isOwnLanguage, type Passage, placeInRun, type Run } from './passage.ts'

/** Checks the words of a document: language, typography, emoji, bare addresses, HTML and Markdown. */
export function checkWords(passages: readonly Passage[]): Finding[] {
  return [...checkLanguage(passages), ...passages.flatMap(checkPatterns)]
}

/** A pattern that words must not contain. */
type WordPattern = {
  rule: Extract<Rule, `typography/${string}` | 'link/bare-address' | 'html/markdown'>
  isIn(passage: Passage, run: Run): boolean
  /** Characters of which every match has one and most texts have none. */
  needs: RegExp
  pattern: RegExp
  /** Only the first match of a run is reported. */
  isOnce?: true
  /** The right text; undefined if it is ambiguous. */
  correct?(written: string): string | undefined
}

/** Quotation marks of keyboards and of other languages. */
const quotes = [
  // „po” and „po": the closing quote is a wrong one, unless a right one or a letter follows.
  '„[^"“”„«»\\n]*[^\\s"“”„«»](?:”|"(?![^“„\\n]*“)(?!\\p{L}))',
  // "po", but not inches after a number.
  '(?<!\\d)"[^"\\n]*"',
  // ,,po" and ,,po'', or two commas that nothing closes.
  `(?<![,\\d]),,(?=\\p{L})(?:${parts.afterCommas}(?:${parts.closingQuote}))?`,
  // “po” and “po“.
  '“[^”“„\\n]*”|(?<=^|[\\s(])“(?=[\\p{L}\\d])[^“”„\\n]*“',
  // «po» and »po«.
  '[«»][^«»\\n]*[«»]',
  // A quote without its pair.
  '(?<!\\d)"|”',
].join('|')

/** Markdown syntax that a browser prints as it is: emphasis, a link, a heading, a list item. */
const markdownInHtml = [
  '\\*\\*[^*\\n]{1,300}\\*\\*',
  '\\[[^\\]\\n]{1,300}\\]\\([^)\\n]{1,300}\\)',
  '(?<=^[ \\t]*)#{1,6}(?=[ \\t]\\S)',
  '(?<=^[ \\t]*)[-*](?=[ \\t]\\S)',
].join('|')

const webAddress = '\\b(?:https?:\\/\\/|www\\.)[^\\s<>()[\\]„“]+[^\\s<>()[\\].,;:!?„“]'
const mailAddress = '\\b[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,8}'

const patterns: readonly WordPattern[] = [
  {
    rule: 'typography/quotes',
    isIn: isOwnLanguage,
    needs: /["“”«»]|,,/,
    pattern: new RegExp(quotes, 'gu'),
    correct: (written) =>
      written.length > 2 ? `„${written.replace(/^,?.|(?:''|’’|.)$/gu, '')}“` : undefined,
  },
  {
    rule: 'typography/dashes',
    isIn: isOwnLanguage,
    needs: /--/,
    pattern: /(?<=[\s\p{L}\d])-{2,3}(?=[\s\p{L}\d])/gu,
    correct: () => '–',
  },
  {
    rule: 'typography/ellipsis',
    isIn: isOwnLanguage,
    needs: /\.{3}/,
    pattern: /(?<!\.)\.{3,}/g,
    correct: () => '…',
  },
  {
    rule: 'typography/apostrophe',
    isIn: isOwnLanguage,
    needs: /['´`‘]/,
    pattern: /\p{L}['´`‘]\p{L}+/gu,
    correct: (written) => written.replace(/['´`‘]/, '’'),
  },
  { rule: 'typography/emoji', isIn: () => true, needs: /[\u2300-\uFFFF]/, pattern: emoji },
  {
    rule: 'link/bare-address',
    isIn: ({ part }, { linked }) => part !== 'field' && !linked,
    needs: /[@/]|www/,
    pattern: new RegExp(`${webAddress}|${mailAddress}`, 'g'),
  },
  {
    rule: 'html/markdown',
    isIn: ({ part }) => part === 'html',
    needs: /[*[#-]/,
    pattern: new RegExp(markdownInHtml, 'gm'),
    isOnce: true,
  },
]

/** Finds the patterns in a passage, and markup in a field. */
function checkPatterns(passage: Passage): Finding[] {
  const { source, part } = passage
  return passage.runs.flatMap((run) => {
    const found = patterns
      .filter(({ isIn, needs }) => needs.test(run.text) && isIn(passage, run))
      .flatMap(({ rule, pattern, isOnce, correct }) =>
        [...run.text.matchAll(pattern)].slice(0, isOnce && 1).map(({ 0: written, index }) => {
          const place = placeInRun(source, run, index, index + written.length)
          const found = finding(rule, place, {
            written,
            html: part === 'html',
            href: suggestHref(written),
          })
          const corrected = correct?.(written)
          return corrected === undefined ? found : withReplacement(found, escapedFor(run, corrected))
        }),
      )
    return part === 'field' ? [...found, ...checkMarkup(source, run)] : found
  })
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
const names = Object.keys(characters).join('|')
const reference = `&(?:${names}|${parts.characterNumber});`
const markup = new RegExp(`${parts.tag}|${reference}|${parts.markdown}`, 'g')

/** Finds HTML and Markdown in a field, which the page prints as it is. */
function checkMarkup(source: Source, run: Run): Finding[] {
  const { text } = run
  const [first] = /[<&*[]/.test(text) ? text.matchAll(markup) : []
  if (first === undefined) return []
  const plain = text.replaceAll(
    markup,
    (found) =>
      // The fix removes a tag, and keeps the words of Markdown.
      characters[found.slice(1, -1)] ?? found.replace(/^<.*|^\*\*(.+)\*\*$|^\[(.+?)\]\(.*$/, '$1$2'),
  )
  // A correction of a value with several lines does not fit on one line.
  const isPlain = !text.includes('\n') && plain.search(markup) === -1
  const corrected = isPlain ? escapedFor(run, plain.trim()) : undefined
  const { index, 0: written } = first
  const place = placeInRun(source, run, index, index + written.length)
  return [finding('frontmatter/markup', place, { written, corrected })]
}
