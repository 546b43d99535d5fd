import { expect, test } from 'vitest'
import { keysOf, omit, pick, recordOf } from './records.ts'

test('omit returns the other fields in order and leaves the object unchanged', () => {
  const day: { id: number; title: string; place?: string; year: number } = { id: 1, title: 'Era', year: 2020 }
  expect(Object.entries(omit(day, 'title', 'place'))).toEqual([
    ['id', 1],
    ['year', 2020],
  ])
  expect(day.title).toBe('Era')
})

test('pick returns the named fields in the order of the names', () => {
  expect(Object.entries(pick({ id: 1, title: 'Era', year: 2020 }, 'year', 'id'))).toEqual([
    ['year', 2020],
    ['id', 1],
  ])
})

test('recordOf returns a value for each name', () => {
  expect(recordOf(['one', 'three'], (name) => name.length)).toEqual({ one: 3, three: 5 })
})

test('keysOf returns the names of an object in order', () => {
  expect(keysOf({ news: 1, about: 2 })).toEqual(['news', 'about'])
})
