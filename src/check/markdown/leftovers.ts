import type { Nodes, Paragraph, Text } from 'mdast'
import type { BodyKind } from '../../model/editor-components.ts'
import { parts } from '../patterns.ts'
import { type Finding, finding, withFix, withHint } from '../problem.ts'
import { placeIn, type Source } from '../source.ts'

/** Kinds of Markdown syntax that the parser reads as text, so that the page would print it. */
type LeftoverKind = 'emphasis' | 'strike' | 'highlight' | 'task' | 'link' | 'table' | 'footnote'

const leftovers: readonly [LeftoverKind, ...RegExp[]][] = [
  ['emphasis', /\*\*|__|\*(?=\p{L})|(?<=\p{L})\*/u],
  ['strike', /~~|(?<![\p{L}\d])~(?=\p{L})[^~\n]{0,200}[\p{L}\d.!?]~(?!\p{L})/u],
  ['highlight', /==(?=[^\s=])[^=\n]{1,200}==/],
  ['task', /^\[[ xX]\](?=[ \t])/],
  [
    'link',
    /\[[^\]\n]{1,300}\][ \t]?\([^)\n]{0,300}\)?/,
    /\([^()\n]{1,300}\)\[(?:https?:|mailto:|tel:|\/|#)[^\]\n]{1,300}\]/,
  ],
  ['footnote', /\[\^[^\]\s]{1,100}\]/],
  // The delimiter row of a table; without one, a row of cells.
  ['table', /^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*\|.*/m, /^[ \t]*\|[^|\n]+\|[^\n]+\|[ \t]*$/m],
]

