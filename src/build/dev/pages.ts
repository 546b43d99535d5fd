import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { cleanPath } from '../../clean-path.ts'
import { completeDocument } from '../prerender/document.ts'
import type { ContentState } from './content-state.ts'
import { createEntryLoader, type ServerEntry, serverEntry } from './server-entry.ts'

/** Says the order of the cascade layers. */
const firstSheet = '/src/styles/site.css'

const clientScripts = ['src/entry-client.tsx', 'src/build/dev/overlay.ts']

/** Serves pages in development, rendered by the same code as the prerendered ones. */
export function servePages(server: ViteDevServer, state: () => ContentState): void {
  const { base } = server.config
  const load = createEntryLoader(server)
  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    const clean = cleanPath(url.pathname, base)
    if (clean !== url.pathname || !`${clean}/`.startsWith(base)) {
      const location = clean === url.pathname ? base : clean
      response.writeHead(308, { location: location + url.search }).end()
      return
    }
    try {
      const { status, html } = await render(server, await load(), `/${clean.slice(base.length)}${url.search}`)
      // Style sheets are put in afterwards: Vite would compile them once more. They are compiled before, because with
      // the page Vite begins to compile all modules of the app, which visitors do not wait for.
      const styles = await loadedStyles(server)
      const page = await server.transformIndexHtml(url.pathname, html)
      response
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
        .end(page.replace('</head>', () => `${styles}</head>`))
    } catch (error) {
      // A page of content that has never been good cannot be shown; what is wrong with it can.
      if (state().problems.length === 0) {
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
  const document = completeDocument(page.html, assets, page.status === 404)
  const overlay = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return { status: page.status, html: document.replace('</head>', `${overlay}</head>`) }
}

/**
 * The style sheets that rendering has loaded, without which a page would first show unstyled, as Vite puts them into
 * the page later: one answer instead of sixty, and an edited one replaces its own.
 */
async function loadedStyles({ environments, config }: ViteDevServer): Promise<string> {
  const graph = environments.ssr.moduleGraph
  const entry = await graph.getModuleByUrl(serverEntry)
  const found = new Map([[firstSheet, config.root + firstSheet]])
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    if (node.url.endsWith('.css')) found.set(node.url, node.id ?? node.url)
    for (const imported of node.importedModules) visit(imported)
  }
  if (entry) visit(entry)
  const sheets = await Promise.all(
    [...found].map(async ([url, id]) => {
      const sheet = await environments.client.transformRequest(`${url}?direct`)
      return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`
    }),
  )
  return sheets.join('')
}

function problemsPage(base: string): string {
  const overlay = `<script type="module" src="${base}src/build/dev/overlay.ts"></script>`
  return `<!doctype html><html lang="sq" data-without-content><head><meta charset="utf-8"><title>…</title>${overlay}</head><body></body></html>`
}
