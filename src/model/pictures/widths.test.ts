import { expect, test } from 'vitest'
import { fallbackOf, fullWidth, pictureWidths, widthsOf } from './widths.ts'

test('a large picture is published in every width', () => {
  expect(widthsOf(4000)).toEqual([174, 241, 334, 464, 644, 895, 1243, 1727, 2400])
  expect(fullWidth(4000)).toBe(2400)
})

test('a picture is never enlarged: its own width comes last', () => {
  expect(widthsOf(1067)).toEqual([174, 241, 334, 464, 644, 895, 1067])
  expect(widthsOf(100)).toEqual([100])
  expect(fallbackOf(100)).toBe(100)
})

test('neighbouring widths differ by a factor of less than 1.4', () => {
  const factors = pictureWidths.slice(1).map((width, index) => width / (pictureWidths[index] ?? 1))
  expect(Math.max(...factors)).toBeLessThan(1.395)
})
