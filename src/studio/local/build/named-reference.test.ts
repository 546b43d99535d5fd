import { expect, test } from 'vitest'
import { decodeNamedCharacterReference } from './named-reference.ts'

test.each([
  ['euml', 'ë'],
  ['Ccedil', 'Ç'],
  ['amp', '&'],
  ['NotEqualTilde', '≂̸'],
  ['euml2', false],
  ['eum', false],
  ['', false],
])('decodeNamedCharacterReference decodes &%s;', (name, expected) => {
  expect(decodeNamedCharacterReference(name)).toBe(expected)
})
