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

test('lists that fit one page have one address', () => {
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

test('each further page of a list has an address of its own', () => {
  expect(pagePaths(content(25, 121)).filter((path) => /^.(summer|projects)/.test(path))).toEqual([
    '/summer-school',
    '/summer-school/faqja/2',
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
  ])
})

test('a page of a list loads its own page of the list; a later one asks first whether it is there', () => {
  expect(contentOfPage('/projects')).toEqual({ name: 'lists/projects-1', needsKnown: false })
  expect(contentOfPage('/projects/faqja/3')).toEqual({ name: 'lists/projects-3', needsKnown: true })
  expect(contentOfPage('/summer-school')).toEqual({ name: 'lists/reports-1', needsKnown: false })
  expect(contentOfPage('/summer-school/faqja/2')).toEqual({ name: 'lists/reports-2', needsKnown: true })
})

test('a document loads itself, and no two modules are of one page', () => {
  expect(contentOfPage('/')).toEqual({ name: 'home', needsKnown: false })
  expect(contentOfPage('/blog/7')).toEqual({ name: 'report/7', needsKnown: true })
  const paths = pagePaths(content(25, 121))
  expect(new Set(paths).size).toBe(paths.length)
})
