import { expect, test } from 'vitest'
import { cleanPath, readableAddresses } from './clean-path.ts'

test('clean path keeps a clean address', () => {
  expect(cleanPath('/', '/')).toBe('/')
  expect(cleanPath('/blog/1', '/')).toBe('/blog/1')
  expect(cleanPath('/energjia/', '/energjia/')).toBe('/energjia/')
})

test('clean path turns other forms of an address into the clean one', () => {
  expect(cleanPath('/index.html', '/')).toBe('/')
  expect(cleanPath('/blog/1/', '/')).toBe('/blog/1')
  expect(cleanPath('/blog/1.html', '/')).toBe('/blog/1')
  expect(cleanPath('/blog/1/index.html', '/')).toBe('/blog/1')
  expect(cleanPath('//blog//1', '/')).toBe('/blog/1')
})

test('clean path keeps the slash of the start page below a base path', () => {
  expect(cleanPath('/energjia', '/energjia/')).toBe('/energjia/')
  expect(cleanPath('/energjia/index.html', '/energjia/')).toBe('/energjia/')
  expect(cleanPath('/energjia/about/', '/energjia/')).toBe('/energjia/about')
})

test.each(['/x%', '/blog/%E0%A4%A', '/blog/%C3%28', '/%25/%'])(
  'clean path reads the undecodable %s as text and writes it unchanged',
  (path) => {
    const url = readableAddresses.input({ url: new URL(path, 'https://example.org') })
    expect(decodeURIComponent(url.pathname)).toBe(path)
    expect(readableAddresses.output({ url }).pathname).toBe(path)
  },
)

test.each(['/', '/about', '/blog/1', '/%C3%AB', '/Çka'])('clean path keeps %s', (path) => {
  const url = new URL(path, 'https://example.org')
  expect(readableAddresses.input({ url: new URL(url) }).href).toBe(url.href)
  expect(readableAddresses.output({ url: new URL(url) }).href).toBe(url.href)
})
