import { expect, test } from 'vitest'
import { fallbackOf, fullWidth, pictureWidths, widthsOf } from './widths.ts'

test('widths of a large picture are all widths', () => {
  expect(widthsOf(4000)).toEqual([174, 241, 334, 464, 644, 895, 1243, 1727, 2400])
  expect(fullWidth(4000)).toBe(2400)
})

test("widths end with the picture's own width and never enlarge it", () => {
  expect(widthsOf(1067)).toEqual([174, 241, 334, 464, 644, 895, 1067])
  expect(widthsOf(100)).toEqual([100])
  expect(fallbackOf(100)).toBe(100)
})

test('neighbouring widths differ by a factor below 1.4', () => {
  const factors = pictureWidths.slice(1).map((width, index) => width / (pictureWidths[index] ?? 1))
  expect(Math.max(...factors)).toBeLessThan(1.395)
})
