import type { SearchDocument } from '../schema/search.ts'
import {
  encode,
  idsPerSegment,
  mostOften,
  placeOf,
  segmentOf,
  titleSection,
  writeDocument,
} from './postings.ts'
import { wordsOf } from './words-of.ts'

/**
 * The words of the documents of one or more segments, `word piece` a line, in no order that means anything.
 * The same documents give the same text, in whatever order they come.
 */
export function segmentText(documents: readonly SearchDocument[]): string {
  const segments = new Map<number, SearchDocument[]>()
  for (const document of documents) {
    const segment = segmentOf(document.kind, document.id)
    const members = segments.get(segment) ?? []
    segments.set(segment, members)
    members.push(document)
  }
  return [...segments].map(([segment, members]) => linesOf(segment, members)).join('')
}

function linesOf(segment: number, documents: readonly SearchDocument[]): string {
  const pieces = new Map<string, { last: number; text: string }>()
  for (const document of [...documents].sort((a, b) => a.id - b.id)) {
    const local = document.id % idsPerSegment
    for (const [word, places] of placesOf(document)) {
      const piece = pieces.get(word) ?? { last: -1, text: encode(segment) }
      pieces.set(word, piece)
      piece.text += writeDocument(local - piece.last, places)
      piece.last = local
    }
  }
  return [...pieces].map(([word, { text }]) => `${word} ${text}\n`).join('')
}

/** Where each word of a document stands; in a section whose heading has the word, its text does not count. */
function placesOf({ title, date, sections }: SearchDocument): Map<string, number[]> {
  const places = new Map<string, number[]>()
  const add = (section: number, isHeading: boolean, text: string, besides?: ReadonlyMap<string, number>) => {
    const counts = countsOf(text)
    for (const [word, count] of counts) {
      if (besides?.has(word)) continue
      const place = placeOf(section, isHeading, count)
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else known.push(place)
    }
    return counts
  }
  add(titleSection, false, `${title} ${date ?? ''}`)
  for (const [section, { heading, text }] of sections.entries()) {
    const headings = heading === undefined ? undefined : add(section, true, heading)
    add(section, false, text, headings)
  }
  return places
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of foldedWords(text)) {
    const count = counts.get(word) ?? 0
    if (count < mostOften) counts.set(word, count + 1)
  }
  return counts
}

/** Anything but letters and signs of which it is known what they are folded to. */
const unusual = /[^\0-\x7Fëç„“”‘’–—…°]/

/** The words of a text as {@link wordsOf} folds them. A large site has a million: most texts are read at once. */
export function foldedWords(text: string): readonly string[] {
  const small = text.toLowerCase()
  if (unusual.test(small)) return wordsOf(text).map(({ folded }) => folded)
  return (
    small
      .replaceAll('ë', 'e')
      .replaceAll('ç', 'c')
      .match(/[a-z0-9]+/g) ?? []
  )
}
