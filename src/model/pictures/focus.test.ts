import { expect, test } from 'vitest'
import { cropOf, focusOf } from './focus.ts'

test('focus names a point in tenths', () => {
  expect(focusOf({ x: 0, y: 100 })).toBe('0 10')
  expect(focusOf({ x: 34, y: 66 })).toBe('3 7')
})

test('focus crops as `object-fit: cover` does, around its point or the middle', () => {
  const tall = { width: 600, height: 1200 }
  const frame = { width: 300, height: 200 }
  const scaled = { width: 300, height: 600 }
  expect(cropOf(tall, frame)).toEqual({ scaled, left: 0, top: 200 })
  expect(cropOf({ ...tall, focus: '9 0' }, frame)).toEqual({ scaled, left: 0, top: 0 })
  expect(cropOf({ ...tall, focus: '0 10' }, frame)).toEqual({ scaled, left: 0, top: 400 })
  const wide = { width: 900, height: 300, focus: '2 5' }
  expect(cropOf(wide, frame)).toEqual({ scaled: { width: 600, height: 200 }, left: 60, top: 0 })
})
