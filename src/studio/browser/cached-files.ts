import { patience } from '../patience.ts'

/** The cache of files for offline use. */
type FileCache = Pick<Cache, 'match' | 'put'>

/** Answers requests for files of the build, also offline: caches each response. */
export function openCachedFiles(
  cache: FileCache,
  send: (request: Request, limit: { signal: AbortSignal }) => Promise<Response>,
) {
  /** Some networks connect but transfer nothing. */
  const load = (request: Request) => send(request, { signal: AbortSignal.timeout(patience) })

  /** A file. If its name has a digest, the cache comes first; else the network, then the cache. */
  async function fileOf(request: Request): Promise<Response> {
    const isFixed = /\/(assets|pictures)\/[^/]*$/.test(new URL(request.url).pathname)
    const cached = isFixed ? await cache.match(request) : undefined
    if (cached) return cached
    try {
      const response = await answerTo(request)
      if (!response.ok) return (await cache.match(request, { ignoreSearch: true })) ?? response
      // If the cache is full, the browser still shows the file.
      await cache.put(request, response.clone()).catch(() => undefined)
      return response
    } catch (error) {
      const found = await cache.match(request, { ignoreSearch: true })
      if (found) return found
      throw error
    }
  }

  async function answerTo(request: Request): Promise<Response> {
    const response = await load(request)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    // Some networks answer every request with a page of their own.
    if (response.ok && isPage && /\.(?!html$)\w+$/.test(new URL(request.url).pathname))
      throw new TypeError('The answer is a page, and no file.')
    // A browser refuses to open a page with a response that was redirected.
    return response.redirected ? new Response(response.body, response) : response
  }

  /**
   * A page of the studio. It replaces the cached page only after all its files are cached, because a missing file would
   * leave it blank.
   */
  async function pageOf(request: Request): Promise<Response> {
    const cached = await cache.match(request)
    try {
      const response = await load(request)
      const html = await response.clone().text()
      const assets = assetsIn(html)
      // A page that names no files is not a page of the studio.
      if (!response.ok || assets.length === 0) return cached ?? response
      if (html === (await cached?.clone().text())) return response
      const keeping = keepPage(request, response.clone(), assets)
      // The very first page does not wait for the cache.
      if (cached) await keeping
      else keeping.catch(() => undefined)
      return response
    } catch (error) {
      if (cached) return cached
      throw error
    }
  }

  async function keepPage(request: Request, page: Response, assets: readonly string[]): Promise<void> {
    const files = assets.map((address) => new Request(new URL(address, request.url)))
    await Promise.all(files.map(fileOf))
    const found = await Promise.all(files.map((file) => cache.match(file)))
    if (found.includes(undefined)) throw new Error('A file of the page is missing.')
    await cache.put(request, page)
  }

  return { fileOf, pageOf }
}

/** The addresses in `assets/` that a page names. */
export function assetsIn(html: string): readonly string[] {
  return html.match(/[^"\s]*\/assets\/[^"\s]+/g) ?? []
}
