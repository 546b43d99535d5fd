import { expect, test } from 'vitest'
import { targetOf } from './move-focus.ts'

test('the arrow keys lead from the field through the results and back', () => {
  expect(targetOf('ArrowDown', -1, 3)).toBe(0)
  expect(targetOf('ArrowDown', 0, 3)).toBe(1)
  expect(targetOf('ArrowUp', 1, 3)).toBe(0)
  expect(targetOf('ArrowUp', 0, 3)).toBe(-1)
})

test('they stop at both ends', () => {
  expect(targetOf('ArrowDown', 2, 3)).toBeUndefined()
  expect(targetOf('ArrowUp', -1, 3)).toBeUndefined()
  expect(targetOf('ArrowDown', -1, 0)).toBeUndefined()
})

test('Home and End lead to the first and last result, and within the text while it is typed', () => {
  expect(targetOf('Home', 2, 3)).toBe(0)
  expect(targetOf('End', 0, 3)).toBe(2)
  expect(targetOf('Home', -1, 3)).toBeUndefined()
  expect(targetOf('End', -1, 3)).toBeUndefined()
})

test('no other key moves the focus', () => {
  expect(targetOf('a', 1, 3)).toBeUndefined()
  expect(targetOf('PageDown', 1, 3)).toBeUndefined()
})
