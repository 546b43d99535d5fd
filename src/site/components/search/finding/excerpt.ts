import { strength, type Term, type WordAt, wordsOf } from './terms.ts'

/** A piece of text; `marked` when a visitor looked for it. */
export type Piece = { text: string; marked: boolean; start: number }

const longest = 170
/** How much of the text stands before the first word that was found. */
const before = 50
/** How many words an excerpt can hold at most. */
const mostNear = 40

/** The text in pieces, with the words that answer a term marked. */
export function highlight(text: string, terms: readonly Term[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const word of wordsOf(text)) {
    if (!answers(word, terms)) continue
    if (word.start > end) pieces.push({ text: text.slice(end, word.start), marked: false, start: end })
    pieces.push({ text: text.slice(word.start, word.end), marked: true, start: word.start })
    end = word.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false, start: end })
  return pieces
}

/** The part of a text in which most of the terms stand, cut between words, with dots where it was cut. */
export function excerpt(text: string, terms: readonly Term[]): string {
  const words = wordsOf(text)
  const first = bestStart(words, terms)
  const start = first < before * 2 || text.length <= longest ? 0 : startOfWord(words, first - before)
  const rest = text.slice(start)
  if (rest.length <= longest) return start === 0 ? rest : `… ${rest}`
  const cut = rest.slice(0, longest)
  return `${start === 0 ? '' : '… '}${cut.slice(0, cut.lastIndexOf(' '))} …`
}

/** Start of the word from which on the most different terms stand within an excerpt. */
function bestStart(words: readonly WordAt[], terms: readonly Term[]): number {
  const found = words.flatMap(({ start, end, folded }) => {
    const answered = terms.flatMap((term, position) => (strength(folded, term) > 0 ? [position] : []))
    return answered.length > 0 ? [{ start, end, answered }] : []
  })
  let best = { start: 0, count: 0 }
  for (const [position, { start }] of found.entries()) {
    const near = new Set<number>()
    for (const word of found.slice(position, position + mostNear)) {
      if (word.end <= start + longest - before) for (const term of word.answered) near.add(term)
    }
    if (near.size > best.count) best = { start, count: near.size }
    if (best.count === terms.length) break
  }
  return best.start
}

function startOfWord(words: readonly WordAt[], position: number): number {
  return words.find(({ start }) => start >= position)?.start ?? position
}

function answers({ folded }: WordAt, terms: readonly Term[]): boolean {
  return terms.some((term) => strength(folded, term) > 0)
}
