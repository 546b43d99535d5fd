import { expect, test } from 'vitest'
import { cleanPath, readableAddresses } from './clean-path.ts'

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

test.each(['/x%', '/blog/%E0%A4%A', '/blog/%C3%28', '/%25/%'])(
  '%s, which cannot be decoded, is read as letters and written as it was',
  (path) => {
    const url = readableAddresses.input({ url: new URL(path, 'https://example.org') })
    expect(decodeURIComponent(url.pathname)).toBe(path)
    expect(readableAddresses.output({ url }).pathname).toBe(path)
  },
)

test.each(['/', '/about', '/blog/1', '/%C3%AB', '/Çka'])('%s stays as it is', (path) => {
  const url = new URL(path, 'https://example.org')
  expect(readableAddresses.input({ url: new URL(url) }).href).toBe(url.href)
  expect(readableAddresses.output({ url: new URL(url) }).href).toBe(url.href)
})
