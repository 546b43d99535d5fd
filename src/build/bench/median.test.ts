import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect([median([9, 1, 5]), median([4, 1, 9, 2]), median([7])]).toEqual([5, 3, 7])
})

test('nothing has no median', () => {
  expect(() => median([])).toThrow('Nothing was measured.')
})
