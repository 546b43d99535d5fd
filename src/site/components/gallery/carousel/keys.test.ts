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
  test('carousel keys Left and Right select the neighbours', () => {
    expect(pictureOfKey(press('ArrowLeft'), 4, 18)).toBe(3)
    expect(pictureOfKey(press('ArrowRight'), 4, 18)).toBe(5)
  })

  test('carousel keys wrap around from the first picture to the last and back', () => {
    expect(pictureOfKey(press('ArrowLeft'), 0, 18)).toBe(17)
    expect(pictureOfKey(press('ArrowRight'), 17, 18)).toBe(0)
  })

  test('carousel keys Home and End select the first and last picture', () => {
    expect(pictureOfKey(press('Home'), 4, 18)).toBe(0)
    expect(pictureOfKey(press('End'), 4, 18)).toBe(17)
  })

  test('carousel keys leave Space and PageDown to the page', () => {
    for (const key of ['PageUp', 'PageDown', ' ', 'ArrowUp', 'ArrowDown', 'Tab', 'Enter']) {
      expect(pictureOfKey(press(key), 4, 18)).toBeUndefined()
    }
  })

  test('carousel keys leave Alt and Left to the browser', () => {
    expect(pictureOfKey(press('ArrowLeft', { altKey: true }), 4, 18)).toBeUndefined()
  })

  test('carousel keys ignore a key that something else has handled', () => {
    expect(pictureOfKey(press('End', { defaultPrevented: true }), 4, 18)).toBeUndefined()
  })
})

test('carousel index wraps around in both directions', () => {
  expect([wrap(-1, 5), wrap(0, 5), wrap(4, 5), wrap(5, 5), wrap(11, 5)]).toEqual([4, 0, 4, 0, 1])
})
