import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchDocument, SearchKind } from '../../../../model/schema/search.ts'
import type { SearchSection } from '../../../../model/schema/search-section.ts'
import { load, words } from '../../../content/index.ts'
import { excerpt, highlight } from './excerpt.ts'
import { entriesOf, isForm, prefixesOf, significantTerms, strength, type Term, termsOf } from './terms.ts'

/** A document that matches a query, with its matching sections, best first. */
export type Result = { id: number; document: SearchDocument; sections: readonly SearchSection[] }

/** The result of a query: the number of documents found, and the documents to show, by kind. */
export type SearchMatches = {
  query: string
  /** Whether the query has a word that can be searched for. */
  isAsked: boolean
  /** The text in pieces: alternately text without a match and a matching word. */
  highlight(text: string): string[]
  /** The part of a text with the most matches. */
  excerpt(text: string): string
  count: number
  groups: readonly { kind: SearchKind; count: number; results: readonly Result[] }[]
}

/** Answers a query with at most `limit` documents of each kind. */
export type Finder = (query: string, limit: number) => SearchMatches

/** Weights of a match in a title and in a heading; in a text it is 1. */
const weights = { title: 12, names: 12, headings: 5 }

/** MiniSearch's defaults, except `b`: no penalty for long documents. */
const bm25 = { k: 1.2, b: 0, d: 0.5 }

let loaded: { documents: readonly SearchDocument[]; finder: Promise<Finder> } | undefined

/**
 * Loads and indexes the texts, both once.
 *
 * @throws when the texts cannot be loaded
 */
export async function loadFinder(): Promise<Finder> {
  const { documents, synonyms } = await load('search')
  // In development an edit replaces the documents.
  if (loaded?.documents !== documents) loaded = { documents, finder: finderOf(documents, synonyms) }
  return loaded.finder
}

/**
 * Finds the documents that match every significant term, by kind; the kind with the best document comes first. Documents are in the
 * order of their weakest matches, then of their scores.
 */
export async function finderOf(
  documents: readonly SearchDocument[],
  synonyms: readonly string[] = [],
): Promise<Finder> {
  const index = await indexOf(documents)
  return (query, limit) => {
    const terms = significantTerms(termsOf(query, synonyms))
    const queryOf = (term: Term) => ({
      combineWith: 'OR' as const,
      queries: prefixesOf(term),
      prefix: !term.isWhole,
      // MiniSearch matches prefixes; a strength of 0 drops words that merely begin like the term.
      boostDocument: (_id: number, word: string) => strength(word, term),
    })
    const found = index.search({ combineWith: 'AND', queries: terms.map(queryOf) }, { boost: weights, bm25 })
    const hits = found.map(({ id, score, match }) => ({ id, score, weakest: weakestOf(match, terms) }))
    const groups = new Map<SearchKind, { kind: SearchKind; count: number; results: Result[] }>()
    for (const { id } of hits.sort((a, b) => b.weakest - a.weakest || b.score - a.score || a.id - b.id)) {
      const document = documents[id]
      if (document === undefined) continue
      const { kind } = document
      const group = groups.get(kind) ?? { kind, count: 0, results: [] }
      groups.set(kind, group)
      if (group.count < limit)
        group.results.push({ id, document, sections: answeringSections(document, terms) })
      group.count++
    }
    return {
      query,
      isAsked: terms.length > 0,
      // Part of the answer, so that a page without an answer does not load the code that finds words.
      highlight: (text) => highlight(text, terms),
      excerpt: (text) => excerpt(text, terms),
      count: hits.length,
      groups: [...groups.values()],
    }
  }
}

/** Grades of a term in a title; of a word in a text they are at most 1. */
const inTitle = { exact: 1.1, inflected: 1 }

/**
 * How well a document answers: the grade of its weakest term. In a title, which names the topic of the document,
 * every form of a noun counts as much as the word itself in a text. The word itself counts more.
 */
function weakestOf(match: SearchResult['match'], terms: readonly Term[]): number {
  const matchedWords = Object.entries(match).map(([word, fields]) => ({
    word,
    isInTitle: fields.includes('title') || fields.includes('names'),
  }))
  const grades = terms.map((term) =>
    matchedWords.map(({ word, isInTitle }) =>
      isInTitle && isForm(word, term.text)
        ? inTitle[word === term.text ? 'exact' : 'inflected']
        : strength(word, term),
    ),
  )
  return Math.min(...grades.map((some) => Math.max(...some)))
}

/** An index of documents by their positions. */
async function indexOf(documents: readonly SearchDocument[]): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: ['title', 'names', 'headings', 'text'],
    tokenize: (text) => entriesOf(text).map(({ folded }) => folded),
  })
  const texts = documents.map(({ kind, title, names = '', date = '', sections }, id) => ({
    id,
    title: `${title} ${date}`,
    names,
    headings: sections.map(({ heading = '' }) => heading).join(' '),
    // The text begins with the name of the kind, so that „raporti 2018“ finds a report.
    text: [words.searching.kinds[kind], ...sections.map(({ text }) => text)].join(' '),
  }))
  // In batches, so that the browser stays responsive.
  await index.addAllAsync(texts)
  return index
}

/** The sections that match the largest number of terms, best first. */
function answeringSections({ sections }: SearchDocument, terms: readonly Term[]): SearchSection[] {
  const ranked = sections
    .map((section) => {
      const scores = terms.map((term) => scoreIn(section, term))
      const answered = scores.filter((score) => score > 0).length
      return { section, answered, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ answered }) => answered > 0)
    .sort((a, b) => b.answered - a.answered || b.score - a.score)
  return ranked.filter(({ answered }) => answered === ranked[0]?.answered).map(({ section }) => section)
}

function scoreIn({ heading = '', text }: SearchSection, term: Term): number {
  const best = (some: string) => Math.max(0, ...foldedWords(some).map((word) => strength(word, term)))
  return best(heading) * weights.headings || best(text)
}

/** By text: the same sections answer after each letter of a query. */
const folded = new Map<string, string[]>()

/** The folded words of a text, once each. */
function foldedWords(text: string): string[] {
  const words = folded.get(text) ?? [...new Set(entriesOf(text).map((word) => word.folded))]
  folded.set(text, words)
  return words
}
