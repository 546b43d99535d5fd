import { expect, test } from 'vitest'
import { fallbackOf, fullWidth, pictureWidths, widthsOf } from './widths.ts'

test('a large picture is published in every width', () => {
  expect(widthsOf(4000)).toEqual([320, 448, 624, 864, 1200, 1600])
  expect(fullWidth(4000)).toBe(1600)
})

test('a picture is never enlarged: its own width comes last', () => {
  expect(widthsOf(1067)).toEqual([320, 448, 624, 864, 1067])
  expect(widthsOf(300)).toEqual([300])
  expect(fallbackOf(300)).toBe(300)
})

test('neighbouring widths differ by a factor of at most 1.4', () => {
  const factors = pictureWidths.slice(1).map((width, index) => width / (pictureWidths[index] ?? 1))
  expect(Math.max(...factors)).toBeLessThanOrEqual(1.4)
})
