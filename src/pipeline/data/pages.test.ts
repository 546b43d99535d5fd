import { expect, test } from 'vitest'
import type { Content } from '../../check/content.ts'
import { publishedModules } from './published.ts'

const ids = (length: number) => Array.from({ length }, (_, index) => ({ id: length - index }))
const content = (reports: number, projects: number) =>
  ({
    reports: ids(reports).map((report) => ({ report })),
    news: ids(2),
    projects: ids(projects),
    about: {},
  }) as unknown as Content

const pagePaths = (of: Content) => publishedModules(of).flatMap(({ path }) => path ?? [])

/** The module of a page of a large site. */
function contentOfPage(path: string) {
  const found = publishedModules(content(25, 121)).find((module) => module.path === path)
  return found && { name: found.name, needsKnown: found.needsKnown ?? false }
}

test('list has one address when it fits one page', () => {
  expect(pagePaths(content(1, 60))).toEqual([
    '/',
    '/summer-school',
    '/projects',
    '/about',
    '/en',
    '/kerko',
    '/blog/1',
    '/information-blog/2',
    '/information-blog/1',
  ])
})

test('list has an address for each further page', () => {
  expect(pagePaths(content(25, 121)).filter((path) => /^.(summer|projects)/.test(path))).toEqual([
    '/summer-school',
    '/summer-school/faqja/2',
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
  ])
})

test('list page loads its own module and a later page first checks that it exists', () => {
  expect(contentOfPage('/projects')).toEqual({ name: 'lists/projects-1', needsKnown: false })
  expect(contentOfPage('/projects/faqja/3')).toEqual({ name: 'lists/projects-3', needsKnown: true })
  expect(contentOfPage('/summer-school')).toEqual({ name: 'lists/reports-1', needsKnown: false })
  expect(contentOfPage('/summer-school/faqja/2')).toEqual({ name: 'lists/reports-2', needsKnown: true })
})

test('document page loads its own module and no two modules share a page', () => {
  expect(contentOfPage('/')).toEqual({ name: 'home', needsKnown: false })
  expect(contentOfPage('/blog/7')).toEqual({ name: 'report/7', needsKnown: true })
  const paths = pagePaths(content(25, 121))
  expect(new Set(paths).size).toBe(paths.length)
})
