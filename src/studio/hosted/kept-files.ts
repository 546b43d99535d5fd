/** Where files are kept for use without a connection. */
type Kept = Pick<Cache, 'match' | 'put'>

/** Answers requests for files of the build, and keeps what it answers with. */
export function openKeptFiles(kept: Kept, load: (request: Request) => Promise<Response>) {
  /** A file: a kept one where its name has a digest; any other from the network, or without it a kept one. */
  async function fileOf(request: Request): Promise<Response> {
    const isFixed = /\/(assets|pictures)\/[^/]*$/.test(new URL(request.url).pathname)
    const known = isFixed ? await kept.match(request) : undefined
    if (known) return known
    try {
      const answered = await load(request)
      // A browser refuses to open a page with a response that was redirected.
      const response = answered.redirected ? new Response(answered.body, answered) : answered
      if (response.ok) await kept.put(request, response.clone())
      return response
    } catch (error) {
      const found = await kept.match(request, { ignoreSearch: true })
      if (found) return found
      throw error
    }
  }

  /** A page of the studio. It replaces the kept one only once all files that it names are kept: without one it would stay blank. */
  async function pageOf(request: Request): Promise<Response> {
    const known = await kept.match(request)
    try {
      const response = await load(request)
      const html = await response.clone().text()
      if (!response.ok || html === (await known?.clone().text())) return response
      const keeping = keepPage(request, response.clone(), assetsIn(html))
      // The first page of all does not wait.
      if (known) await keeping
      else keeping.catch(() => undefined)
      return response
    } catch (error) {
      if (known) return known
      throw error
    }
  }

  async function keepPage(request: Request, page: Response, assets: readonly string[]): Promise<void> {
    const addresses = assets.map((address) => new URL(address, request.url).href)
    const files = await Promise.all(addresses.map((address) => fileOf(new Request(address))))
    if (files.every(({ ok }) => ok)) await kept.put(request, page)
    else throw new Error('A file of the page is missing.')
  }

  return { fileOf, pageOf }
}

/** The addresses in `assets/` that a page names. */
export function assetsIn(html: string): readonly string[] {
  return html.match(/[^"\s]*\/assets\/[^"\s]+/g) ?? []
}
