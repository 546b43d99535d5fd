import { expect, test } from 'vitest'
import { picturesOfDays } from './day-pictures.ts'

const wide = { width: 3, height: 2, isInText: false }
const upright = { ...wide, width: 2, height: 3 }

test('days without a chosen picture get pictures in the order of the album, never its first', () => {
  expect(picturesOfDays(Array(7).fill(wide), 3)).toEqual([[2], [4], [6]])
  expect(picturesOfDays(Array(2).fill(wide), 1)).toEqual([[1]])
})

test('an editor may choose the pictures of a day, also several', () => {
  const album = [wide, { ...wide, day: 2 }, wide, { ...wide, day: 2 }, wide]
  expect(picturesOfDays(album, 2)).toEqual([[4], [1, 3]])
})

test('leaves out upright pictures while there are enough others, and those that the text shows', () => {
  expect(picturesOfDays([wide, upright, wide, { ...wide, isInText: true }, wide], 2)).toEqual([[2], [4]])
  expect(picturesOfDays([wide, upright, wide, upright], 3)).toEqual([[1], [2], [3]])
})

test('shows no picture twice: some days of a short album have none', () => {
  expect(picturesOfDays([wide, wide, wide], 4)).toEqual([[1], [2], [], []])
  expect(picturesOfDays([wide], 2)).toEqual([[], []])
})
