import { expect, it } from 'vitest'
import { mix, multiply, shift } from './colour.ts'

it('mix returns the first colour at 0 and the second at 1', () => {
  expect(mix('#0f4d3f', '#f2a91e', 0)).toBe('#0f4d3f')
  expect(mix('#0f4d3f', '#f2a91e', 1)).toBe('#f2a91e')
})

it('multiply keeps a colour under white and returns black under black', () => {
  expect(multiply('#dcecf1', '#ffffff')).toBe('#dcecf1')
  expect(multiply('#dcecf1', '#000000')).toBe('#000000')
})

it('shift moves a colour towards white and towards black', () => {
  expect(shift('#808080', 1)).toBe('#ffffff')
  expect(shift('#808080', -1)).toBe('#000000')
})
