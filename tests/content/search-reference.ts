import { strength, type Term, termsOf } from '../../src/components/search/terms.ts'
import type { SearchDocument } from '../../src/content/schema/search.ts'
import { wordsOf } from '../../src/content/search/words-of.ts'

/** What was found: the document, and the sections that answer, the best one first. */
type Found = { kind: string; id: number; sections: number[] }

/** What a word weighs in a title, in a heading and in a text. */
const weights = { title: 12, heading: 5, text: 1 }

/** A word that comes back ten times is not ten times as apt. */
const mostOften = 3

/**
 * The search without an index: every word of every document is compared with every word of the query.
 *
 * @param documents in the order in which those that answer equally well are shown
 */
export function searchEverything(documents: readonly SearchDocument[], query: string): Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const found = terms.map((term) => scoresOf(documents, term))
  return documents
    .flatMap((document, position) => {
      const scores = found.map((all) => all[position] ?? new Map<number, number>())
      return scores.every(({ size }) => size > 0) ? [{ position, ...rank(document, scores) }] : []
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ position: _position, score: _score, ...hit }) => hit)
}

/** For each document what a term is worth in each of its sections, -1 being its title. */
function scoresOf(documents: readonly SearchDocument[], term: Term): Map<number, number>[] {
  const found = documents.map(({ title, date, sections }) => {
    const scores = new Map<number, number>()
    const read = (section: number, weight: number, text: string) => {
      const score = bestIn(text, term, weight)
      if (score > 0) scores.set(section, Math.max(score, scores.get(section) ?? 0))
    }
    read(-1, weights.title, `${title} ${date ?? ''}`)
    for (const [section, { heading = '', text }] of sections.entries()) {
      read(section, weights.heading, heading)
      read(section, weights.text, text)
    }
    return scores
  })
  const rarity = Math.log((1 + documents.length) / Math.max(1, found.filter(({ size }) => size > 0).length))
  for (const scores of found) for (const [section, score] of scores) scores.set(section, score * rarity)
  return found
}

function bestIn(text: string, term: Term, weight: number): number {
  const scores = [...countsOf(text)].map(([word, count]) => {
    return strength(word, term) * (weight + (Math.min(mostOften, count) - 1) / 2)
  })
  return Math.max(0, ...scores)
}

const counted = new Map<string, Map<string, number>>()

/** How often each word stands in a text, which is asked again and again. */
function countsOf(text: string): Map<string, number> {
  const known = counted.get(text)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const { folded } of wordsOf(text)) counts.set(folded, (counts.get(folded) ?? 0) + 1)
  counted.set(text, counts)
  return counts
}

function rank({ kind, id, sections }: SearchDocument, scores: readonly ReadonlyMap<number, number>[]) {
  const sum = (section: number) => scores.reduce((total, found) => total + (found.get(section) ?? 0), 0)
  const ranked = sections
    .map((_, section) => ({
      section,
      score: sum(section),
      answered: scores.filter((found) => found.has(section)).length,
    }))
    .filter(({ answered }) => answered > 0)
    .sort((a, b) => b.answered - a.answered || b.score - a.score || a.section - b.section)
  const best = ranked.filter(({ answered }) => answered === ranked[0]?.answered)
  return {
    kind,
    id,
    sections: best.map(({ section }) => section),
    score: sum(-1) + (ranked[0]?.score ?? 0),
  }
}
