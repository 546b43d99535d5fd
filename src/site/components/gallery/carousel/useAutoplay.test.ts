import { describe, expect, test } from 'vitest'
import { mayRun, type Situation, wishUnderReducedMotion } from './useAutoplay.ts'

const calm: Situation = { ready: true, wish: 'automatic', reduced: false, hidden: false, covered: false }

describe('a carousel moves by itself', () => {
  test('when nothing speaks against it', () => {
    expect(mayRun(calm)).toBe(true)
  })

  test('not before its engine is there', () => {
    expect(mayRun({ ...calm, ready: false })).toBe(false)
  })

  test('not after keyboard focus or the pause button stopped it', () => {
    expect(mayRun({ ...calm, wish: 'stopped' })).toBe(false)
  })

  test('not under an open modal nor in a hidden tab, even when it was asked to', () => {
    expect(mayRun({ ...calm, covered: true, wish: 'asked' })).toBe(false)
    expect(mayRun({ ...calm, hidden: true, wish: 'asked' })).toBe(false)
  })

  test('not with reduced motion, unless the visitor asks for it', () => {
    expect(mayRun({ ...calm, reduced: true })).toBe(false)
    expect(mayRun({ ...calm, reduced: true, wish: 'asked' })).toBe(true)
  })

  test('again as before, once the modal is closed', () => {
    expect(mayRun({ ...calm, covered: false, wish: 'automatic' })).toBe(true)
    expect(mayRun({ ...calm, covered: false, wish: 'stopped' })).toBe(false)
  })
})

test('turning on reduced motion ends a request to move, and nothing else', () => {
  expect(wishUnderReducedMotion('asked')).toBe('automatic')
  expect(wishUnderReducedMotion('automatic')).toBe('automatic')
  expect(wishUnderReducedMotion('stopped')).toBe('stopped')
})
