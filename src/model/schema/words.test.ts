import { expect, test } from 'vitest'
import { wordsSchema } from './words.ts'

const { position } = wordsSchema.shape.gallery.shape

test('word keeps its variables in any order', () => {
  expect(position.safeParse('{n} nga {total}').success).toBe(true)
  expect(position.safeParse('nga {total}, e {n}-ta').success).toBe(true)
})

test('word without one of its variables is refused', () => {
  expect(position.safeParse('3 nga {total}').success).toBe(false)
  expect(position.safeParse('{n} nga total').success).toBe(false)
})

test('empty word is refused with one problem', () => {
  expect(position.safeParse(' ').error?.issues.map(({ code }) => code)).toEqual(['too_small'])
})

test('word in another language keeps its variables', () => {
  const { author } = wordsSchema.shape
  expect(author.safeParse({ text: 'By {author}', lang: 'en' }).success).toBe(true)
  expect(author.safeParse({ text: 'By author', lang: 'en' }).success).toBe(false)
})
