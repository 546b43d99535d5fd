import { expect, test } from 'vitest'
import { hasNothing } from './useSearchMatches.ts'

test('search has nothing only when its answer counts no matches', () => {
  const answer = (count: number) => ({ query: 'hije', count }) as Parameters<typeof hasNothing>[0]
  expect([answer(0), answer(1), 'loading', 'failed'].map((one) => hasNothing(one as never))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
