import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resolveTarget } from './addresses.ts'
import { headersFile, siteHeaders } from './headers.ts'
import { type StaticServer, serveStatic } from './server.ts'

const page = `<!doctype html><title>Kreu</title>${'diell '.repeat(200)}`
const files: Record<string, string | Buffer> = {
  'index.html': page,
  '404.html': '<title>Nuk u gjet</title>',
  'blog/1.html': '<title>Raporti</title>',
  'blog/not-found.html': '<title>Raporti nuk u gjet</title>',
  'assets/app.1a2b3c4d.js': 'export const a = 1',
  'pictures/x.1a2b3c4d-320.avif': Buffer.alloc(100, 7),
  _headers: headersFile(siteHeaders({ basePath: '/' })),
}

let dir: string
let site: StaticServer
let below: StaticServer

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'serve-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  site = await serveStatic({ dir })
  below = await serveStatic({ dir, base: '/energjia/' })
})

afterAll(async () => {
  await Promise.all([site.close(), below.close()])
  await rm(dir, { recursive: true })
})

/** Sends the path unchanged: `fetch` would normalise it. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', server = site) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(new URL(server.url).origin, { path, headers, method }, async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
      sent.on('error', reject).end()
    },
  )
}

describe('serveStatic', () => {
  it('preview server keeps a connection open while a visitor pauses', async () => {
    const { headers } = await get('/', { connection: 'keep-alive' })
    expect(headers['keep-alive']).toBe('timeout=65')
  })

  it('preview server sends clean addresses with type, security and cache headers', async () => {
    const { status, headers, body } = await get('/blog/1')
    expect(status).toBe(200)
    expect(String(body)).toBe('<title>Raporti</title>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('preview server redirects other forms of an address and keeps the query', async () => {
    const { status, headers } = await get('/blog/1/?foto=2')
    expect([status, headers.location]).toEqual([308, '/blog/1?foto=2'])
  })

  it('preview server answers 404 with an uncached page, also below /assets/', async () => {
    for (const path of ['/nuk-ka', '/assets/nuk-ka.js', '/404', '/_headers', '/blog', '/assets']) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
      expect(String(body)).toBe('<title>Nuk u gjet</title>')
      expect(headers['content-security-policy']).toBeDefined()
    }
  })

  it('preview server answers a missing document with the 404 page of its kind', async () => {
    for (const path of ['/blog/99', '/blog/not-found', '/blog/99?foto=1', '/blog/%E0%A4%A']) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
      expect(String(body)).toBe('<title>Raporti nuk u gjet</title>')
    }
    const { body } = await get('/information-blog/99')
    expect(String(body)).toBe('<title>Nuk u gjet</title>')
  })

  it('preview server answers 404 to undecodable addresses and path traversal', async () => {
    for (const path of ['/%zz', '/x/%E0%A4%A', '/x/%C3%28', '/../package.json', '/%2e%2e/package.json']) {
      const { status, body } = await get(path)
      expect([path, status, String(body)]).toEqual([path, 404, '<title>Nuk u gjet</title>'])
    }
  })

  it('preview server answers 304 when the browser has the page', async () => {
    const first = await get('/', { 'Accept-Encoding': 'br' })
    const second = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `W/${first.headers.etag}` })
    expect(second.status).toBe(304)
    expect(second.body.length).toBe(0)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect((await get('/', { 'If-None-Match': String(first.headers.etag) })).status).toBe(200)
  })

  it('preview server compresses text as the browser accepts', async () => {
    const brotli = await get('/', { 'Accept-Encoding': 'br, gzip' })
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
    expect(String(brotliDecompressSync(brotli.body))).toBe(page)
    const gzip = await get('/', { 'Accept-Encoding': 'gzip' })
    expect(String(gunzipSync(gzip.body))).toBe(page)
    expect((await get('/')).headers['content-encoding']).toBeUndefined()
  })

  it('preview server lets hashed files be cached and sends pictures uncompressed', async () => {
    const { headers, body } = await get('/pictures/x.1a2b3c4d-320.avif', { 'Accept-Encoding': 'br' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('image/avif')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
    expect(body).toEqual(files['pictures/x.1a2b3c4d-320.avif'])
  })

  it('preview server answers HEAD without a body and lists the methods that it allows', async () => {
    const head = await get('/blog/1', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '22', 0])
    const post = await get('/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('preview server serves a base path and nothing outside it', async () => {
    expect(below.url).toMatch(/^http:\/\/localhost:\d+\/energjia\/$/)
    expect((await get('/energjia/blog/1', {}, 'GET', below)).status).toBe(200)
    expect((await get('/energjia', {}, 'GET', below)).headers.location).toBe('/energjia/')
    const outside = await get('/blog/1', {}, 'GET', below)
    expect([outside.status, String(outside.body)]).toEqual([404, files['404.html']])
  })

  it('preview server serves a changed file at the next request', async () => {
    await writeFile(join(dir, 'about.html'), 'e vjetër')
    await get('/about', { 'Accept-Encoding': 'gzip' })
    await writeFile(join(dir, 'about.html'), 'e re, më e gjatë')
    expect(String((await get('/about')).body)).toBe('e re, më e gjatë')
  })

  it('preview server uses the headers and redirects of a new build at once', async () => {
    const rules = [{ pattern: '/*', headers: { 'X-Robots-Tag': 'noindex', Link: '</a>: b' } }]
    await writeFile(join(dir, '_headers'), headersFile(rules))
    await writeFile(join(dir, '_redirects'), '/blog/8 /blog/1 301\n')
    expect((await get('/')).headers).toMatchObject({ 'x-robots-tag': 'noindex', link: '</a>: b' })
    expect((await get('/blog/8')).headers.location).toBe('/blog/1')
    await rm(join(dir, '_redirects'))
    await writeFile(join(dir, '_headers'), files._headers ?? '')
    expect((await get('/')).headers).not.toHaveProperty('x-robots-tag')
  })

  it('preview server explains a port in use and a missing build', async () => {
    const port = Number(new URL(site.url).port)
    await expect(serveStatic({ dir, port })).rejects.toThrow(
      new RegExp(`^Porta ${port} është e zënë: .* npm run preview -- --port=${port + 1}`),
    )
    await expect(serveStatic({ dir: join(dir, 'blog') })).rejects.toThrow(
      /^Në .*blog nuk ka faqe të ndërtuar; .*npm run build/,
    )
  })
})

describe('resolveTarget', () => {
  it.each([
    ['/', ['index.html']],
    ['/?q=1', ['index.html']],
    ['/blog/1', ['blog/1', 'blog/1.html']],
    ['/blog/1?foto=2', ['blog/1', 'blog/1.html']],
    ['/assets/app.js', ['assets/app.js', 'assets/app.js.html']],
    ['/p%C3%ABr', ['për', 'për.html']],
  ])('resolveTarget finds the file of %s', (target, files) => {
    expect(resolveTarget(target, '/')).toEqual({ files })
  })

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index.html?q=1', '/?q=1'],
    ['/blog/1/', '/blog/1'],
    ['/blog/1//?foto=2', '/blog/1?foto=2'],
    ['/blog/1.html?foto=2', '/blog/1?foto=2'],
    // An unknown address of this site.
    ['/%2Fevil.example/', '/%2Fevil.example'],
  ])('resolveTarget redirects %s to %s', (target, location) => {
    expect(resolveTarget(target, '/')).toEqual({ location })
  })

  it.each([
    ['/energjia', '/energjia/'],
    ['/energjia?q=1', '/energjia/?q=1'],
    ['/energjia/index.html', '/energjia/'],
    ['/energjia/about/', '/energjia/about'],
  ])('resolveTarget redirects %s to %s under a base path', (target, location) => {
    expect(resolveTarget(target, '/energjia/')).toEqual({ location })
  })

  it('resolveTarget finds nothing outside the base path', () => {
    expect(resolveTarget('/', '/energjia/')).toEqual({ files: [] })
    expect(resolveTarget('/energjiatjeter', '/energjia/')).toEqual({ files: [] })
  })

  it.each([
    ...['//evil.example/', '//evil.example/x.html', '/%2Fevil.example', '/404', '/_headers'],
    ...['/%zz', '/%', '/%00', '/../secret', '/blog/%2e%2e/%2e%2e/secret', '/\\evil.example/', '/%5Cevil'],
  ])('resolveTarget finds nothing for %s', (target) => {
    expect(resolveTarget(target, '/')).toEqual({ files: [] })
  })
})
