import { readPiece, titleSection } from '../../content/search/postings.ts'
import type { Catalogue } from './catalogue.ts'
import { strength, type Term } from './terms.ts'

/** A term with the shards in which the words stand that answer it. */
export type Sought = { term: Term; shards: readonly string[] }

/** A document that answers a query; `sections` are those that answer it, the best one first. */
export type Hit = { position: number; score: number; sections: number[] }

/** What a term is worth in the sections of a document. */
type Scores = Map<number, number>

/** The documents in which every term stands, the best ones first. */
export function find(catalogue: Catalogue, sought: readonly Sought[]): Hit[] {
  const [first, ...others] = sought.map((one) => scoresOf(catalogue, one))
  return [...(first ?? [])]
    .flatMap(([position, scores]) => {
      const all = [scores, ...others.flatMap((found) => found.get(position) ?? [])]
      return all.length === sought.length ? [hitOf(position, all)] : []
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
}

/** For each document what a term is worth in each of its sections; rare words are worth more. */
function scoresOf({ documents, positions }: Catalogue, { term, shards }: Sought): Map<number, Scores> {
  const found = new Map<number, Scores>()
  for (const shard of shards) {
    let word = ''
    for (const entry of shard.split('!')) {
      const [head = '', ...pieces] = entry.split(' ')
      word = word.slice(0, Number(head[0])) + head.slice(1)
      const degree = strength(word, term)
      if (degree === 0) continue
      for (const piece of pieces)
        readPiece(piece, (document, section, score) => {
          const position = positions.get(document)
          // Of a release that came while the visitor was here.
          if (position === undefined) return
          const sections: Scores = found.get(position) ?? new Map()
          found.set(position, sections)
          sections.set(section, Math.max(sections.get(section) ?? 0, degree * score))
        })
    }
  }
  // A word that stands everywhere, like „në“, decides nothing.
  const rarity = Math.log((1 + documents.length) / Math.max(1, found.size))
  for (const sections of found.values())
    for (const [section, score] of sections) sections.set(section, score * rarity)
  return found
}

function hitOf(position: number, scores: readonly Scores[]): Hit {
  const sum = (section: number) => scores.reduce((total, sections) => total + (sections.get(section) ?? 0), 0)
  const ranked = [...new Set(scores.flatMap((sections) => [...sections.keys()]))]
    .filter((section) => section !== titleSection)
    .map((section) => ({
      section,
      score: sum(section),
      answered: scores.filter((sections) => sections.has(section)).length,
    }))
    .sort((a, b) => b.answered - a.answered || b.score - a.score || a.section - b.section)
  const [best] = ranked
  // Further sections only where they answer as much of the query as the best one.
  const sections = ranked.filter((section) => section.answered === best?.answered)
  return {
    position,
    score: sum(titleSection) + (best?.score ?? 0),
    sections: sections.map(({ section }) => section),
  }
}
