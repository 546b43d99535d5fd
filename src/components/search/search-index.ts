import type { SearchDocument } from '../../content/schema/search.ts'
import { strength, type Term, termsOf } from './terms.ts'
import { wordsOf } from './words-of.ts'

/** What a word weighs in a title, in a heading and in a text. */
const weights = { title: 12, heading: 5, text: 1 } as const

/** How often a word counts at most in one text: a word that comes back ten times is not ten times as apt. */
const mostOften = 3

/** Place of a word: the document, and its section (-1: its title). */
type Posting = { document: number; section: number; weight: number; count: number }

export type SearchIndex = { documents: readonly SearchDocument[]; words: ReadonlyMap<string, Posting[]> }

/** A document that answers a query; `sections` are those that answer it, the best one first. */
export type Hit = { document: SearchDocument; score: number; sections: number[] }

/** Letters that are read at a stretch: on a slow phone for some thirty milliseconds. */
const stretch = 60_000

/**
 * Where each word stands; made once, when a visitor opens the search. Between stretches it waits for `pause`, so
 * that keys and fingers are heard however many documents there are.
 */
export async function createSearchIndex(
  documents: readonly SearchDocument[],
  pause: () => Promise<void> = nextTask,
): Promise<SearchIndex> {
  const words = new Map<string, Posting[]>()
  const add = (document: number, section: number, weight: number, text: string) => {
    for (const { folded } of wordsOf(text)) {
      const postings = words.get(folded) ?? []
      if (postings.length === 0) words.set(folded, postings)
      const last = postings.at(-1)
      const isSame = last?.document === document && last.section === section && last.weight === weight
      if (last && isSame) last.count = Math.min(mostOften, last.count + 1)
      else postings.push({ document, section, weight, count: 1 })
    }
  }
  let letters = 0
  for (const [document, { title, date, sections }] of documents.entries()) {
    if (letters > stretch) {
      await pause()
      letters = 0
    }
    add(document, -1, weights.title, `${title} ${date ?? ''}`)
    for (const [section, { heading, text }] of sections.entries()) {
      if (heading !== undefined) add(document, section, weights.heading, heading)
      add(document, section, weights.text, text)
      letters += text.length
    }
  }
  return { documents, words }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The documents in which every word of the query stands, the best ones first. */
export function find(index: SearchIndex, query: string): Hit[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  const found = terms.map((term) => scoresOf(index, term))
  return index.documents
    .flatMap((document, position) => {
      const scores = found.map((documents) => documents.get(position))
      return scores.every((score) => score !== undefined) ? [hitOf(document, scores)] : []
    })
    .sort((a, b) => b.score - a.score || order(index, a) - order(index, b))
}

/** For each document what a term is worth in each of its sections; rare words are worth more. */
function scoresOf({ documents, words }: SearchIndex, term: Term): Map<number, Map<number, number>> {
  const found = new Map<number, Map<number, number>>()
  for (const [word, postings] of words) {
    const degree = strength(word, term)
    if (degree === 0) continue
    for (const { document, section, weight, count } of postings) {
      const sections = found.get(document) ?? new Map<number, number>()
      found.set(document, sections)
      const score = degree * (weight + (count - 1) / 2)
      sections.set(section, Math.max(sections.get(section) ?? 0, score))
    }
  }
  // A word that stands everywhere, like „në“, decides nothing.
  const rarity = Math.log((1 + documents.length) / Math.max(1, found.size))
  for (const sections of found.values())
    for (const [section, score] of sections) sections.set(section, score * rarity)
  return found
}

function hitOf(document: SearchDocument, scores: ReadonlyMap<number, number>[]): Hit {
  const sum = (section: number) => scores.reduce((total, sections) => total + (sections.get(section) ?? 0), 0)
  const answered = (section: number) => scores.filter((sections) => sections.has(section)).length
  const ranked = document.sections
    .map((_, section) => ({ section, score: sum(section), answered: answered(section) }))
    .filter((section) => section.answered > 0)
    .sort((a, b) => b.answered - a.answered || b.score - a.score || a.section - b.section)
  const [best] = ranked
  // Further sections only where they answer as much of the query as the best one.
  const sections = ranked.filter((section) => section.answered === best?.answered)
  return { document, score: sum(-1) + (best?.score ?? 0), sections: sections.map(({ section }) => section) }
}

function order({ documents }: SearchIndex, { document }: Hit): number {
  return documents.indexOf(document)
}
