import { expect, test } from 'vitest'
import { withoutScripts } from './plain-copy.ts'

test('takes the scripts out of a page and leaves the rest', () => {
  expect(
    withoutScripts(
      '<head><link rel="stylesheet" href="/a.css"><script type="module" src="/a.js" data-entry="/b.js"></script><script type="application/ld+json">{}</script></head>',
    ),
  ).toBe('<head><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{}</script></head>')
})
