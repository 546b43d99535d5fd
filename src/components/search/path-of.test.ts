import { expect, test } from 'vitest'
import { pathOf } from './path-of.ts'

test('a result leads to the page on which its document stands', () => {
  const paths = (['report', 'news', 'project', 'question', 'page'] as const).map((kind) =>
    pathOf({ kind, id: 7, place: 2 }),
  )
  expect(paths).toEqual(['/blog/7', '/information-blog/7', '/projects', '/', '/about'])
})

test('a project stands on the page of the timeline that its place in the list says', () => {
  expect([59, 60, 120].map((place) => pathOf({ kind: 'project', id: 1, place }))).toEqual([
    '/projects',
    '/projects/faqja/2',
    '/projects/faqja/3',
  ])
})
