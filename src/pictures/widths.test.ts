import { expect, test } from 'vitest'
import { fallbackOf, fullWidth, pictureWidths, widthsOf } from './widths.ts'

test('a large picture is published in every width', () => {
  expect(widthsOf(4000)).toEqual([164, 229, 320, 447, 625, 875, 1225, 1715, 2400])
  expect(fullWidth(4000)).toBe(2400)
})

test('a picture is never enlarged: its own width comes last', () => {
  expect(widthsOf(1067)).toEqual([164, 229, 320, 447, 625, 875, 1067])
  expect(widthsOf(150)).toEqual([150])
  expect(fallbackOf(150)).toBe(150)
})

test('neighbouring widths differ by a factor of at most 1.4', () => {
  const factors = pictureWidths.slice(1).map((width, index) => width / (pictureWidths[index] ?? 1))
  expect(Math.max(...factors)).toBeLessThanOrEqual(1.4)
})
