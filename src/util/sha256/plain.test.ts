import { assert, property, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf as byNode } from './node.ts'
import { digestOf } from './plain.ts'

test('digests bytes as Node does, at every length around the ends of blocks', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
    expect(digestOf(bytes)).toBe(byNode(bytes))
  }
  assert(property(uint8Array({ maxLength: 2000 }), (bytes) => digestOf(bytes) === byNode(bytes)))
})

test('digests a text as its UTF-8, and a part of a buffer as that part', () => {
  assert(property(string({ unit: 'binary' }), (text) => digestOf(text) === byNode(text)))
  const whole = new Uint8Array(300).fill(7)
  expect(digestOf(whole.subarray(3, 290))).toBe(byNode(whole.slice(3, 290)))
})
