import { expect, test } from 'vitest'
import { otherEditions } from './other-editions.ts'

const reports = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }))
const beside = (id: number) => {
  const { others, later } = otherEditions(reports, id)
  return [others.slice(0, later).map((report) => report.id), others.slice(later).map((report) => report.id)]
}

test('shows the neighbours of an edition, the later ones first', () => {
  expect(beside(4)).toEqual([[3], [5, 6]])
})

test('shows as many at both ends of the list', () => {
  expect(beside(1)).toEqual([[], [2, 3, 4]])
  expect(beside(7)).toEqual([[5, 6], [8]])
  expect(beside(8)).toEqual([[5, 6, 7], []])
})

test('shows what there is when there are few', () => {
  expect(otherEditions([{ id: 1 }, { id: 2 }], 2)).toEqual({ others: [{ id: 1 }], later: 1 })
  expect(otherEditions([{ id: 1 }], 1)).toEqual({ others: [], later: 0 })
})
