import { expect, test } from 'vitest'
import { idsInOrder, rangesInOrder } from './order.ts'

test('numbers in their order are ranges that rise or fall', () => {
  expect(rangesInOrder([8, 7, 6, 2, 3, 4, 9])).toEqual([
    [8, 6],
    [2, 4],
    [9, 9],
  ])
  expect(rangesInOrder([])).toEqual([])
})

test.each([[[8, 7, 6, 2, 3, 4, 9]], [[1, 2, 1, 0]], [[5]], [[3, 1, 2]], [[]]])(
  'the ranges of %j give the numbers back',
  (ids) => {
    expect(idsInOrder(rangesInOrder(ids))).toEqual(ids)
  },
)
