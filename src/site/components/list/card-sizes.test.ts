import { expect, test } from 'vitest'
import { columnsOfCard, sizesOfCard } from './card-sizes.ts'

const rowsOf = (total: number) => Array.from({ length: total }, (_, index) => columnsOfCard(index, total))

test('card rows have one card, then two and three by turns, a last one alone', () => {
  expect(rowsOf(1)).toEqual([6])
  expect(rowsOf(2)).toEqual([6, 6])
  expect(rowsOf(8)).toEqual([6, 3, 3, 2, 2, 2, 3, 3])
  expect(rowsOf(9)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 6])
  expect(rowsOf(10)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 3, 3])
  expect(rowsOf(12)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 2, 2, 2, 6])
})

test.each(Array.from({ length: 30 }, (_, index) => index + 1))('card rows are full for %i cards', (total) => {
  let room = 6
  for (const columns of rowsOf(total)) {
    expect(columns).toBeLessThanOrEqual(room)
    room = room === columns ? 6 : room - columns
  }
  expect(room).toBe(6)
})

test('card picture fills a row of its own, or 58 per cent of it beside its text', () => {
  const page = 'min(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 75rem)'
  expect(sizesOfCard(8, 9)).toBe(
    `(min-width: 64rem) calc(0.58 * ${page}), (min-width: 56rem) calc(${page}), (min-width: 40rem) calc((${page} - 1 * 2rem) / 2), calc(${page})`,
  )
  expect(sizesOfCard(11, 12)).toBe(`(min-width: 64rem) calc(0.58 * ${page}), calc(${page})`)
})
