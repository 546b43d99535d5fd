import { expect, test } from 'vitest'
import { isRevealed } from './RevealSection.tsx'

const screen = { height: 800 } as DOMRectReadOnly
const visible = (height: number) => ({ height }) as DOMRectReadOnly

test('section is revealed when a tenth of its height is visible', () => {
  expect(isRevealed({ intersectionRatio: 0.09, intersectionRect: visible(90), rootBounds: screen })).toBe(
    false,
  )
  expect(isRevealed({ intersectionRatio: 0.1, intersectionRect: visible(100), rootBounds: screen })).toBe(
    true,
  )
})

test('section above ten screens in height is revealed when it fills half a screen', () => {
  expect(isRevealed({ intersectionRatio: 0.03, intersectionRect: visible(399), rootBounds: screen })).toBe(
    false,
  )
  expect(isRevealed({ intersectionRatio: 0.04, intersectionRect: visible(400), rootBounds: screen })).toBe(
    true,
  )
})

test('section in a frame of another site is revealed by its visible share alone', () => {
  expect(isRevealed({ intersectionRatio: 0.09, intersectionRect: visible(9999), rootBounds: null })).toBe(
    false,
  )
  expect(isRevealed({ intersectionRatio: 0.1, intersectionRect: visible(100), rootBounds: null })).toBe(true)
})
