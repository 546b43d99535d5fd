import { expect, test } from 'vitest'
import { neighbours, otherEditions } from './around.ts'

const editions = [{ id: 9 }, { id: 1 }, { id: 2 }]

test('the one after it in the list is earlier, the one before it later', () => {
  expect(neighbours(editions, 1)).toEqual({ earlier: { id: 2 }, later: { id: 9 } })
})

test('the newest has none later, the oldest none earlier', () => {
  expect(neighbours(editions, 9)).toEqual({ earlier: { id: 1 } })
  expect(neighbours(editions, 2)).toEqual({ later: { id: 1 } })
})

test('a document that is not in the list has none', () => {
  expect(neighbours(editions, 7)).toEqual({})
})

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
