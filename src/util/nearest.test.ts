import { expect, test } from 'vitest'
import { editDistance, nearest } from './nearest.ts'

test('nearest counts added, dropped, changed and swapped letters', () => {
  expect(editDistance('title', 'title')).toBe(0)
  expect(editDistance('titel', 'title')).toBe(1)
  expect(editDistance('tite', 'title')).toBe(1)
  expect(editDistance('gallery', 'galeri')).toBe(2)
})

test('nearest suggests a close word, and none when all are far', () => {
  expect(nearest('readtime', ['date', 'readTime'])).toBe('readTime')
  expect(nearest('Nentor', ['Tetor', 'Nëntor'])).toBe('Nëntor')
  expect(nearest('vendi', ['date', 'place'])).toBeUndefined()
})
