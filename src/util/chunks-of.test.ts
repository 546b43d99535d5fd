import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.ts'

test('chunksOf puts the rest into the last chunk and returns none for an empty list', () => {
  expect(chunksOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(chunksOf(['a', 'b'], 2)).toEqual([['a', 'b']])
  expect(chunksOf([], 2)).toEqual([])
})
