import { expect, test } from 'vitest'
import { cleanPath } from './clean-path.ts'

test('a clean address stays as it is', () => {
  expect(cleanPath('/', '/')).toBe('/')
  expect(cleanPath('/blog/1', '/')).toBe('/blog/1')
  expect(cleanPath('/energjia/', '/energjia/')).toBe('/energjia/')
})

test('the other forms of an address become the clean one', () => {
  expect(cleanPath('/index.html', '/')).toBe('/')
  expect(cleanPath('/blog/1/', '/')).toBe('/blog/1')
  expect(cleanPath('/blog/1.html', '/')).toBe('/blog/1')
  expect(cleanPath('/blog/1/index.html', '/')).toBe('/blog/1')
  expect(cleanPath('//blog//1', '/')).toBe('/blog/1')
})

test('below a base path, its own start page keeps the slash', () => {
  expect(cleanPath('/energjia', '/energjia/')).toBe('/energjia/')
  expect(cleanPath('/energjia/index.html', '/energjia/')).toBe('/energjia/')
  expect(cleanPath('/energjia/about/', '/energjia/')).toBe('/energjia/about')
})
