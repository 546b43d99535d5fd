import { describe, expect, test } from 'vitest'
import { pictureOfKey, wrap } from './keys.ts'

const press = (key: string, more: object = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})

describe('keys of a carousel with 18 pictures', () => {
  test('Left and Right lead to the neighbours', () => {
    expect(pictureOfKey(press('ArrowLeft'), 4, 18)).toBe(3)
    expect(pictureOfKey(press('ArrowRight'), 4, 18)).toBe(5)
  })

  test('Left of the first is the last, right of the last is the first', () => {
    expect(pictureOfKey(press('ArrowLeft'), 0, 18)).toBe(17)
    expect(pictureOfKey(press('ArrowRight'), 17, 18)).toBe(0)
  })

  test('Home and End lead to the ends', () => {
    expect(pictureOfKey(press('Home'), 4, 18)).toBe(0)
    expect(pictureOfKey(press('End'), 4, 18)).toBe(17)
  })

  test('keys that scroll the page stay with the page', () => {
    for (const key of ['PageUp', 'PageDown', ' ', 'ArrowUp', 'ArrowDown', 'Tab', 'Enter']) {
      expect(pictureOfKey(press(key), 4, 18)).toBeUndefined()
    }
  })

  test('Alt and Left stays the browser’s way back', () => {
    expect(pictureOfKey(press('ArrowLeft', { altKey: true }), 4, 18)).toBeUndefined()
  })

  test('a key that something else has answered is left alone', () => {
    expect(pictureOfKey(press('End', { defaultPrevented: true }), 4, 18)).toBeUndefined()
  })
})

test('counting goes round in both directions', () => {
  expect([wrap(-1, 5), wrap(0, 5), wrap(4, 5), wrap(5, 5), wrap(11, 5)]).toEqual([4, 0, 4, 0, 1])
})
