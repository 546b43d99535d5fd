import { expect, test } from 'vitest'
import { headMarkup } from './markup.ts'

test('head data cannot close its script element and reads back unchanged', () => {
  const data = { name: '</script><script>alert(1)</script> <!-- <script> & "ë"' }
  const markup = headMarkup({ data })
  expect(markup.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', '</script>'])
  expect(JSON.parse(markup.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data)
})

test('head shows a large picture with size and description when a page is shared', () => {
  const picture = { url: 'https://a.test/x.jpg', width: 1200, height: 630, alt: 'Dielli „i parë“ & "era"' }
  expect(headMarkup({ picture })).toBe(
    [
      '<meta property="og:image" content="https://a.test/x.jpg">',
      '<meta property="og:image:type" content="image/jpeg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="Dielli „i parë“ &amp; &quot;era&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join(''),
  )
})

test('head loads a script at once when it must run before the first paint', () => {
  expect(headMarkup({ script: '/energjia/next-edition.js' })).toBe(
    '<script src="/energjia/next-edition.js"></script>',
  )
})

test('head adds nothing to a page without data, picture or script', () => {
  expect(headMarkup({})).toBe('')
})
