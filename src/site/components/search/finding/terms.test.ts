import { expect, test } from 'vitest'
import { entriesOf, fold, prefixesOf, significantTerms, strength, termsOf, wordsOf } from './terms.ts'

const degree = (word: string, query: string) => strength(word, { text: query, isWhole: false, synonyms: [] })

test('folding takes marks and capitals away', () => {
  expect(['Efiçiencë', 'ËÇ'].map(fold)).toEqual(['eficience', 'ec'])
  expect(fold('tCO₂eq')).toBe('tco2eq')
})

test.each([
  ['Đorđen', 'dorden'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Straße', 'strasse'],
  ['Kadıköy', 'kadikoy'],
  ['İZMİR', 'izmir'],
  ['Ærø', 'aero'],
  ['Cœur', 'coeur'],
  ['Þórður', 'thordur'],
  ['Ħamrun', 'hamrun'],
  ['Ŧ', 't'],
  ['ŊŋÞÆŒẞ', 'nnthaeoess'],
])('folding replaces letters that have no decomposition: %s', (word, folded) => {
  expect(fold(word)).toBe(folded)
})

test('a word with capitals or digits inside is also found by its inner parts', () => {
  const entries = (text: string) => entriesOf(text).map(({ start, end }) => text.slice(start, end))
  expect(entries('CO₂ dhe 5 tCO₂eq')).toEqual(['CO₂', 'dhe', '5', 'tCO₂eq', 'CO₂', 'eq'])
  expect(entries('100MWh, YouTube, A4')).toEqual(['100MWh', '100', 'MWh', 'YouTube', 'You', 'Tube', 'A4'])
  expect(entriesOf('tCO₂eq').map(({ folded }) => folded)).toEqual(['tco2eq', 'co2', 'eq'])
})

test('words end at apostrophes, hyphens and quotation marks', () => {
  expect(wordsOf('„t’i ruajë“ 10–14').map(({ folded }) => folded)).toEqual(['t', 'i', 'ruaje', '10', '14'])
  expect(wordsOf('për  ujin')[1]).toEqual({ start: 5, end: 9, folded: 'ujin' })
})

test('a word answers the terms that begin it, the more the less is missing', () => {
  expect(degree('klima', 'klima')).toBe(1)
  expect(degree('klimore', 'klim')).toBe(0.3)
  expect(degree('klimatike', 'klim')).toBe(0.2)
})

test('another form of the noun answers more than a word that begins with the term, and less than the term itself', () => {
  expect(degree('diellin', 'diellit')).toBe(0.6)
  expect(degree('planeve', 'plan')).toBe(0.6)
  expect(degree('shkon', 'shkolla')).toBe(0)
})

test('a synonym counts as the word itself, and as another form where the list has another form of the word', () => {
  const lists = ['kontakti, adresa, email', 'dielli, solar']
  const strengthOf = (word: string, query: string) =>
    termsOf(query, lists).map((term) => strength(word, term))
  expect(strengthOf('kontakti', 'email')).toEqual([1])
  expect(strengthOf('kontakte', 'email')).toEqual([0.6])
  expect(strengthOf('kontakti', 'adresë')).toEqual([0.6])
  expect(strengthOf('kontaktuar', 'email')).toEqual([0])
  expect(strengthOf('dielli', 'email')).toEqual([0])
})

test('every word that answers a term begins with one of its prefixes', () => {
  const endings = ['', 'i', 'in', 'it', 'at', 'ave', 'ise', 'e', 'a', 'et', 'eve']
  const words = ['uj', 'er', 'bog', 'plan', 'diell', 'shkoll', 'energj', 'pyllezim'].flatMap((stem) =>
    endings.map((ending) => stem + ending),
  )
  for (const term of words.flatMap((text) => termsOf(text, ['dielli, planet', 'uji, era']))) {
    const answers = words.filter((word) => strength(word, term) > 0)
    const prefixes = prefixesOf(term)
    const missed = answers.filter((word) => !prefixes.some((prefix) => word.startsWith(prefix)))
    expect([term.text, missed]).toEqual([term.text, []])
  }
  expect(prefixesOf({ text: 'ne', isWhole: true, synonyms: [] })).toEqual(['ne'])
})

test('of a query each word counts once, and two letters must be a whole word unless they come last', () => {
  expect(termsOf('Në det, në')).toEqual([
    { text: 'ne', isWhole: true, synonyms: [] },
    { text: 'det', isWhole: false, synonyms: [] },
  ])
  expect(termsOf('uji në')).toEqual([
    { text: 'uji', isWhole: false, synonyms: [] },
    { text: 'ne', isWhole: false, synonyms: [] },
  ])
  expect(strength('nentor', { text: 'ne', isWhole: true, synonyms: [] })).toBe(0)
})

test('the little words of a query are not worth showing beside others', () => {
  expect(significantTerms(termsOf('në det')).map(({ text }) => text)).toEqual(['det'])
  expect(significantTerms(termsOf('në')).map(({ text }) => text)).toEqual(['ne'])
  expect(significantTerms(termsOf('4 maj')).map(({ text }) => text)).toEqual(['4', 'maj'])
})

test('one sign alone is not yet a query, and of several words a letter is none and a digit may be a day', () => {
  expect(['e', '5', 'e e'].map((query) => termsOf(query))).toEqual([[], [], []])
  expect(termsOf('maj e')).toEqual([{ text: 'maj', isWhole: false, synonyms: [] }])
  expect(termsOf('5 maj 5')).toEqual([
    { text: '5', isWhole: true, synonyms: [] },
    { text: 'maj', isWhole: false, synonyms: [] },
  ])
  expect(termsOf('maj 5').map(({ text, isWhole }) => [text, isWhole])).toEqual([
    ['maj', false],
    ['5', false],
  ])
  expect(termsOf('er').map(({ text }) => text)).toEqual(['er'])
})
