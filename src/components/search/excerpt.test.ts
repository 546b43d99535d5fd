import { expect, test } from 'vitest'
import { excerpt, highlight } from './excerpt.ts'
import { termsOf } from './terms.ts'

test('marks whole words, as they are written', () => {
  expect(highlight('Pylli, „pyjet“ dhe pyllit!', termsOf('pylli'))).toEqual([
    { text: 'Pylli', marked: true, start: 0 },
    { text: ', „pyjet“ dhe ', marked: false, start: 5 },
    { text: 'pyllit', marked: true, start: 19 },
    { text: '!', marked: false, start: 25 },
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
