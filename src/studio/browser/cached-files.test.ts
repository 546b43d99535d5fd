import { expect, test } from 'vitest'
import { openCachedFiles } from './cached-files.ts'

const address = 'https://studio.example.org/'
const former = '<script src="/assets/main-1.js"></script>'
const next =
  '<script src="/assets/main-2.js"></script><meta name="files" content="/assets/a-2.js /assets/b-2.js">'

/** A cache, and a host with files by path; a path without a file is one for which the network fails. */
function openBrowser(files: Record<string, string | (() => Response)>) {
  const cache = new Map<string, Response>()
  const cacheStub = {
    match: async (request: RequestInfo | URL) => cache.get(new Request(request).url)?.clone(),
    put: async (request: RequestInfo | URL, response: Response) =>
      void cache.set(new Request(request).url, response),
  }
  const load = async ({ url }: Request) => {
    const file = files[new URL(url).pathname]
    if (file === undefined) throw new TypeError('Failed to fetch')
    return typeof file === 'string' ? new Response(file) : file()
  }
  const { fileOf, pageOf } = openCachedFiles(cacheStub, load)
  const request = () => new Request(address)
  return {
    files,
    cache,
    cacheStub,
    page: async () => await (await pageOf(request())).text(),
    file: async (path: string) => await fileOf(new Request(new URL(path, address))),
  }
}

test('service worker shows the page of a new build after all its files are cached', async () => {
  const { files, cache, page } = openBrowser({ '/': former, '/assets/main-1.js': '' })
  expect(await page()).toBe(former)
  await expect.poll(() => cache.has(address)).toBe(true)

  Object.assign(files, { '/': next, '/assets/main-2.js': '', '/assets/a-2.js': '' })
  expect(await page()).toBe(former)
  files['/assets/b-2.js'] = () => new Response('', { status: 404 })
  expect(await page()).toBe(former)
  delete files['/']
  expect(await page()).toBe(former)

  Object.assign(files, { '/': next, '/assets/b-2.js': '' })
  expect(await page()).toBe(next)
  delete files['/']
  expect(await page()).toBe(next)
})

test('service worker shows the first page at once and caches it with all its files', async () => {
  const { files, cache, page } = openBrowser({ '/': next, '/assets/main-2.js': '' })
  expect(await page()).toBe(next)
  expect(cache.has(address)).toBe(false)
  Object.assign(files, { '/assets/a-2.js': '', '/assets/b-2.js': '' })
  expect(await page()).toBe(next)
  await expect.poll(() => cache.has(address)).toBe(true)
})

test('service worker caches a redirected file as a plain response', async () => {
  const { files, file } = openBrowser({ '/guide.html': moved })
  expect((await file('/guide.html')).status).toBe(200)
  delete files['/guide.html']
  const cached = await file('/guide.html')
  expect([cached.redirected, await cached.text()]).toEqual([false, 'Udhëzuesi'])
})

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['a page of the network itself', portal],
])('service worker answers from its cache when the host returns %s', async (_, answer) => {
  const { files, cache, page, file } = openBrowser({
    '/': former,
    '/assets/main-1.js': '',
    '/content.json': '{}',
  })
  await page()
  await expect.poll(() => cache.has(address)).toBe(true)
  await file('/content.json')
  Object.assign(files, { '/': answer, '/content.json': answer, '/assets/main-2.js': answer })
  for (const _ of ['first', 'second']) {
    expect(await page()).toBe(former)
    expect(await (await file('/content.json')).text()).toBe('{}')
  }
  await file('/assets/main-2.js').catch(() => undefined)
  files['/assets/main-2.js'] = 'export {}'
  expect(await (await file('/assets/main-2.js')).text()).toBe('export {}')
})

test('service worker passes host errors on and treats a page for a file as offline', async () => {
  const { file } = openBrowser({ '/a.json': () => new Response('', { status: 503 }), '/b.json': portal })
  expect((await file('/a.json')).status).toBe(503)
  await expect(file('/b.json')).rejects.toThrow(TypeError)
})

test('service worker shows loaded files but no new build when storage is full', async () => {
  const { files, cache, cacheStub, page, file } = openBrowser({ '/': former, '/assets/main-1.js': '' })
  await page()
  await expect.poll(() => cache.has(address)).toBe(true)
  cacheStub.put = async () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  Object.assign(files, {
    '/': next,
    '/assets/main-2.js': '',
    '/assets/a-2.js': 'a',
    '/assets/b-2.js': '',
  })
  expect(await (await file('/assets/a-2.js')).text()).toBe('a')
  expect(await page()).toBe(former)
})

/** What a network shows that wants its own page to be seen first. */
function portal(): Response {
  return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** A response from another address than the one that was asked for. */
function moved(): Response {
  return Object.defineProperties(new Response('Udhëzuesi'), {
    redirected: { value: true },
    clone: { value: moved },
  })
}
