import { expect, test } from 'vitest'
import { pagesOf, reportListPath } from './paging.ts'

test('a list is split in order, and an empty one has a page too', () => {
  expect(pagesOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { entries: ['a', 'b'], page: 1, pages: 3 },
    { entries: ['c', 'd'], page: 2, pages: 3 },
    { entries: ['e'], page: 3, pages: 3 },
  ])
  expect(pagesOf(['a', 'b'], 2)).toEqual([{ entries: ['a', 'b'], page: 1, pages: 1 }])
  expect(pagesOf([], 2)).toEqual([{ entries: [], page: 1, pages: 1 }])
})

test('the first page is the list itself', () => {
  expect([1, 2, 42].map(reportListPath)).toEqual([
    '/summer-school',
    '/summer-school/faqja/2',
    '/summer-school/faqja/42',
  ])
})
