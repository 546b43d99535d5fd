import type { ViteDevServer } from 'vite'
import { cleanPath } from '../../clean-path.ts'
import { completeDocument } from '../prerender/document.ts'
import type { ContentState } from './content-state.ts'
import type { ServerCode, ServerEntry } from './server-code.ts'
import { compileStyles } from './styles.ts'

const clientScripts = ['src/entry-client.tsx', 'src/build/dev/overlay.ts']

/** Serves pages in development, rendered by the same code as the prerendered ones. */
export function servePages(
  server: ViteDevServer,
  load: () => Promise<ServerCode>,
  state: () => ContentState,
): void {
  const { base } = server.config
  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    const clean = cleanPath(url.pathname, base)
    if (clean !== url.pathname || !`${clean}/`.startsWith(base)) {
      const location = clean === url.pathname ? base : clean
      response.writeHead(308, { location: location + url.search }).end()
      return
    }
    try {
      const { entry, sheets } = await load()
      const { status, html } = await render(server, entry, `/${clean.slice(base.length)}${url.search}`)
      // Style sheets are put in afterwards: Vite would compile them once more. They are compiled before, because with
      // the page Vite begins to compile all modules of the app, which visitors do not wait for.
      const styles = await compileStyles(server, sheets)
      const page = await server.transformIndexHtml(url.pathname, html)
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
        .end(page.replace('</head>', () => `${styles}</head>`))
    } catch (error) {
      // A page of content that has never been good cannot be shown; what is wrong with it can.
      if (state().content !== undefined || state().problems.length === 0) {
        if (error instanceof Error) server.ssrFixStacktrace(error)
        next(error)
        return
      }
      const page = await server.transformIndexHtml(url.pathname, problemsPage(base))
      response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
  })
}

async function render(
  server: ViteDevServer,
  entry: ServerEntry,
  path: string,
): Promise<{ status: number; html: string }> {
  const page = await entry.renderPage(path)
  const { base } = server.config
  const [entryScript = '', ...scripts] = clientScripts.map((file) => base + file)
  const assets = { styles: [], entry: entryScript, preloads: [] }
  const document = completeDocument(page.html, assets)
  const overlay = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return { status: page.status, html: document.replace('</head>', `${overlay}</head>`) }
}

function problemsPage(base: string): string {
  const overlay = `<script type="module" src="${base}src/build/dev/overlay.ts"></script>`
  return `<!doctype html><html lang="sq" data-without-content><head><meta charset="utf-8"><title>…</title>${overlay}</head><body></body></html>`
}
