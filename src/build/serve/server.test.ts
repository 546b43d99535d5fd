import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, type Site } from './answer.ts'
import { createRepresentations } from './served-file.ts'
import { type StaticServer, serveStatic } from './server.ts'

const page = `<!doctype html><title>Kreu</title>${'diell '.repeat(200)}`
const files: Record<string, string | Buffer> = {
  'index.html': page,
  '404.html': '<title>Nuk u gjet</title>',
  'blog/1.html': '<title>Raporti</title>',
  'assets/app.1a2b3c4d.js': 'export const a = 1',
  'assets/app.1a2b3c4d.js.br': brotliCompressSync('export const ready = 1'),
  'pictures/x.1a2b3c4d-320.avif': Buffer.alloc(100, 7),
  _headers: '/*',
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

/** Sends the path as it is: `fetch` would tidy it first. */
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
  it('keeps a connection open while a visitor pauses', async () => {
    const { headers } = await get('/', { connection: 'keep-alive' })
    expect(headers['keep-alive']).toBe('timeout=65')
  })

  it('serves clean addresses with type, security headers and revalidation', async () => {
    const { status, headers, body } = await get('/blog/1')
    expect(status).toBe(200)
    expect(String(body)).toBe('<title>Raporti</title>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    expect(headers.vary).toBe('Accept-Encoding')
  })

  it('moves other forms of an address for good, the query kept', async () => {
    const { status, headers } = await get('/blog/1/?foto=2')
    expect([status, headers.location]).toEqual([308, '/blog/1?foto=2'])
  })

  it('answers 404 with the page for it, never to be kept, even below /assets/', async () => {
    for (const path of ['/nuk-ka', '/assets/nuk-ka.js', '/404', '/_headers', '/blog']) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-cache'])
      expect(String(body)).toBe('<title>Nuk u gjet</title>')
      expect(headers['content-security-policy']).toBeDefined()
    }
  })

  it('refuses malformed addresses and ways out of the folder', async () => {
    for (const path of ['/%zz', '/../package.json', '/%2e%2e/package.json']) {
      expect((await get(path)).status).toBe(400)
    }
  })

  it('answers 304 to a browser that has the page', async () => {
    const first = await get('/', { 'Accept-Encoding': 'br' })
    const second = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': `W/${first.headers.etag}` })
    expect(second.status).toBe(304)
    expect(second.body.length).toBe(0)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect((await get('/', { 'If-None-Match': String(first.headers.etag) })).status).toBe(200)
  })

  it('compresses text as the browser asks', async () => {
    const { headers, body } = await get('/', { 'Accept-Encoding': 'gzip;q=0.5, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-length']).toBe(String(body.length))
    expect(String(brotliDecompressSync(body))).toBe(page)
    expect((await get('/')).headers['content-encoding']).toBeUndefined()
  })

  it('prefers the compressed copy beside the file', async () => {
    const { body, headers } = await get('/assets/app.1a2b3c4d.js', { 'Accept-Encoding': 'br' })
    expect(String(brotliDecompressSync(body))).toBe('export const ready = 1')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('sends pictures as they are, whole or in part', async () => {
    const path = '/pictures/x.1a2b3c4d-320.avif'
    const whole = await get(path, { 'Accept-Encoding': 'br' })
    expect(whole.headers['content-type']).toBe('image/avif')
    expect(whole.headers).not.toHaveProperty('content-encoding')
    expect(whole.headers).not.toHaveProperty('vary')
    const part = await get(path, { Range: 'bytes=10-19' })
    expect([part.status, part.headers['content-range'], part.body.length]).toEqual([
      206,
      'bytes 10-19/100',
      10,
    ])
    const other = await get(path, { Range: 'bytes=10-19', 'If-Range': '"old"' })
    expect([other.status, other.body.length]).toEqual([200, 100])
    const beyond = await get(path, { Range: 'bytes=100-' })
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */100'])
    expect(beyond.headers['cache-control']).toBe('no-cache')
  })

  it('answers HEAD without a body, and other methods with those that it knows', async () => {
    const head = await get('/blog/1', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '22', 0])
    const post = await get('/', {}, 'POST')
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('serves a base path and nothing outside it', async () => {
    expect(below.url).toMatch(/^http:\/\/localhost:\d+\/energjia\/$/)
    expect((await get('/energjia/blog/1', {}, 'GET', below)).status).toBe(200)
    expect((await get('/energjia', {}, 'GET', below)).headers.location).toBe('/energjia/')
    const outside = await get('/blog/1', {}, 'GET', below)
    expect([outside.status, String(outside.body)]).toEqual([404, '404\n'])
  })

  it('shows a changed file at the next request', async () => {
    await writeFile(join(dir, 'about.html'), 'e vjetër')
    await get('/about', { 'Accept-Encoding': 'gzip' })
    await writeFile(join(dir, 'about.html'), 'e re, më e gjatë')
    expect(String((await get('/about')).body)).toBe('e re, më e gjatë')
  })

  it('is silent to who has gone before the answer', async () => {
    const gone = createServer()
    gone.listen(0, 'localhost')
    await once(gone, 'listening')
    const { port } = gone.address() as AddressInfo
    request({ port, path: '/pictures/x.1a2b3c4d-320.avif' })
      .on('error', () => undefined)
      .end()
    const [asked, response] = (await once(gone, 'request')) as [IncomingMessage, ServerResponse]
    asked.socket.destroy()
    await once(response, 'close')
    const whole: Site = { dir, base: '/', rules: [], represent: createRepresentations() }
    await expect(answer(whole, asked, response)).resolves.toBeUndefined()
    gone.close()
  })

  it('reports a port that is taken', async () => {
    const port = Number(new URL(site.url).port)
    await expect(serveStatic({ dir, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
