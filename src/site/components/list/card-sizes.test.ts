import { expect, test } from 'vitest'
import { columnsOfCard, sizesOfCard } from './card-sizes.ts'

const rowsOf = (total: number) => Array.from({ length: total }, (_, index) => columnsOfCard(index, total))

test('wide, a list is one card, then rows of two and three by turns; a last one alone takes its row', () => {
  expect(rowsOf(1)).toEqual([6])
  expect(rowsOf(2)).toEqual([6, 6])
  expect(rowsOf(8)).toEqual([6, 3, 3, 2, 2, 2, 3, 3])
  expect(rowsOf(9)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 6])
  expect(rowsOf(10)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 3, 3])
  expect(rowsOf(12)).toEqual([6, 3, 3, 2, 2, 2, 3, 3, 2, 2, 2, 6])
})

test.each(Array.from({ length: 30 }, (_, index) => index + 1))('every row of %i cards is full', (total) => {
  let room = 6
  for (const columns of rowsOf(total)) {
    expect(columns).toBeLessThanOrEqual(room)
    room = room === columns ? 6 : room - columns
  }
  expect(room).toBe(6)
})

test('the picture of a card with a row to itself is as wide as the row, and 58 per cent of it beside its text', () => {
  const page = 'min(100vw - 2 * clamp(1rem, 0.4rem + 2.6vw, 2.5rem), 75rem)'
  expect(sizesOfCard(8, 9)).toBe(
    `(min-width: 64rem) calc(0.58 * ${page}), (min-width: 56rem) calc(${page}), (min-width: 40rem) calc((${page} - 1 * 2rem) / 2), calc(${page})`,
  )
  expect(sizesOfCard(11, 12)).toBe(`(min-width: 64rem) calc(0.58 * ${page}), calc(${page})`)
})
