import { expect, test } from 'vitest'
import type { SearchDocument } from '../schema/search.ts'
import { numberOf, placeOf, readPiece } from './postings.ts'
import { segmentText } from './segment.ts'

const document: SearchDocument = {
  kind: 'news',
  id: 52,
  title: 'Era dhe era',
  date: '2 Maj',
  sections: [{ text: 'uji' }, { anchor: 'a', heading: 'Uji', text: 'Era, uji, uji, uji e uji.' }],
}

/** Each word with what a visitor reads of it. */
function read(documents: readonly SearchDocument[]) {
  const [words = '', pieces = ''] = segmentText(documents).split('\n')
  const found = pieces.split(' ').map((piece) => {
    const places: number[][] = []
    readPiece(piece, (...place) => places.push(place))
    return places
  })
  return Object.fromEntries(words.split(' ').map((word, index) => [word, found[index]]))
}

test('a word is read back with its documents, sections and what it is worth there', () => {
  const [first, second] = [numberOf('news', 52), numberOf('news', 95)]
  expect(read([{ ...document, id: 95 }, document])).toEqual({
    era: [
      [first, -1, 12.5],
      [first, 1, 1],
      [second, -1, 12.5],
      [second, 1, 1],
    ],
    dhe: [
      [first, -1, 12],
      [second, -1, 12],
    ],
    '2': [
      [first, -1, 12],
      [second, -1, 12],
    ],
    maj: [
      [first, -1, 12],
      [second, -1, 12],
    ],
    // The heading counts, and the text below it no more.
    uji: [
      [first, 0, 1],
      [first, 1, 5],
      [second, 0, 1],
      [second, 1, 5],
    ],
    e: [
      [first, 1, 1],
      [second, 1, 1],
    ],
  })
})

test('a title counts also where the last heading of the document before it has the word', () => {
  const sections = [{ text: '' }, { anchor: 'a', heading: 'Uji', text: '' }]
  const of = (id: number): SearchDocument => ({ kind: 'news', id, title: 'Uji', sections })
  expect(read([of(52), of(53)])).toEqual({
    uji: [
      [numberOf('news', 52), -1, 12],
      [numberOf('news', 52), 1, 5],
      [numberOf('news', 53), -1, 12],
      [numberOf('news', 53), 1, 5],
    ],
  })
})

test('documents of several segments are told apart, and their order changes nothing', () => {
  const documents = [46, 47, 48, 1000].map((id) => ({ ...document, id }))
  const text = segmentText(documents)
  expect(text.match(/\bmaj\b/g)).toHaveLength(3)
  expect(segmentText(documents.slice(0, 2).reverse())).toBe(segmentText(documents.slice(0, 2)))
})

test('a document is told by its number, however large', () => {
  const ids = [16_383, 157_286, 999_999_999]
  const found = ids.map((id) => read([{ ...document, id }]).maj?.[0]?.[0])
  expect(found).toEqual(ids.map((id) => numberOf('news', id)))
})

test('every place is a number of its own', () => {
  const places = [-1, 0, 1, 9].flatMap((section) =>
    [false, true].flatMap((isHeading) =>
      [1, 2, 3].map((count) => placeOf(section, isHeading && section >= 0, count)),
    ),
  )
  // A title has no heading.
  expect(new Set(places).size).toBe(places.length - 3)
})
