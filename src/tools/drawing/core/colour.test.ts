import { expect, it } from 'vitest'
import { mix, multiply, shift } from './colour.ts'

it('keeps the ends of a mixture', () => {
  expect(mix('#0f4d3f', '#f2a91e', 0)).toBe('#0f4d3f')
  expect(mix('#0f4d3f', '#f2a91e', 1)).toBe('#f2a91e')
})

it('lays white ink without a trace and black ink over everything', () => {
  expect(multiply('#dcecf1', '#ffffff')).toBe('#dcecf1')
  expect(multiply('#dcecf1', '#000000')).toBe('#000000')
})

it('moves a colour towards white and towards black', () => {
  expect(shift('#808080', 1)).toBe('#ffffff')
  expect(shift('#808080', -1)).toBe('#000000')
})
