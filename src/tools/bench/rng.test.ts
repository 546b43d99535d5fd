import { expect, it } from 'vitest'
import { createRng } from './rng.ts'

it('gives the same numbers for the same seed', () => {
  const [a, b] = [createRng('pisha'), createRng('pisha')]
  expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()])
})

it('keeps whole numbers within their bounds, both included', () => {
  const rng = createRng('numra')
  expect(new Set(Array.from({ length: 200 }, () => rng.int(1, 3)))).toEqual(new Set([1, 2, 3]))
})
