import { expect, test } from 'vitest'
import { words } from '../../content/index.ts'
import type { SearchMatches } from './finding/find.ts'
import { summary } from './summary.ts'

const { one, many, none, short, loading, failed } = words.searching
const answer = (query: string, count: number, isAsked = true) => ({ query, count, isAsked }) as SearchMatches

test('search summary counts the results', () => {
  expect(summary(answer('dielli', 1), 'dielli')).toBe(one)
  expect(summary(answer('dielli', 12), 'dielli')).toBe(many.replace('{n}', '12'))
})

test('search summary repeats a query without results', () => {
  expect(summary(answer(' xyz ', 0), ' xyz ')).toBe(none.replace('{query}', 'xyz'))
})

test('search summary asks for more letters when the query is too short', () => {
  expect(summary(answer('a', 0, false), 'a')).toBe(short)
})

test('search summary names a search that is loading, behind or failed', () => {
  expect(summary('loading', 'dielli')).toBe(loading)
  expect(summary(answer('diell', 3), 'dielli')).toBe(loading)
  expect(summary('failed', 'dielli')).toBe(failed)
})
