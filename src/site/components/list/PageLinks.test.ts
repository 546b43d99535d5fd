import { expect, test } from 'vitest'
import { pageWindow } from './PageLinks.tsx'

test('a page links to the first, the last and those beside it, however many there are', () => {
  expect(pageWindow(1, 1)).toEqual([1])
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 42)).toEqual([1, 2, 'gap', 42])
  expect(pageWindow(4, 42)).toEqual([1, 2, 3, 4, 5, 'gap', 42])
  expect(pageWindow(20, 42)).toEqual([1, 'gap', 19, 20, 21, 'gap', 42])
  expect(pageWindow(40, 42)).toEqual([1, 'gap', 39, 40, 41, 42])
  expect(pageWindow(42, 42)).toEqual([1, 'gap', 41, 42])
})
