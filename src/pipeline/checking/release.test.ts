import { expect, test } from 'vitest'
import { isRelease } from './release.ts'

test('isRelease is true only when the environment says so', () => {
  expect(isRelease({ RELEASE: '1' })).toBe(true)
  expect(isRelease({ RELEASE: 'true' })).toBe(true)
  expect(isRelease({ RELEASE: '0' })).toBe(false)
  expect(isRelease({ RELEASE: '' })).toBe(false)
  expect(isRelease({})).toBe(false)
})
