import { expect, test } from 'vitest'
import { queryParameter } from './query-parameter.ts'

test('search query is read from the address', () => {
  expect(queryParameter({ q: 'dielli dhe era' })).toEqual({ q: 'dielli dhe era' })
})

test('search query keeps a year as a number so that the address needs no quotes', () => {
  expect(queryParameter({ q: '2024' })).toEqual({ q: 2024 })
  expect(queryParameter({ q: 2024 })).toEqual({ q: 2024 })
  expect(queryParameter({ q: '007' })).toEqual({ q: '007' })
})

test.each([undefined, '', '  ', true, ['a'], { a: 1 }])('search query ignores %s', (q) => {
  expect(queryParameter({ q })).toEqual({})
})
