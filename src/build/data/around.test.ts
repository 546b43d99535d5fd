import { expect, test } from 'vitest'
import { otherEditions } from './around.ts'

const reports = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }))
const idsBeside = (id: number) => otherEditions(reports, id).map((report) => report.id)

test('shows the neighbours of an edition', () => {
  expect(idsBeside(4)).toEqual([3, 5, 6])
})

test('shows as many at both ends of the list', () => {
  expect(idsBeside(1)).toEqual([2, 3, 4])
  expect(idsBeside(8)).toEqual([5, 6, 7])
})

test('shows what there is when there are few', () => {
  expect(otherEditions([{ id: 1 }, { id: 2 }], 2)).toEqual([{ id: 1 }])
})
