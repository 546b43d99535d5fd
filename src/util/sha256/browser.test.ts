import { array, assert, nat, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { digestOf } from './browser.ts'
import { digestOf as byNode } from './node.ts'

test("sha256 in a browser equals Node's for bytes, texts and views", () => {
  assert(property(uint8Array({ maxLength: 300 }), (bytes) => digestOf(bytes) === byNode(bytes)))
  const texts = array(nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes))
  assert(property(texts, (text) => digestOf(text) === byNode(text)))
  const whole = new Uint8Array(300).fill(7)
  expect(digestOf(whole.subarray(3, 290))).toBe(byNode(whole.slice(3, 290)))
})
