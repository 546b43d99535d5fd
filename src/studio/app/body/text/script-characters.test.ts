import { expect, it } from 'vitest'
import { toScriptCharacters } from './script-characters.ts'

it('toScriptCharacters raises and lowers digits and signs and converts them back', () => {
  expect(toScriptCharacters('2', 'sup')).toBe('²')
  expect(toScriptCharacters('−3', 'sup')).toBe('⁻³')
  expect(toScriptCharacters('2', 'sub')).toBe('₂')
  expect(toScriptCharacters('⁻³', 'sup')).toBe('-3')
  expect(toScriptCharacters('2e', 'sub')).toBe('₂ₑ')
})

it('toScriptCharacters leaves words without script letters unchanged', () => {
  expect(toScriptCharacters('ton', 'sup')).toBe('ton')
  expect(toScriptCharacters('2b', 'sub')).toBe('2b')
})
