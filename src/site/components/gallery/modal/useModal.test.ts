import { expect, test } from 'vitest'
import { pictureOf } from './useModal.ts'

test('a picture of the album is one of its numbers, counted from 1', () => {
  expect([1, 7, 18].map((foto) => pictureOf(foto, 18))).toEqual([1, 7, 18])
})

test('anything else in the address is no picture', () => {
  for (const foto of [0, -1, 19, 1.5, Number.NaN, '', '3', 'abc', null, true, undefined, [3]]) {
    expect(pictureOf(foto, 18)).toBeUndefined()
  }
})
