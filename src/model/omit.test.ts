import { expect, test } from 'vitest'
import { omit } from './omit.ts'

test('leaves out the named fields, keeps the others in their order, and does not change the object', () => {
  const day: { id: number; title: string; place?: string; year: number } = { id: 1, title: 'Era', year: 2020 }
  expect(Object.entries(omit(day, 'title', 'place'))).toEqual([
    ['id', 1],
    ['year', 2020],
  ])
  expect(day.title).toBe('Era')
})
