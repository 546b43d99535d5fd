import { expect, it } from 'vitest'
import { shiftLetters } from './letters.ts'

it('raises and lowers digits and signs, and brings them back', () => {
  expect(shiftLetters('2', 'sup')).toBe('²')
  expect(shiftLetters('−3', 'sup')).toBe('⁻³')
  expect(shiftLetters('2', 'sub')).toBe('₂')
  expect(shiftLetters('⁻³', 'sup')).toBe('-3')
})

it('leaves words alone that have no such letters', () => {
  expect(shiftLetters('ton', 'sup')).toBe('ton')
  expect(shiftLetters('2a', 'sub')).toBe('2a')
})
