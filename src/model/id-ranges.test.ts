import { expect, test } from 'vitest'
import { idRanges, isInRanges } from './id-ranges.ts'

test('id ranges join consecutive numbers in any order', () => {
  expect(idRanges([3, 1, 2, 7, 9, 8, 5])).toEqual([
    [1, 3],
    [5, 5],
    [7, 9],
  ])
  expect(idRanges([])).toEqual([])
})

test('id range includes both ends and nothing else', () => {
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
