import type { SearchDocument } from '../schema/search.ts'
import { encodeLong, idsPerSegment, mostOften, placeOf, segmentOf, stepOf, titleSection } from './postings.ts'
import { createWordReader } from './word-reader.ts'

/**
 * The words of the documents of one or more segments: of each a line with its words and one with their pieces, in no
 * order that means anything. The same documents give the same text, in whatever order they come within a segment.
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

/** A word of a segment: its piece, and what is known of it where the reader is. */
type Known = {
  /** The codes of its characters: a million small texts would be twice the work. */
  piece: number[]
  /** The last document that has it, by its position in the segment. */
  document: number
  /** The last part of a document that has it, how often so far, and the last section. */
  part: number
  count: number
  section: number
}

function linesOf(segment: number, documents: readonly SearchDocument[]): string {
  const reader = createWordReader()
  const words: Known[] = []
  let part = 0
  let section = 0

  function read(document: number, place: number, isHeading: boolean, text: string): void {
    part++
    const found: Known[] = []
    reader.read(text, (word) => {
      let known = words[word]
      if (known === undefined) {
        known = { piece: encodeLong(segment), document: -1, part: 0, count: 0, section: 0 }
        words[word] = known
      }
      if (known.part !== part) {
        known.part = part
        known.count = 1
        found.push(known)
      } else if (known.count < mostOften) known.count++
    })
    for (const known of found) {
      // In a section whose heading has the word, its text does not count.
      if (known.section === section) continue
      known.section = section
      if (known.document !== document) known.piece.push(stepOf(document - known.document))
      known.document = document
      known.piece.push(placeOf(place, isHeading, known.count))
    }
  }

  for (const { id, title, date, sections } of [...documents].sort((a, b) => a.id - b.id)) {
    const document = id % idsPerSegment
    section++
    read(document, titleSection, false, `${title} ${date ?? ''}`)
    for (const [place, { heading, text }] of sections.entries()) {
      section++
      if (heading !== undefined) read(document, place, true, heading)
      read(document, place, false, text)
    }
  }
  const pieces = words.map(({ piece }) => String.fromCharCode(...piece))
  return `${reader.words.join(' ')}\n${pieces.join(' ')}\n`
}
