import { expect, test } from 'vitest'
import { isRevealed } from './RevealSection.tsx'

const screen = { height: 800 } as DOMRectReadOnly
const visible = (height: number) => ({ height }) as DOMRectReadOnly

test('a section is revealed at a tenth of its height and not before', () => {
  expect(isRevealed({ intersectionRatio: 0.09, intersectionRect: visible(90), rootBounds: screen })).toBe(
    false,
  )
  expect(isRevealed({ intersectionRatio: 0.1, intersectionRect: visible(100), rootBounds: screen })).toBe(
    true,
  )
})

test('a section higher than ten screens is revealed when it fills half of one', () => {
  expect(isRevealed({ intersectionRatio: 0.03, intersectionRect: visible(399), rootBounds: screen })).toBe(
    false,
  )
  expect(isRevealed({ intersectionRatio: 0.04, intersectionRect: visible(400), rootBounds: screen })).toBe(
    true,
  )
})
