import { expect, test } from 'vitest'
import { withoutScripts } from './plain-copy.ts'

test('takes scripts and their preloads out of a page and leaves the rest', () => {
  expect(
    withoutScripts(
      '<head><link rel="stylesheet" href="/a.css"><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js" fetchpriority="low"><script type="application/ld+json">{}</script></head>',
    ),
  ).toBe('<head><link rel="stylesheet" href="/a.css"><script type="application/ld+json">{}</script></head>')
})
