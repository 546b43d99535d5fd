import { expect, test } from 'vitest'
import { headMarkup } from './markup.ts'

test('data cannot end its own script element, and reads back as it was', () => {
  const data = { name: '</script><script>alert(1)</script> <!-- <script> & "ë"' }
  const markup = headMarkup({ data })
  expect(markup.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', '</script>'])
  expect(JSON.parse(markup.replace(/^<[^>]*>|<\/script>$/g, ''))).toEqual(data)
})

test('a shared page shows its picture large, with size and description', () => {
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

test('a script that runs before the first paint is loaded at once', () => {
  expect(headMarkup({ script: '/energjia/next-edition.js' })).toBe(
    '<script src="/energjia/next-edition.js"></script>',
  )
})

test('a page without any of them gets nothing', () => {
  expect(headMarkup({})).toBe('')
})
