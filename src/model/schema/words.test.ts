import { expect, test } from 'vitest'
import { wordsSchema } from './words.ts'

const { position } = wordsSchema.shape.gallery.shape

test('a word keeps the parts that the page fills in, in any order', () => {
  expect(position.safeParse('{n} nga {total}').success).toBe(true)
  expect(position.safeParse('nga {total}, e {n}-ta').success).toBe(true)
})

test('a word that lost a part is refused', () => {
  expect(position.safeParse('3 nga {total}').success).toBe(false)
  expect(position.safeParse('{n} nga total').success).toBe(false)
})

test('a word that is empty is refused once, whatever parts it lacks', () => {
  expect(position.safeParse(' ').error?.issues.map(({ code }) => code)).toEqual(['too_small'])
})

test('a word in another language keeps its parts too', () => {
  const { author } = wordsSchema.shape
  expect(author.safeParse({ text: 'By {author}', lang: 'en' }).success).toBe(true)
  expect(author.safeParse({ text: 'By author', lang: 'en' }).success).toBe(false)
})
