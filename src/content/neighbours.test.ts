import { expect, test } from 'vitest'
import { neighbours } from './neighbours.ts'

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
