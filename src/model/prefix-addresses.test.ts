import { expect, test } from 'vitest'
import { prefixAddresses } from './prefix-addresses.ts'

const html =
  '<a href="/projects">p</a> <a href="https://a.org/">x</a> <img src="/pictures/a-864.jpg" srcset="/pictures/a-320.webp 320w, /pictures/a-448.webp 448w">'

test('prefixAddresses changes nothing at the root', () => {
  expect(prefixAddresses(html, '/')).toBe(html)
})

test('prefixAddresses moves every root-relative address below the base path', () => {
  expect(prefixAddresses(html, '/energjia/')).toBe(
    '<a href="/energjia/projects">p</a> <a href="https://a.org/">x</a> <img src="/energjia/pictures/a-864.jpg" srcset="/energjia/pictures/a-320.webp 320w, /energjia/pictures/a-448.webp 448w">',
  )
})
