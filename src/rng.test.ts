import { expect, it } from 'vitest'
import { createRng } from './rng.ts'

it('gives the same numbers for the same seed', () => {
  const [a, b] = [createRng('pisha'), createRng('pisha')]
  expect([a.next(), a.next(), a.next()]).toEqual([b.next(), b.next(), b.next()])
})

it('forks a source that does not depend on how much was drawn before', () => {
  const [fresh, used] = [createRng('pisha'), createRng('pisha')]
  used.next()
  expect(used.fork('re').next()).toBe(fresh.fork('re').next())
})

it('keeps whole numbers within their bounds, both included', () => {
  const rng = createRng('numra')
  expect(new Set(Array.from({ length: 200 }, () => rng.int(1, 3)))).toEqual(new Set([1, 2, 3]))
})
