import { expect, test } from 'vitest'
import { picturesOfDays } from './day-pictures.ts'

test('picturesOfDays leaves a day without a chosen picture empty', () => {
  expect(picturesOfDays([{}, {}, {}, {}], 2)).toEqual([[], []])
  expect(picturesOfDays([{}, { day: 2 }, {}, {}], 3)).toEqual([[], [1], []])
})

test('picturesOfDays keeps several pictures of a day in the order of the album', () => {
  expect(picturesOfDays([{}, { day: 2 }, { day: 1 }, { day: 2 }], 2)).toEqual([[2], [1, 3]])
})
