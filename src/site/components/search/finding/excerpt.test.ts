import { expect, test } from 'vitest'
import { excerpt, highlight } from './excerpt.ts'
import { termsOf } from './terms.ts'

test('excerpt marks whole words as they are written', () => {
  expect(highlight('Pylli, „pyllëzimi“ dhe pyjet!', termsOf('pylli'))).toEqual([
    '',
    'Pylli',
    ', „pyllëzimi“ dhe ',
    'pyjet',
    '!',
  ])
})

test('excerpt marks only the part of a word that matches', () => {
  expect(highlight('Rreth 500 tCO₂eq dhe CO₂.', termsOf('CO2'))).toEqual([
    'Rreth 500 t',
    'CO₂',
    'eq dhe ',
    'CO₂',
    '.',
  ])
  expect(highlight('Rreth 500 tCO₂eq.', termsOf('tCO2eq'))).toEqual(['Rreth 500 ', 'tCO₂eq', '.'])
})

test('excerpt marks words whose length changes by folding', () => {
  expect(highlight('Te Straße e Đorđen', termsOf('dorden strasse'))).toEqual([
    'Te ',
    'Straße',
    ' e ',
    'Đorđen',
    '',
  ])
})

test('excerpt shows a short text completely', () => {
  expect(excerpt('Uji i ftohtë.', termsOf('ujin'))).toBe('Uji i ftohtë.')
})

const long = `${'fjalë '.repeat(60)}era dhe dielli ${'tjetër '.repeat(60)}`.trim()

test('excerpt of a long text shows the part around the words and cuts between words', () => {
  const shown = excerpt(long, termsOf('diell era'))
  expect(shown).toMatch(/^… fjalë .* era dhe dielli tjetër .* tjetër …$/)
  expect(shown.length).toBeLessThanOrEqual(176)
})

test('excerpt shows the beginning of a text without a match', () => {
  expect(excerpt(long, termsOf('deti'))).toMatch(/^fjalë fjalë .* fjalë …$/)
})

test('excerpt shows a fitting text completely wherever the word is', () => {
  const text = `${'fjalë '.repeat(22)}era.`
  expect(excerpt(text, termsOf('era'))).toBe(text)
})

test('excerpt has no dots where nothing was cut', () => {
  expect(excerpt(`${'fjalë '.repeat(15)}era ${'tjetër '.repeat(60)}`, termsOf('era'))).toMatch(
    /^fjalë .* era tjetër .* …$/,
  )
  expect(excerpt(`${'fjalë '.repeat(60)}era dhe dielli`, termsOf('era'))).toBe(
    `… ${'fjalë '.repeat(8)}era dhe dielli`,
  )
})

test('excerpt shows the first part with most of the words', () => {
  const apart = `${'fjalë '.repeat(30)}era ${'fjalë '.repeat(30)}`
  const text = `${apart}dielli dhe era ${'tjetër '.repeat(40)}dielli pa era ${'tjetër '.repeat(40)}`
  expect(excerpt(text, termsOf('era dielli'))).toContain('fjalë dielli dhe era tjetër')
})
