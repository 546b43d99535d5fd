import { expect, test } from 'vitest'
import { contentModules } from './content-modules.ts'

test('a page of a list loads its own page of the list; a later one asks first whether it is there', () => {
  expect(contentModules('/projects')).toEqual(['lists/projects-1'])
  expect(contentModules('/projects/faqja/3')).toEqual(['known', 'lists/projects-3'])
  expect(contentModules('/summer-school')).toEqual(['lists/reports-1'])
  expect(contentModules('/summer-school/faqja/2')).toEqual(['known', 'lists/reports-2'])
})

test('a document loads itself, and an unknown address nothing', () => {
  expect(contentModules('/')).toEqual(['home'])
  expect(contentModules('/blog/7')).toEqual(['known', 'report/7'])
  expect(contentModules('/404')).toEqual([])
})
