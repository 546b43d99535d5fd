import { expect, test } from 'vitest'
import { omit } from './omit.ts'

test('omit returns the other fields in order and leaves the object unchanged', () => {
  const day: { id: number; title: string; place?: string; year: number } = { id: 1, title: 'Era', year: 2020 }
  expect(Object.entries(omit(day, 'title', 'place'))).toEqual([
    ['id', 1],
    ['year', 2020],
  ])
  expect(day.title).toBe('Era')
})
