import { expect, test } from 'vitest'
import { beginningOf, fold, strength, tellingTerms, termsOf, wordsOf } from './terms.ts'

const degree = (word: string, query: string) => strength(word, { text: query, isWhole: false })

test('folding takes marks and capitals away', () => {
  expect(['Efiçiencë', 'ËÇ'].map(fold)).toEqual(['eficience', 'ec'])
  expect(fold('tCO₂eq')).toBe('tco2eq')
})

test('words end at apostrophes, hyphens and quotation marks', () => {
  expect(wordsOf('„t’i ruajë“ 10–14').map(({ folded }) => folded)).toEqual(['t', 'i', 'ruaje', '10', '14'])
  expect(wordsOf('për  ujin')[1]).toEqual({ start: 5, end: 9, folded: 'ujin' })
})

test('a word answers the terms that begin it, the more the less is missing', () => {
  expect(degree('klima', 'klima')).toBe(1)
  expect(degree('klima', 'klim')).toBe(0.8)
  expect(degree('klimatike', 'klim')).toBe(0.5)
})

test.each([
  ['dielli', 'diellit'],
  ['diellin', 'diellit'],
  ['plani', 'planeve'],
  ['energjia', 'energjise'],
  ['shkolles', 'shkollave'],
  ['boge', 'boga'],
  ['era', 'ere'],
])('„%s“ and „%s“ are one word with two endings', (word, query) => {
  expect(degree(word, query)).toBe(0.6)
})

test.each([
  ['planet', 'planifikimi'],
  ['pylli', 'pyetja'],
  ['uji', 'ujku'],
  ['shkalla', 'shkolla'],
  ['mali', 'mars'],
  ['plan', 'plak'],
  ['era', 'erdhi'],
  ['planifikimi', 'planet'],
  ['bora', 'bordi'],
  ['uji', 'ujat'],
])('„%s“ and „%s“ are different words', (word, query) => {
  expect(degree(word, query)).toBe(0)
})

test('every word that answers a term begins with its beginning', () => {
  const endings = ['', 'i', 'in', 'it', 'at', 'ave', 'ise', 'e', 'a', 'et', 'eve']
  const words = ['uj', 'er', 'bog', 'plan', 'diell', 'shkoll', 'energj', 'pyllezim'].flatMap((stem) =>
    endings.map((ending) => stem + ending),
  )
  for (const text of words) {
    const term = { text, isWhole: false }
    const answers = words.filter((word) => strength(word, term) > 0)
    expect([text, answers.filter((word) => !word.startsWith(beginningOf(term)))]).toEqual([text, []])
  }
  expect(beginningOf({ text: 'ne', isWhole: true })).toBe('ne')
})

test('of a query each word counts once, and two letters must be a whole word unless they come last', () => {
  expect(termsOf('Në det, në')).toEqual([
    { text: 'ne', isWhole: true },
    { text: 'det', isWhole: false },
  ])
  expect(termsOf('uji në')).toEqual([
    { text: 'uji', isWhole: false },
    { text: 'ne', isWhole: false },
  ])
  expect(strength('nentor', { text: 'ne', isWhole: true })).toBe(0)
})

test('the little words of a query are not worth showing beside others', () => {
  expect(tellingTerms(termsOf('në det')).map(({ text }) => text)).toEqual(['det'])
  expect(tellingTerms(termsOf('në')).map(({ text }) => text)).toEqual(['ne'])
})

test('one sign alone is not yet a query, and of several words a letter is none and a digit may be a day', () => {
  expect(['e', '5', 'e e'].map(termsOf)).toEqual([[], [], []])
  expect(termsOf('maj e')).toEqual([{ text: 'maj', isWhole: false }])
  expect(termsOf('5 maj 5')).toEqual([
    { text: '5', isWhole: true },
    { text: 'maj', isWhole: false },
  ])
  expect(termsOf('maj 5').map(({ text, isWhole }) => [text, isWhole])).toEqual([
    ['maj', false],
    ['5', false],
  ])
  expect(termsOf('er').map(({ text }) => text)).toEqual(['er'])
})
