import type { ViteDevServer } from 'vite'

/** The address of the components' catalogue below the base path. */
const address = '_components'

/** Serves the catalogue of all components (src/catalogue), which only maintainers see and no build holds. */
export function serveCatalogue(server: ViteDevServer): void {
  const { base } = server.config
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    if (pathname !== base + address) return next()
    const page = await server.transformIndexHtml(pathname, document(base))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
}

function document(base: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title></head><body><div id="catalogue"></div><script type="module" src="${base}src/catalogue/main.tsx"></script></body></html>`
}
