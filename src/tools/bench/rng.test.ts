import { expect, it } from 'vitest'
import { createRng } from './rng.ts'

it('random numbers are the same for the same seed', () => {
  const [a, b] = [createRng('pisha'), createRng('pisha')]
  expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()])
})

it('random whole numbers stay within both bounds', () => {
  const rng = createRng('numra')
  expect(new Set(Array.from({ length: 200 }, () => rng.int(1, 3)))).toEqual(new Set([1, 2, 3]))
})