/** A character that every pattern needs: most texts have none. */
const anySyntax = /[*_~[|=]/

/** Finds Markdown syntax that the parser reads as text, so that the page would print it. */
export function findLeftovers(source: Source, root: Nodes, body: BodyKind, inItem = false): Finding[] {
  if (root.type === 'text') return checkSyntax(source, root, body)
  const own = root.type === 'paragraph' ? checkBeginnings(source, root, inItem) : []
  const children = 'children' in root ? root.children : []
  return [
    ...own,
    ...children.flatMap((child) => findLeftovers(source, child, body, root.type === 'listItem')),
  ]
}

function checkSyntax(source: Source, { position }: Text, body: BodyKind): Finding[] {
  const start = position?.start.offset ?? 0
  const text = source.text.slice(start, position?.end.offset)
  if (!anySyntax.test(text)) return []
  const plain = text.replaceAll(/\\[!-/:-@[-`{-~]/g, '  ')
  return leftovers.flatMap(([kind, ...patterns]) => {
    const unclosed = kind === 'link' ? unclosedLink.exec(plain)?.groups : undefined
    if (unclosed !== undefined)
      return [describeUnclosed(source, start + plain.search(unclosedLink), unclosed)]
    const found = patterns.map((pattern) => pattern.exec(plain)).find((one) => one !== null)
    if (!found) return []
    // The text of a footnote is reported where it is cited.
    if (kind === 'footnote' && found.index === 0 && isFootnoteText(source, plain, found[0])) return []
    const lead = found[0].length - found[0].trimStart().length
    const at = start + found.index + lead
    const written = found[0].trim()
    return [finding('markdown/leftover', placeIn(source, at, at + written.length), { kind, written, body })]
  })
}

/** A link whose address has no closing bracket: `[raporti](/blog/7.` */
const unclosedLink =
  /(?<link>\[[^\]\n]{1,300}\]\((?:\/|#|https?:|www\.|mailto:|tel:)[^\s()]{0,300}?)[.,;:!?]*(?:[ \t][^()\n]*)?(?=[(\n]|$)/

function describeUnclosed(source: Source, at: number, { link = '' }: Record<string, string>): Finding {
  const place = placeIn(source, at, at + link.length)
  const found = finding('markdown/unclosed-link', place, { written: link, corrected: `${link})` })
  return withHint(found, [{ start: place.end, end: place.end, text: ')' }])
}

function isFootnoteText({ text }: Source, line: string, label: string): boolean {
  return line.startsWith(`${label}:`) && text.split(label).length > 2
}

/** Lines that lack the space after their marker, or begin with another program's bullet. */
const beginnings: readonly RegExp[] = [
  // Excludes hashtags (`#DitaEDiellit #COP29`): a heading begins with a capital letter.
  new RegExp(String.raw`^(?<marker>#(?!${parts.hashtag})|#{2,6})(?<rest>[^\s#].*)$`, 'u'),
  /^(?<marker>[-+])(?<rest>[\p{L}„*_[(<].*)$/u,
  /^(?<marker>\d{1,2}[.)])(?<rest>[\p{L}„*_[(<].*)$/u,
  new RegExp(String.raw`^(?<bullet>${parts.bullet}|${parts.bulletLetter}(?=\t))\s*(?<rest>\S.*)$`),
]

/** Word turns the hyphen before a list item into a dash. */
const dash = /^(?<marker>[–—])\s+(?<rest>\S.*)$/
/** Tells dialogue from list items: questions, exclamations, and `tha` or `said` after a dash or comma. */
const speech = new RegExp(
  [
    // „Pse jo?“
    '[?!]["“”»]?$',
    // „Po, – tha ai“: small letters after a punctuation mark and a dash.
    '[,.?!…] [–—] ?\\p{Ll}',
    // „Po, u përgjigj ai“: a verb of saying after a punctuation mark or a dash.
    `(?:${parts.beforeSpeaker})(?:[iu] )?(?:${parts.verbOfSaying})(?!\\p{L})`,
  ].join('|'),
  'u',
)
/** The end of a question. Lines that are all questions are no dialogue: a list may consist of questions. */
const question = /\?["“”»]?$/
const letter = /^(?<marker>[a-z][.)])\s+(?<rest>\S.*)$/

/** The possible first characters of the lines above: most paragraphs have no such line. */
const beginning = new RegExp(
  String.raw`^\s*(?:[#+\-\d–—]|${parts.bullet}|${parts.bulletLetter}\t|[a-z][.)])`,
  'm',
)

/** The backslash that breaks a line. */
const hardBreak = /(?<=(?<!\\)(?:\\\\)*)\\$/

type Line = { text: string; start: number }

/** Why a line does not begin a heading or list item. */
type BeginningFault = 'space' | 'bullet' | 'dash' | 'letter'

/** Finds the lines of a paragraph that were meant to be headings or list items. */
function checkBeginnings(source: Source, paragraph: Paragraph, inItem: boolean): Finding[] {
  const lines = linesOf(source, paragraph)
  // In a list, Markdown appends a line that begins with a dash to the item above it.
  const isPoint = ({ text, start }: Line) =>
    inItem && source.text[start - 1] === '\n' && isSmall(lines[0]?.text) === isSmall(text.slice(2))
  const isDashes =
    lines.some(({ text }, index) => dash.test(text) && dash.test(lines[index + 1]?.text ?? '')) &&
    !isTalk(lines.filter(({ text }) => dash.test(text)))
  const isLetters = lines.some(
    ({ text }, index) => hasLetter(text, 'a') && hasLetter(lines[index + 1]?.text ?? '', 'b'),
  )
  return lines.flatMap((line, index) => {
    const found = (pattern: RegExp, fault: BeginningFault) =>
      describeLine(source, line, lines[index - 1], pattern, fault)
    const pattern = beginnings.find((one) => one.test(line.text))
    if (pattern !== undefined) return found(pattern, 'space')
    if (dash.test(line.text) && (isDashes || isPoint(line))) return found(dash, 'dash')
    return isLetters && letter.test(line.text) ? found(letter, 'letter') : []
  })
}

/** Finds list items in a paragraph at a place that requires a list, so that even a single dash must begin one. */
export function checkPoints(source: Source, paragraph: Paragraph): Finding[] {
  const lines = linesOf(source, paragraph)
  return lines[0] !== undefined && dash.test(lines[0].text)
    ? lines.flatMap((line, index) => describeLine(source, line, lines[index - 1], dash, 'dash'))
    : []
}

function describeLine(
  source: Source,
  { text, start }: Line,
  before: Line | undefined,
  pattern: RegExp,
  fault: BeginningFault,
): Finding[] {
  const { marker, bullet, rest } = pattern.exec(text)?.groups ?? {}
  if (rest === undefined) return []
  const place = placeIn(source, start, start + (marker ?? bullet ?? '').length)
  const point = fault === 'space' ? (marker ?? '-') : '-'
  const line = `${point} ${rest.replace(hardBreak, '')}`
  const values = { fault: bullet === undefined ? fault : 'bullet', line } as const
  const found = finding('markdown/missing-space', place, values)
  const edits = [{ start, end: start + text.length - rest.length, text: `${point} ` }]
  // A hard break divides the lines of a paragraph: before an item or a heading it would be printed.
  if (before !== undefined && hardBreak.test(before.text)) {
    const end = before.start + before.text.length
    edits.unshift({ start: end - 1, end, text: '' })
  }
  // One # may begin a tag of social networks, a hyphen or a number may belong to the words.
  return [bullet !== undefined || point.startsWith('##') ? withFix(found, edits) : withHint(found, edits)]
}

function linesOf(source: Source, { position }: Paragraph): Line[] {
  const start = position?.start.offset ?? 0
  const text = source.text.slice(start, position?.end.offset)
  if (!beginning.test(text)) return []
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
    text: line.trim(),
    start: start + index + line.search(/\S/),
  }))
}

function isTalk(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => speech.test(text)) && !lines.every(({ text }) => question.test(text))
}

function isSmall(text = ''): boolean {
  return /^\P{L}*\p{Ll}/u.test(text)
}

/** Whether a line begins like the list item of a letter: `a) …`. */
function hasLetter(text: string, wanted: string): boolean {
  return letter.test(text) && text.startsWith(wanted)
}
