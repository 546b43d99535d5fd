import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { paths } from '../../../src/util/paths.ts'
import { pages } from '../support/content.ts'

const publishedFiles = () =>
  readdirSync(paths.dist, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))

// The build itself (src/pipeline/site-check) checks that links, pictures, scripts and canonical addresses have a
// target. It also checks that no page has an inline script, style or handler.
test.describe('published files', { tag: '@once' }, () => {
  test('build has one HTML file an address and 404 pages, with unique titles', () => {
    const documents = publishedFiles().filter((name) => name.endsWith('.html'))
    const expected = pages.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    const missing = ['404.html', 'blog/not-found.html', 'information-blog/not-found.html']
    expect(documents.sort()).toEqual([...missing, ...expected].sort())
    const texts = documents.map((name) => readFileSync(join(paths.dist, name), 'utf8'))
    const differing = (pattern: RegExp) => new Set(texts.map((html) => pattern.exec(html)?.[1])).size
    expect(differing(/<title>([^<]+)<\/title>/)).toBe(documents.length)
    // What is missing has none.
    expect(differing(/<meta name="description" content="([^"]+)"/)).toBe(expected.length + 1)
    // A phone would make links of them, which the app would not find in its own elements.
    for (const html of texts) expect(html).toContain('name="format-detection" content="telephone=no,')
  })

  test('build contains only files that a static host serves', () => {
    const strange = publishedFiles().filter((name) => /(\.map|\.ts|\.tsx|\.mdx|\.yaml)$|^\.vite/.test(name))
    expect(strange).toEqual([])
  })

  // That no page asks another host for anything is part of every browser test, support/test.ts.
  test('build scripts write no cookie and send no report', () => {
    const scripts = publishedFiles().filter((name) => /^assets\/.*\.js$/.test(name))
    expect(scripts.length).toBeGreaterThan(3)
    for (const name of scripts) {
      const text = readFileSync(join(paths.dist, name), 'utf8')
      expect.soft(text, name).not.toMatch(/document\.cookie|sendBeacon|localStorage|XMLHttpRequest|WebSocket/)
    }
  })
})

test.describe('response headers', { tag: '@once' }, () => {
  test('page response has the strict security policy', async ({ request }) => {
    for (const path of ['/', '/blog/1', '/kontakt']) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "require-trusted-types-for 'script'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
      ]) {
        expect(policy, path).toContain(rule)
      }
      expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
      expect(policy.match(/trusted-types ([^;]+)/g)).toHaveLength(1)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
    }
  })

  test('hashed files are cached for a year and pages are revalidated', async ({ request, page }) => {
    await page.goto('/')
    const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
    expect((await request.get(script)).headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
    expect((await request.get('/')).headers()['cache-control']).toBe('no-cache')
  })
})
