import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.ts'

test('the last chunk has what is left, and an empty list has no chunk', () => {
  expect(chunksOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  expect(chunksOf(['a', 'b'], 2)).toEqual([['a', 'b']])
  expect(chunksOf([], 2)).toEqual([])
})
