import { expect, test } from 'vitest'
import { listPath, pageAt, pagesOf } from './paging.ts'

test('paging splits a list in order and gives an empty list one page', () => {
  expect(pagesOf(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([
    { entries: ['a', 'b'], page: 1, pages: 3 },
    { entries: ['c', 'd'], page: 2, pages: 3 },
    { entries: ['e'], page: 3, pages: 3 },
  ])
  expect(pagesOf(['a', 'b'], 2)).toEqual([{ entries: ['a', 'b'], page: 1, pages: 1 }])
  expect(pagesOf([], 2)).toEqual([{ entries: [], page: 1, pages: 1 }])
})

test("paging finds an entry's page by its place in the list", () => {
  expect([0, 1, 2, 3, 4].map((position) => pageAt(position, 2))).toEqual([1, 1, 2, 2, 3])
})

test('paging addresses the first page as the list', () => {
  expect([1, 2, 42].map((page) => listPath('summer-school', page))).toEqual([
    '/summer-school',
    '/summer-school/faqja/2',
    '/summer-school/faqja/42',
  ])
  expect([1, 3].map((page) => listPath('projects', page))).toEqual(['/projects', '/projects/faqja/3'])
})
