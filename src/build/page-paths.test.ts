import { expect, test } from 'vitest'
import type { Content } from '../content/compile/index.ts'
import { pagePaths } from './page-paths.ts'

const ids = (length: number) => Array.from({ length }, (_, index) => ({ id: length - index }))
const content = (reports: number, projects: number) =>
  ({
    reports: ids(reports).map((report) => ({ report })),
    news: ids(2),
    projects: ids(projects),
  }) as unknown as Content

test('lists that fit one page have one address', () => {
  expect(pagePaths(content(1, 60))).toEqual([
    '/',
    '/summer-school',
    '/projects',
    '/about',
    '/kerko',
    '/blog/1',
    '/information-blog/1',
    '/information-blog/2',
  ])
})

test('each further page of a list has an address of its own', () => {
  expect(pagePaths(content(25, 121)).filter((path) => /^.(summer|projects)/.test(path))).toEqual([
    '/summer-school',
    '/summer-school/faqja/2',
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
  ])
})
