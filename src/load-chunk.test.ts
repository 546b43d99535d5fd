import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Link = { rel: string; href: string; onload?: () => void; onerror?: (reason: unknown) => void }

/** The links in the head of the page. */
let head: (Link & { remove(): void })[]
let loadChunk: typeof import('./load-chunk.ts').loadChunk

beforeEach(async () => {
  head = []
  vi.stubGlobal('document', {
    createElement: () => ({
      remove() {
        head = head.filter((link) => link !== this)
      },
    }),
    head: { append: (link: (typeof head)[number]) => head.push(link) },
    querySelector: (selector: string) => head.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
  })
  vi.stubEnv('BASE_URL', '/energjia/')
  // Each test has a page of its own, on which nothing was asked for.
  vi.resetModules()
  ;({ loadChunk } = await import('./load-chunk.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

const page = () => head.map(({ rel, href }) => `${rel} ${href}`)
const files = ['assets/gallery.js', 'assets/engine.js', 'assets/gallery.css']

test('a chunk is loaded after its style sheet, and with all that it imports at the same time', async () => {
  const load = vi.fn(async () => 'gallery')
  const loaded = loadChunk(load, files)
  expect(page()).toEqual([
    'modulepreload /energjia/assets/gallery.js',
    'modulepreload /energjia/assets/engine.js',
    'stylesheet /energjia/assets/gallery.css',
  ])
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  head[2]?.onload?.()
  expect(await loaded).toBe('gallery')
})

test('a chunk without files of its own is loaded at once', async () => {
  expect(await loadChunk(async () => 'late')).toBe('late')
  expect(page()).toEqual([])
})

test('what two chunks want is asked for once, and both wait for it', async () => {
  const ready: string[] = []
  const both = ['one', 'two'].map(async (name) => ready.push(await loadChunk(async () => name, files)))
  expect(head).toHaveLength(3)
  await Promise.resolve()
  expect(ready).toEqual([])
  head[2]?.onload?.()
  await Promise.all(both)
  expect(ready).toEqual(['one', 'two'])
  expect(await loadChunk(async () => 'three', files)).toBe('three')
  expect(head).toHaveLength(3)
})

test('a style sheet that the page came with is not asked for again', async () => {
  head.push({ rel: 'stylesheet', href: '/energjia/assets/gallery.css', remove: () => undefined })
  expect(await loadChunk(async () => 'gallery', ['assets/gallery.css'])).toBe('gallery')
  expect(head).toHaveLength(1)
})

test('a style sheet that cannot be had fails the chunk for all who wait, and is asked for anew', async () => {
  const load = vi.fn(async () => 'gallery')
  const waiting = [loadChunk(load, files), loadChunk(load, files)]
  const failed = expect(Promise.allSettled(waiting)).resolves.toEqual([
    { status: 'rejected', reason: 'offline' },
    { status: 'rejected', reason: 'offline' },
  ])
  head[2]?.onerror?.('offline')
  await failed
  expect(load).not.toHaveBeenCalled()
  expect(page()).not.toContain('stylesheet /energjia/assets/gallery.css')
  const again = loadChunk(load, files)
  expect(page()).toEqual([
    'modulepreload /energjia/assets/gallery.js',
    'modulepreload /energjia/assets/engine.js',
    'stylesheet /energjia/assets/gallery.css',
  ])
  head[2]?.onload?.()
  expect(await again).toBe('gallery')
})

test('a script that cannot be loaded fails, and is loaded again when it is asked for again', async () => {
  const load = vi.fn(async () => 'gallery').mockRejectedValueOnce(new TypeError('offline'))
  await expect(loadChunk(load, ['assets/gallery.js'])).rejects.toThrow('offline')
  expect(await loadChunk(load, ['assets/gallery.js'])).toBe('gallery')
})
