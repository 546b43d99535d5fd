import { expect, test } from 'vitest'
import { queryParameter } from './query-parameter.ts'

test('reads the query of the address', () => {
  expect(queryParameter({ q: 'dielli dhe era' })).toEqual({ q: 'dielli dhe era' })
})

test('a year stays a number, so that the address needs no quotation marks', () => {
  expect(queryParameter({ q: '2024' })).toEqual({ q: 2024 })
  expect(queryParameter({ q: 2024 })).toEqual({ q: 2024 })
  expect(queryParameter({ q: '007' })).toEqual({ q: '007' })
})

test.each([undefined, '', '  ', true, ['a'], { a: 1 }])('%s is no query', (q) => {
  expect(queryParameter({ q })).toEqual({})
})
