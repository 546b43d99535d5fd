import { expect, test } from 'vitest'
import { entriesOf, fold, prefixesOf, significantTerms, strength, termsOf, wordsOf } from './terms.ts'

const degree = (word: string, query: string) => strength(word, { text: query, isWhole: false, synonyms: [] })

test('folding removes diacritics and capitals', () => {
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

test('search terms include the inner parts of a word with capitals or digits', () => {
  const entries = (text: string) => entriesOf(text).map(({ start, end }) => text.slice(start, end))
  expect(entries('CO₂ dhe 5 tCO₂eq')).toEqual(['CO₂', 'dhe', '5', 'tCO₂eq', 'CO₂', 'eq'])
  expect(entries('100MWh, YouTube, A4')).toEqual(['100MWh', '100', 'MWh', 'YouTube', 'You', 'Tube', 'A4'])
  expect(entriesOf('tCO₂eq').map(({ folded }) => folded)).toEqual(['tco2eq', 'co2', 'eq'])
})

test('search words end at apostrophes, hyphens and quotation marks', () => {
  expect(wordsOf('„t’i ruajë“ 10–14').map(({ folded }) => folded)).toEqual(['t', 'i', 'ruaje', '10', '14'])
  expect(wordsOf('për  ujin')[1]).toEqual({ start: 5, end: 9, folded: 'ujin' })
})

test('search ranks a word higher the less is missing after the term', () => {
  expect(degree('klima', 'klima')).toBe(1)
  expect(degree('klimore', 'klim')).toBe(0.3)
  expect(degree('klimatike', 'klim')).toBe(0.2)
})

test('search ranks another noun form between an exact match and a longer word', () => {
  expect(degree('diellin', 'diellit')).toBe(0.6)
  expect(degree('planeve', 'plan')).toBe(0.6)
  expect(degree('shkon', 'shkolla')).toBe(0)
})

test('search ranks a synonym like the word, and another form of it like another form', () => {
  const lists = ['kontakti, adresa, email', 'dielli, solar']
  const strengthOf = (word: string, query: string) =>
    termsOf(query, lists).map((term) => strength(word, term))
  expect(strengthOf('kontakti', 'email')).toEqual([1])
  expect(strengthOf('kontakte', 'email')).toEqual([0.6])
  expect(strengthOf('kontakti', 'adresë')).toEqual([0.6])
  expect(strengthOf('kontaktuar', 'email')).toEqual([0])
  expect(strengthOf('dielli', 'email')).toEqual([0])
})

test('search prefixes cover every word that matches a term', () => {
  const endings = ['', 'i', 'in', 'it', 'at', 'ave', 'ise', 'e', 'a', 'et', 'eve']
  const samples = ['uj', 'er', 'bog', 'plan', 'diell', 'shkoll', 'energj', 'pyllezim'].flatMap((stem) =>
    endings.map((ending) => stem + ending),
  )
  for (const term of samples.flatMap((text) => termsOf(text, ['dielli, planet', 'uji, era']))) {
    const answers = samples.filter((word) => strength(word, term) > 0)
    const prefixes = prefixesOf(term)
    const missed = answers.filter((word) => !prefixes.some((prefix) => word.startsWith(prefix)))
    expect([term.text, missed]).toEqual([term.text, []])
  }
  expect(prefixesOf({ text: 'ne', isWhole: true, synonyms: [] })).toEqual(['ne'])
})

test('search terms are unique and two letters match whole words unless they come last', () => {
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

test('search does not mark stop words beside other terms', () => {
  expect(significantTerms(termsOf('në det')).map(({ text }) => text)).toEqual(['det'])
  expect(significantTerms(termsOf('në')).map(({ text }) => text)).toEqual(['ne'])
  expect(significantTerms(termsOf('4 maj')).map(({ text }) => text)).toEqual(['4', 'maj'])
})

test('search marks stop words when there is no other term', () => {
  const stop = { text: 'ne', isWhole: true, synonyms: [] }
  expect(significantTerms([stop])).toEqual([stop])
})

test('search ignores single letters of a query and treats a digit as a day', () => {
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
