import { expect, test } from 'vitest'
import { readOrder, writeOrder } from './order.ts'

test('an order of neighbouring numbers is one character again and again', () => {
  expect(writeOrder([1, 2, 3, 4])).toBe('%%%%')
  expect(writeOrder([4, 3, 2, 1])).toBe('+$$$')
})

test.each([
  [[8, 7, 6, 2, 3, 4, 9]],
  [[1, 2, 1, 0]],
  [[5]],
  [[3000, 1, 2, 1500]],
  [[8191, 0, 8192, 999_999_999, 1]],
  [[]],
])('the order of %j is read back', (ids) => {
  expect(readOrder(writeOrder(ids))).toEqual(ids)
})
