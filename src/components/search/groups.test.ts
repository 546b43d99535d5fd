import { expect, test } from 'vitest'
import type { SearchKind } from '../../content/schema/search.ts'
import { groupHits } from './groups.ts'

const hit = (kind: SearchKind, title: string) => ({
  document: { kind, path: '/', title, sections: [{ text: '' }] },
  score: 1,
  sections: [],
})
const titles = (limit?: number) =>
  groupHits([hit('news', 'a'), hit('report', 'b'), hit('news', 'c'), hit('news', 'd')], limit).map(
    ({ kind, hits }) => [kind, hits.map(({ document }) => document.title)],
  )

test('the kind with the best hit comes first, and each keeps the order of its hits', () => {
  expect(titles()).toEqual([
    ['news', ['a', 'c', 'd']],
    ['report', ['b']],
  ])
})

test('of each kind at most so many are shown', () => {
  expect(titles(2)).toEqual([
    ['news', ['a', 'c']],
    ['report', ['b']],
  ])
})
