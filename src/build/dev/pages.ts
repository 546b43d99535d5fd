import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { cleanPath } from '../../clean-path.ts'
import { completeDocument } from '../prerender/document.ts'
import type { ContentState } from './content-state.ts'

type ServerEntry = typeof import('../../entry-server.tsx')

const clientScripts = ['src/entry-client.tsx', 'src/build/dev/overlay.ts']

/** Serves pages in development, rendered by the same code as the prerendered ones. */
export function servePages(server: ViteDevServer, state: () => ContentState): void {
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
      const { status, html } = await render(server, `/${clean.slice(base.length)}${url.search}`)
      const page = await server.transformIndexHtml(url.pathname, html)
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
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

async function render(server: ViteDevServer, path: string): Promise<{ status: number; html: string }> {
  const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry
  const page = await entry.renderPage(path)
  const { base } = server.config
  const [entryScript = '', ...scripts] = clientScripts.map((file) => base + file)
  const assets = { styles: await loadedStyles(server), entry: entryScript, preloads: [] }
  const document = completeDocument(page.html, assets, page.status === 404)
  const overlay = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')
  return { status: page.status, html: document.replace('</head>', `${overlay}</head>`) }
}

/** The style sheets that rendering has loaded: without them a page would first show unstyled. */
async function loadedStyles(server: ViteDevServer): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph
  const entry = await graph.getModuleByUrl('/src/entry-server.tsx')
  const found = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    if (node.url.endsWith('.css')) found.add(node.url)
    for (const imported of node.importedModules) visit(imported)
  }
  if (entry) visit(entry)
  return ['src/styles/site.css', ...found].map((url) => server.config.base + url.replace(/^\//, ''))
}

function problemsPage(base: string): string {
  const overlay = `<script type="module" src="${base}src/build/dev/overlay.ts"></script>`
  return `<!doctype html><html lang="sq" data-without-content><head><meta charset="utf-8"><title>…</title>${overlay}</head><body></body></html>`
}
