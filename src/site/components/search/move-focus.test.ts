import { expect, test } from 'vitest'
import { targetOf } from './move-focus.ts'

/** The target of a key among the field and three results. */
const from = (key: string, position: number) => targetOf(key, position, 4)

test('the arrow keys lead from the field through the results and back', () => {
  expect(from('ArrowDown', 0)).toBe(1)
  expect(from('ArrowDown', 1)).toBe(2)
  expect(from('ArrowUp', 2)).toBe(1)
  expect(from('ArrowUp', 1)).toBe(0)
})

test('they lead nowhere from both ends, and from what is no stop', () => {
  expect(from('ArrowDown', 3)).toBe(4)
  expect(from('ArrowUp', 0)).toBe(-1)
  expect(from('ArrowDown', -1)).toBe(-1)
})

test('Home and End lead to the first and last result, and within the text while it is typed', () => {
  expect(from('Home', 3)).toBe(1)
  expect(from('End', 1)).toBe(3)
  expect(from('Home', 0)).toBe(-1)
  expect(from('End', 0)).toBe(-1)
})

test('no other key moves the focus', () => {
  expect(from('a', 2)).toBe(-1)
  expect(from('PageDown', 2)).toBe(-1)
})
