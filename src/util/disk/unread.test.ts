import { expect, test } from 'vitest'
import { digestOf, UnreadFile } from './unread.ts'

test('unread file has no bytes and the digest that it was given', () => {
  const file = new UnreadFile('ab'.repeat(32))
  expect(file).toHaveLength(0)
  expect(digestOf(file)).toBe('ab'.repeat(32))
})
