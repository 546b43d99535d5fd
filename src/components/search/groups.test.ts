import { expect, test } from 'vitest'
import { writeOrder } from '../../content/search/order.ts'
import { catalogueOf } from './catalogue.ts'
import { groupHits } from './groups.ts'

const order = { report: writeOrder([1]), news: writeOrder([3, 2, 1]), project: '', question: '', page: '' }
const catalogue = catalogueOf({ shards: [], order })
const hit = (position: number) => ({ position, score: 1, sections: [position] })
const groups = (limit: number) =>
  groupHits([hit(2), hit(0), hit(1), hit(3)], catalogue, limit).map(({ kind, count, shown }) => [
    kind,
    count,
    shown.map(({ listed, sections }) => [listed.id, ...sections]),
  ])

test('the kind with the best hit comes first, and each keeps the order of its hits', () => {
  expect(groups(9)).toEqual([
    [
      'news',
      3,
      [
        [2, 2],
        [3, 1],
        [1, 3],
      ],
    ],
    ['report', 1, [[1, 0]]],
  ])
})

test('of each kind at most so many are shown, and all are counted', () => {
  expect(groups(2)).toEqual([
    [
      'news',
      3,
      [
        [2, 2],
        [3, 1],
      ],
    ],
    ['report', 1, [[1, 0]]],
  ])
})
