import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { scriptsOf } from '../../../src/pipeline/prerender/testing/scripts.ts'
import { paths } from '../../../src/util/paths.ts'
import { pages } from '../support/content.ts'

const files = readdirSync(paths.dist, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
)
const documents = files.filter((name) => name.endsWith('.html')).sort()
const read = (name: string) => readFileSync(join(paths.dist, name), 'utf8')

test.describe('published files', { tag: '@once' }, () => {
  test('there is one HTML file an address, and 404.html', () => {
    const expected = pages.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`))
    expect(documents).toEqual(['404.html', ...expected].sort())
  })

  for (const name of [
    '404.html',
    ...pages.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  ]) {
    test(`${name} has no inline script, no inline style and no event handler`, () => {
      const html = read(name)
      const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      const inline = scripts.filter(([, attributes = '', body = '']) => {
        const isData = attributes.includes('type="application/ld+json"')
        return !isData && (!attributes.includes('src=') || body.trim() !== '')
      })
      expect(inline).toEqual([])
      expect(html).not.toMatch(/<style[\s>]/)
      expect(html).not.toMatch(/<[^>]+\sstyle=/)
      expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
      expect(html).not.toMatch(/(?:href|src|action)="\s*javascript:/i)
    })

    test(`${name} names no other host in what it loads`, () => {
      const loaded = [
        ...read(name).matchAll(
          /<(?:img|source|iframe|link rel="(?:stylesheet|modulepreload|preload|icon)")[^>]*?\s(?:src|href|srcset)="([^"]+)"/gi,
        ),
      ].map(([, address = '']) => address)
      const scripts = scriptsOf(read(name))
      expect(loaded.length).toBeGreaterThan(0)
      expect(scripts.length).toBeGreaterThan(1)
      for (const address of [...loaded, ...scripts]) expect(address).not.toMatch(/^(?:https?:)?\/\//)
    })
  }

  test('each page has a title and a description of its own, and its canonical address', () => {
    const heads = documents
      .filter((name) => name !== '404.html')
      .map((name) => {
        const html = read(name)
        return {
          title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
          description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
          canonical: [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href),
        }
      })
    expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(pages.length)
    const paths = heads.flatMap(({ canonical }) => canonical.map((href) => new URL(href ?? '').pathname))
    expect(paths.sort()).toEqual([...pages].sort())
  })

  test('no page lets a phone make links of its numbers and days, which the app would not find in its own', () => {
    const letting = documents.filter(
      (name) => !read(name).includes('name="format-detection" content="telephone=no,'),
    )
    expect(letting).toEqual([])
  })

  test('only what a static host serves is published', () => {
    const strange = files.filter((name) => /(\.map|\.ts|\.tsx|\.mdx|\.yaml)$|^\.vite/.test(name))
    expect(strange).toEqual([])
  })

  test('every picture, script, style sheet and page that a page names is published', () => {
    const missing: string[] = []
    for (const name of documents) {
      const html = read(name)
      const named = [...html.matchAll(/\s(?:src|href)="(\/[^"#?]*)/g)].map(([, address = '']) => address)
      for (const address of [...named, ...scriptsOf(html)]) {
        const path = decodeURIComponent(address.slice(1))
        const isThere = path === '' || files.includes(path) || files.includes(`${path}.html`)
        if (!isThere) missing.push(`${name}: ${address}`)
      }
      for (const [, set = ''] of read(name).matchAll(/\ssrcset="([^"]+)"/gi)) {
        for (const candidate of set.split(',')) {
          const path = candidate.trim().split(' ')[0]?.slice(1) ?? ''
          if (!files.includes(path)) missing.push(`${name}: ${path}`)
        }
      }
    }
    expect([...new Set(missing)]).toEqual([])
  })

  test('every fragment that a page links to exists on its page', () => {
    const dead: string[] = []
    for (const name of documents) {
      for (const [, path = '', fragment = ''] of read(name).matchAll(/\shref="(\/[^"#?]*)?#([^"]+)"/g)) {
        const target = path === '' ? name : path === '/' ? 'index.html' : `${path.slice(1)}.html`
        if (!new RegExp(`\\sid="${fragment}"`).test(read(target))) dead.push(`${name}: ${path}#${fragment}`)
      }
    }
    expect(dead).toEqual([])
  })

  test('the eight reports of the specification have the addresses /blog/1 to /blog/8', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8]) expect(documents).toContain(`blog/${id}.html`)
  })
})

test.describe('response headers', { tag: '@once' }, () => {
  for (const path of ['/', '/blog/1', '/kontakt']) {
    test(`${path} comes under the strict security policy`, async ({ request }) => {
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
        expect(policy).toContain(rule)
      }
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(policy.match(/trusted-types ([^;]+)/g)).toHaveLength(1)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBeTruthy()
    })
  }

  test('files with a hash in their name are kept for a year, pages are asked for again', async ({
    request,
    page,
  }) => {
    await page.goto('/')
    const script = (await page.locator('script[src]').first().getAttribute('src')) ?? ''
    expect((await request.get(script)).headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
    expect((await request.get('/')).headers()['cache-control']).toBe('no-cache')
  })
})
