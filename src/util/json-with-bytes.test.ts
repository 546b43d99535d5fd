import { expect, test } from 'vitest'
import { decode, encode } from './json-with-bytes.ts'

test('JSON with bytes keeps buffers and arrays of bytes in any place', () => {
  const value = { file: 'a', bytes: Buffer.from([0, 255]), more: [[Uint8Array.of(7), null]] }
  const decoded = decode(encode(value))
  expect(decoded).toEqual({ file: 'a', bytes: Uint8Array.of(0, 255), more: [[Uint8Array.of(7), null]] })
})

test('JSON with bytes keeps an undefined item of a list', () => {
  const [file, bytes, other] = decode(encode(['a', undefined, null])) as unknown[]
  expect([file, bytes, other]).toEqual(['a', undefined, null])
})

test('JSON with bytes has an empty text for nothing', () => {
  expect(encode(undefined)).toBe('')
  expect(decode('')).toBeUndefined()
})
