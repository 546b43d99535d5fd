import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { moveAmongResults, targetOf } from './move-focus.ts'

/** The target of a key among the field and three results. */
const from = (key: string, position: number) => targetOf(key, position, 4)

test('search arrow keys move the focus from the field through the results and back', () => {
  expect(from('ArrowDown', 0)).toBe(1)
  expect(from('ArrowDown', 1)).toBe(2)
  expect(from('ArrowUp', 2)).toBe(1)
  expect(from('ArrowUp', 1)).toBe(0)
})

test('search arrow keys do nothing past both ends and outside the results', () => {
  expect(from('ArrowDown', 3)).toBe(4)
  expect(from('ArrowUp', 0)).toBe(-1)
  expect(from('ArrowDown', -1)).toBe(-1)
})

test('search keys Home and End select the first and last result but stay in the field', () => {
  expect(from('Home', 3)).toBe(1)
  expect(from('End', 1)).toBe(3)
  expect(from('Home', 0)).toBe(-1)
  expect(from('End', 0)).toBe(-1)
})

test('search focus ignores other keys', () => {
  expect(from('a', 2)).toBe(-1)
  expect(from('PageDown', 2)).toBe(-1)
})

test('search keys that move the focus do not scroll the page, and the others do', () => {
  const calls: string[] = []
  const stops = ['field', 'result'].map((name) => ({ focus: () => calls.push(name) }))
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown'])
    moveAmongResults({
      key,
      target: stops[0],
      currentTarget: { querySelectorAll: () => stops },
      preventDefault: () => calls.push('prevented'),
    } as unknown as KeyboardEvent<HTMLElement>)
  expect(calls).toEqual(['prevented', 'result'])
})
