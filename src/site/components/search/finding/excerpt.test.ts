import { expect, test } from 'vitest'
import { excerpt, highlight } from './excerpt.ts'
import { termsOf } from './terms.ts'

test('marks whole words, as they are written', () => {
  expect(highlight('Pylli, „pyllëzimi“ dhe pyjet!', termsOf('pylli'))).toEqual([
    '',
    'Pylli',
    ', „pyllëzimi“ dhe ',
    'pyjet',
    '!',
  ])
})

test('marks only the inner part of a word that matches', () => {
  expect(highlight('Rreth 500 tCO₂eq dhe CO₂.', termsOf('CO2'))).toEqual([
    'Rreth 500 t',
    'CO₂',
    'eq dhe ',
    'CO₂',
    '.',
  ])
  expect(highlight('Rreth 500 tCO₂eq.', termsOf('tCO2eq'))).toEqual(['Rreth 500 ', 'tCO₂eq', '.'])
})

test('marks words with letters that folding makes longer or shorter', () => {
  expect(highlight('Te Straße e Đorđen', termsOf('dorden strasse'))).toEqual([
    'Te ',
    'Straße',
    ' e ',
    'Đorđen',
    '',
  ])
})

test('a short text stays whole', () => {
  expect(excerpt('Uji i ftohtë.', termsOf('ujin'))).toBe('Uji i ftohtë.')
})

const long = `${'fjalë '.repeat(60)}era dhe dielli ${'tjetër '.repeat(60)}`.trim()

test('of a long text the part around the words is shown, cut between words', () => {
  const shown = excerpt(long, termsOf('diell era'))
  expect(shown).toMatch(/^… fjalë .* era dhe dielli tjetër .* tjetër …$/)
  expect(shown.length).toBeLessThanOrEqual(176)
})

test('a text in which nothing was found shows its beginning', () => {
  expect(excerpt(long, termsOf('deti'))).toMatch(/^fjalë fjalë .* fjalë …$/)
})

test('a text that fits stays whole, wherever the word stands', () => {
  const text = `${'fjalë '.repeat(22)}era.`
  expect(excerpt(text, termsOf('era'))).toBe(text)
})

test('no dots stand where nothing was cut', () => {
  expect(excerpt(`${'fjalë '.repeat(15)}era ${'tjetër '.repeat(60)}`, termsOf('era'))).toMatch(
    /^fjalë .* era tjetër .* …$/,
  )
  expect(excerpt(`${'fjalë '.repeat(60)}era dhe dielli`, termsOf('era'))).toBe(
    `… ${'fjalë '.repeat(8)}era dhe dielli`,
  )
})

test('the part with most of the words is shown, and the first of such parts', () => {
  const apart = `${'fjalë '.repeat(30)}era ${'fjalë '.repeat(30)}`
  const text = `${apart}dielli dhe era ${'tjetër '.repeat(40)}dielli pa era ${'tjetër '.repeat(40)}`
  expect(excerpt(text, termsOf('era dielli'))).toContain('fjalë dielli dhe era tjetër')
})
