import { expect, test } from 'vitest'
import { idRanges, isInRanges } from './id-ranges.ts'

test('numbers that follow one another are one range, in whatever order they come', () => {
  expect(idRanges([3, 1, 2, 7, 9, 8, 5])).toEqual([
    [1, 3],
    [5, 5],
    [7, 9],
  ])
  expect(idRanges([])).toEqual([])
})

test('a range holds both of its ends and nothing beyond them', () => {
  const ranges = idRanges([1, 2, 4])
  expect([0, 1, 2, 3, 4, 5].map((id) => isInRanges(ranges, id))).toEqual([
    false,
    true,
    true,
    false,
    true,
    false,
  ])
})
