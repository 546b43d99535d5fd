import { entriesOf, strength, type Term, type WordAt, wordsOf } from './terms.ts'

const longest = 170
/** Number of characters before the first match. */
const before = 50

/** The text in pieces: alternately text without a match and a matching word. */
export function highlight(text: string, terms: readonly Term[]): string[] {
  const pieces: string[] = []
  let end = 0
  for (const word of entriesOf(text)) {
    // The inner part of a word that is marked already.
    if (word.start < end || answeredBy(word, terms).length === 0) continue
    pieces.push(text.slice(end, word.start), text.slice(word.start, word.end))
    end = word.end
  }
  return [...pieces, text.slice(end)]
}

/** The part of a text with the most matches, cut between words, with an ellipsis where it was cut. */
export function excerpt(text: string, terms: readonly Term[]): string {
  const first = bestStart(entriesOf(text), terms)
  const start = first < before * 2 || text.length <= longest ? 0 : startOfWord(wordsOf(text), first - before)
  const rest = text.slice(start)
  if (rest.length <= longest) return start === 0 ? rest : `… ${rest}`
  const cut = rest.slice(0, longest)
  return `${start === 0 ? '' : '… '}${cut.slice(0, cut.lastIndexOf(' '))} …`
}

/** Start of the excerpt that contains the most different terms. */
function bestStart(textWords: readonly WordAt[], terms: readonly Term[]): number {
  const found = textWords
    .map((word) => ({ ...word, answered: answeredBy(word, terms) }))
    .filter(({ answered }) => answered.length > 0)
  let best = { start: 0, count: 0 }
  for (const [position, { start }] of found.entries()) {
    const near = found.slice(position).filter(({ end }) => end <= start + longest - before)
    const { size: count } = new Set(near.flatMap(({ answered }) => answered))
    if (count > best.count) best = { start, count }
    if (best.count === terms.length) break
  }
  return best.start
}

function startOfWord(textWords: readonly WordAt[], position: number): number {
  return textWords.find(({ start }) => start >= position)?.start ?? position
}

function answeredBy({ folded }: WordAt, terms: readonly Term[]): Term[] {
  return terms.filter((term) => strength(folded, term) > 0)
}
