import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, siteHeaders } from '../../src/pipeline/serve/headers.ts'
import { serveStatic } from '../../src/pipeline/serve/server.ts'
import { findWebServer, webServers } from '../../src/tools/programs.ts'
import { testPaths } from '../../src/tools/test/builds.ts'
import { paths } from '../../src/util/paths.ts'
import { ask } from './request.ts'
import { type RunningServer, startServer } from './running.ts'

const hosts = ['preview', ...webServers.filter((server) => findWebServer(server) !== undefined)] as const

/** The two builds of `npm test`: at the root of a domain, and below a path. */
const sites = [
  { basePath: '/', dir: paths.dist },
  { basePath: testPaths.subPath, dir: testPaths.subPathDir },
]

async function start(host: (typeof hosts)[number], dir: string, basePath: string): Promise<RunningServer> {
  if (host === 'preview') {
    const { url, close } = await serveStatic({ dir, base: basePath })
    return { origin: new URL(url).origin, stop: close }
  }
  const program = findWebServer(host)
  if (program === undefined) throw new Error(`${host} is not installed.`)
  return await startServer(host, program, dir, basePath)
}

describe.each(hosts)('%s', (host) => {
  describe.each(sites)('serves the site under $basePath', ({ basePath, dir }) => {
    const rules = siteHeaders({ basePath })
    let server: RunningServer

    beforeAll(async () => {
      if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} is missing: run „npm test -- hosts“.`)
      server = await start(host, dir, basePath)
    })
    afterAll(() => server?.stop())

    /** Asks for a path below the base path. */
    const get = (path: string, headers: Record<string, string> = {}) =>
      ask(server.origin, basePath + path, headers)
    const file = (name: string) => readFileSync(join(dir, name))
    const asset = (ending: string) =>
      `assets/${
        readdirSync(join(dir, 'assets'))
          .filter((name) => name.endsWith(ending))
          .sort()[0]
      }`

    /** The headers of an answer that the rules for its path name, by the names that the rules give them. */
    function ruled(path: string, answer: Awaited<ReturnType<typeof get>>) {
      const expected = headersFor(rules, basePath + path)
      const actual = Object.fromEntries(
        Object.keys(expected).map((name) => [name, answer.headers[name.toLowerCase()]]),
      )
      return { actual, expected }
    }

    test.each([
      ['', 'index.html'],
      ['blog/1', 'blog/1.html'],
      ['summer-school?x=1', 'summer-school.html'],
    ])('„%s“ answers %s with no-cache and every security header', async (path, name) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.body).toEqual(file(name))
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-encoding']).toBeUndefined()
      const { actual, expected } = ruled(path, answer)
      expect(actual).toEqual(expected)
      expect(Object.keys(expected).length).toBeGreaterThanOrEqual(8)
    })

    test.each([
      ['blog/1/', 'blog/1'],
      ['blog/1/?foto=2', 'blog/1?foto=2'],
      ['blog/1.html', 'blog/1'],
      ['blog/1.html?foto=2', 'blog/1?foto=2'],
      ['index.html', ''],
      ['index', ''],
    ])('„%s“ redirects permanently to „%s“', async (path, clean) => {
      const { status, headers } = await get(path)
      expect([status, headers.location]).toEqual([308, basePath + clean])
    })

    // The preview server knows redirects from a file that the site lacks: no document was removed.
    if (host !== 'preview')
      test('address of a removed document redirects to its successor', async () => {
        const { status, headers } = await get('blog/98')
        expect([status, headers.location]).toEqual([301, `${basePath}blog/1`])
      })

    test.each(['/example.com/', '/example.com/..', '\\example.com/', '%5Cexample.com/'])(
      '„%s“ redirects to no other host',
      async (path) => {
        const { headers } = await get(path)
        expect(new URL(headers.location ?? '/', server.origin).origin).toBe(server.origin)
      },
    )

    test.each<readonly [string, string]>([
      ...['nuk-ka', 'blog', 'assets/nuk-ka.js', '404', '_headers', '_redirects', 'blog/1/2'].map(
        (path) => [path, '404.html'] as const,
      ),
      ...['blog/99', 'blog/abc?foto=1', 'blog/not-found'].map(
        (path) => [path, 'blog/not-found.html'] as const,
      ),
      ['information-blog/99', 'information-blog/not-found.html'],
    ])('host answers „%s“ with status 404 and the uncached page %s', async (path, name) => {
      const answer = await get(path)
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache'])
      expect(answer.body).toEqual(file(name))
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['content-security-policy']).toBe(
        headersFor(rules, basePath)['Content-Security-Policy'],
      )
    })

    // Caddy never sees an address that Go's HTTP server cannot parse: it answers 400 by itself.
    const undecodable = host === 'caddy' ? ['blog/%C3%28'] : ['blog/%E0%A4%A', 'x%', 'blog/%C3%28']
    test.each(undecodable)('„%s“, which cannot be decoded, answers 404', async (path) => {
      const { status, headers, body } = await get(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-cache'])
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers['content-security-policy']).toBe(headersFor(rules, basePath)['Content-Security-Policy'])
      // nginx has no address of what it cannot parse.
      const isKnown = path.startsWith('blog/') && !(host === 'nginx' && path.endsWith('%A'))
      expect(body).toEqual(file(isKnown ? 'blog/not-found.html' : '404.html'))
    })

    test('page is not cached under another spelling of its address', async () => {
      for (const path of ['assets/..%2fblog/1', 'pictures/%2e%2e/blog/1', 'assets/%2e%2e%2fblog/1'])
        expect((await get(path)).headers['cache-control'], path).not.toContain('immutable')
    })

    test('wrong address is not cached like the files beside it', async () => {
      const { status, headers } = await get('assets/x.html')
      expect([status, headers['cache-control']]).toEqual([308, 'no-cache'])
    })

    test('files with a digest in their name are cached for a year', async () => {
      const picture = `pictures/${readdirSync(join(dir, 'pictures')).find((name) => name.endsWith('.avif'))}`
      for (const path of [asset('.js'), asset('.css'), asset('.woff2'), picture]) {
        const answer = await get(path)
        expect([path, answer.status]).toEqual([path, 200])
        expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        const { actual, expected } = ruled(path, answer)
        expect(actual).toEqual(expected)
      }
    })

    test.each([
      ['feed.atom', 'application/atom+xml; charset=utf-8'],
      ['feed.json', 'application/json; charset=utf-8'],
      ['sitemap.xml', 'application/xml; charset=utf-8'],
      ['robots.txt', 'text/plain; charset=utf-8'],
      ['projects.csv', 'text/csv; charset=utf-8'],
      ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['favicon.svg', 'image/svg+xml; charset=utf-8'],
      ['favicon.ico', 'image/x-icon'],
      ['apple-touch-icon.png', 'image/png'],
    ])('%s has the media type %s', async (path, type) => {
      const answer = await get(path)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.body).toEqual(file(path))
    })

    // nginx knows Brotli only with a module that most packages leave out, Caddy only as copies made beforehand.
    const encodings = host === 'preview' ? (['br', 'gzip'] as const) : (['gzip'] as const)
    test.each(encodings)('text is compressed with %s and complete', async (encoding) => {
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      for (const path of ['blog/1', asset('.js'), asset('.css'), 'feed.atom']) {
        const { status, headers, body } = await get(path, { 'Accept-Encoding': encoding })
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding])
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
        expect(unpack(body)).toEqual(file(path === 'blog/1' ? 'blog/1.html' : path))
        expect(body.length).toBeLessThan(file(path === 'blog/1' ? 'blog/1.html' : path).length)
      }
    })

    test('404 page is compressed', async () => {
      const { status, headers, body } = await get('nuk-ka', { 'Accept-Encoding': 'gzip' })
      expect([status, headers['content-encoding']]).toEqual([404, 'gzip'])
      expect(gunzipSync(body)).toEqual(file('404.html'))
    })

    test('text varies by Accept-Encoding', async () => {
      for (const path of ['', 'blog/1', 'nuk-ka', 'feed.atom', asset('.js'), asset('.css')])
        expect([path, (await get(path)).headers.vary]).toEqual([path, 'Accept-Encoding'])
    })

    test('pictures and fonts are not compressed again', async () => {
      for (const path of [asset('.woff2'), 'apple-touch-icon.png']) {
        const { headers, body } = await get(path, { 'Accept-Encoding': 'br, gzip' })
        expect(headers['content-encoding']).toBeUndefined()
        expect(headers.vary).toBeUndefined()
        expect(body).toEqual(file(path))
      }
    })

    test('browser with a current ETag gets 304', async () => {
      const first = await get('about')
      const second = await get('about', { 'If-None-Match': first.headers.etag ?? '' })
      expect([second.status, second.body.length]).toEqual([304, 0])
      expect(second.headers['cache-control']).toBe('no-cache')
    })

    test('host sets no cookie', async () => {
      for (const path of ['', 'blog/1', 'nuk-ka', asset('.js')]) {
        expect((await get(path)).headers).not.toHaveProperty('set-cookie')
      }
    })

    if (basePath !== '/') {
      test('base path without its slash redirects, and nothing is served beside it', async () => {
        const bare = await ask(server.origin, `${basePath.slice(0, -1)}?x=1`)
        expect([bare.status, bare.headers.location]).toEqual([308, `${basePath}?x=1`])
        for (const path of ['/', '/blog/1', '/index.html', `${basePath.slice(0, -1)}x/blog/1`]) {
          expect([path, (await ask(server.origin, path)).status]).toEqual([path, 404])
        }
      })
    }
  })
})
