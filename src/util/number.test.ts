import { expect, test } from 'vitest'
import { readNumber } from './number.ts'

test('a whole number above 0 is read', () => {
  expect(readNumber('60', 'seconds')).toBe(60)
})

test.each(['', '0', '-1', '2.5', 'abc', '1e9', ' 5'])('„%s“ is refused by the name of its option', (text) => {
  expect(() => readNumber(text, 'seconds')).toThrow(`--seconds: „${text}“ is no whole number above 0.`)
})
