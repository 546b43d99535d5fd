import { expect, test } from 'vitest'
import { pictureSearch } from './picture-search.ts'

test('picture parameter gives the number of the open picture', () => {
  expect(pictureSearch({ foto: '3' })).toEqual({ foto: 3 })
  expect(pictureSearch({ foto: 3 })).toEqual({ foto: 3 })
})

test.each(['0', '-1', '1.5', 'x', ''])('picture parameter ?foto=%s opens nothing', (foto) => {
  expect(pictureSearch({ foto })).toEqual({})
})
