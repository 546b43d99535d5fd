import { expect, test } from 'vitest'
import { parsePublicId } from './public-id.ts'

test('reads the number of an address', () => {
  expect(parsePublicId('8')).toBe(8)
  expect(parsePublicId('1024')).toBe(1024)
})

test.each(['0', '01', '1.5', '-1', 'abc', '', ' 1', '1e3', '9999999999'])(
  '„%s“ names no document',
  (text) => {
    expect(parsePublicId(text)).toBeUndefined()
  },
)
