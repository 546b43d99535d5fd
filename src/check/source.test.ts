import { expect, test } from 'vitest'
import { applyEdits, createSource, editedSource, editsTo, originalRange, placeIn } from './source.ts'

const editsOf = (written: string, wanted: string) =>
  editsTo(placeIn(createSource('a', `x ${written}`), 2, 2 + written.length), wanted)

test('editsTo replaces only the characters between words when the words agree', () => {
  expect(editsOf('21 - 25 Nëntor', '21-25 Nëntor')).toEqual([{ start: 4, end: 7, text: '-' }])
  expect(editsOf('"Klubi" i parë', '„Klubi“ i parë')).toEqual([
    { start: 2, end: 3, text: '„' },
    { start: 8, end: 10, text: '“ ' },
  ])
})

test.each([
  ['21-25 Nentor', '21-25 Nëntor'],
  ['21-25 Nëntor', '21-25 Nëntor 2024'],
])('editsTo replaces the whole text %s when a word differs', (written, wanted) => {
  expect(editsOf(written, wanted)).toEqual([{ start: 2, end: 2 + written.length, text: wanted }])
})

test('editsTo makes no edit when the text is right already', () => {
  expect(editsOf('21-25 Nëntor', '21-25 Nëntor')).toEqual([])
  expect(applyEdits('x po', editsOf('po', 'po'))).toBe('x po')
})

test.each([
  ['before a deleted text', { start: 0, end: 2 }, { start: 0, end: 2 }],
  ['around a deleted text', { start: 0, end: 3 }, { start: 0, end: 5 }],
  ['after a deleted text', { start: 2, end: 4 }, { start: 2, end: 6 }],
])('range of an edited source %s leads back to the text of the file', (_, range, original) => {
  const edited = editedSource(createSource('a', 'ab  cd'), [{ start: 2, end: 4, text: '' }])
  expect(edited.text).toBe('abcd')
  expect(originalRange(edited, range)).toEqual(original)
})
