import type { DevEnvironment, EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from 'vite'
import { completeDocument } from '../pipeline/prerender/document.ts'
import { redirectsOf } from '../pipeline/serve/redirects.ts'
import { cleanPath } from '../site/app/clean-path.ts'
import { decodePart } from '../util/decode-part.ts'
import { paths } from '../util/paths.ts'
import type { ContentState } from './content-state.ts'
import { compileStyles } from './styles.ts'

type ServerEntry = typeof import('../site/app/entry-server.tsx')

/** The address of the component catalogue (src/catalogue), which no build contains. */
const catalogue = '_components'

const serverEntry = '/src/site/app/entry-server.tsx'

/** Serves pages in development, rendered by the same code as the prerendered ones. */
export function servePages(server: ViteDevServer, state: ContentState): void {
  const { base } = server.config
  server.middlewares.use(async (request, response, next) => {
    const url = new URL(request.originalUrl ?? '/', 'http://localhost')
    const clean = cleanPath(url.pathname, base)
    if (clean !== url.pathname || !`${clean}/`.startsWith(base)) {
      const location = clean === url.pathname ? base : clean
      response.writeHead(308, { location: location + url.search }).end()
      return
    }
    const moved = redirectsOf(state.content?.site ?? {}, { origin: '', base })
    const successor = moved.find(({ from }) => from === clean)
    // A temporary redirect, because browsers keep permanent ones, and editors try out settings here.
    if (successor) return void response.writeHead(302, { location: successor.to }).end()
    // Code requests a content module, so a missing module gets no page for readers.
    if (/\/data\/.+\.js$/.test(clean)) return void response.writeHead(404).end()
    const send = async (status: number, html: string) => {
      // Vite transforms an empty page to get only its own scripts. In the real page, Vite would add the base to all
      // addresses again.
      const scripts = await server.transformIndexHtml(base, '')
      const mark = `<script src="${base}src/dev/scripted.ts"></script>`
      const page = html.replace('<head>', (head) => head + scripts + mark)
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    try {
      if (clean === base + catalogue) return await send(200, cataloguePage(base))
      // As on a static host, the query is left out, and one page answers all impossible paths. The router would
      // redirect from a path or query that it encodes differently, and render nothing.
      const path = decodePart(clean.slice(base.length))
      const { status, html } = await renderPage(server, state, /^[\w/-]*$/.test(path) ? `/${path}` : '/404')
      await send(status, html)
    } catch (error) {
      // Without any valid state there is no page to show, only the problems.
      if (state.content === undefined && (state.failure || state.problems.length > 0))
        return await send(500, problemsPage(base))
      if (error instanceof Error) server.ssrFixStacktrace(error)
      next(error)
    }
  })
}

/** The page at a clean path below the base. */
export async function renderPage(
  server: ViteDevServer,
  state: ContentState,
  path: string,
): Promise<{ status: number; html: string }> {
  const { base } = server.config
  const renderedAt = Date.now()
  // The environment `ssr` is runnable by default.
  const ssr = server.environments.ssr as RunnableDevEnvironment
  const entry: ServerEntry = await ssr.runner.import(serverEntry)
  entry.readContentWith(async (name) => (await state.moduleOf(name))?.value)
  const { status, html } = await entry.renderPage(path)
  const document = completeDocument(html, {
    styles: [],
    entry: `${base}src/site/app/entry-client.tsx`,
    preloads: [],
  })
  const styles = await compileStyles(server, sheetsOf(ssr))
  return {
    status,
    html: document.replace('</head>', () => `${styles}${overlayScript(base, renderedAt)}</head>`),
  }
}

/** The absolute addresses of all style sheets that the loaded page code imports, in order. */
function sheetsOf({ moduleGraph }: DevEnvironment): string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    module.importedModules.forEach(visit)
  }
  for (const module of moduleGraph.getModulesByFile(paths.root + serverEntry) ?? []) visit(module)
  return [...seen].flatMap(({ file }) => (file?.endsWith('.css') ? [file] : []))
}

function cataloguePage(base: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title><link rel="icon" href="${base}favicon.svg"></head><body><div id="catalogue"></div><script type="module" src="${base}src/catalogue/main.tsx"></script></body></html>`
}

function problemsPage(base: string): string {
  return `<!doctype html><html lang="sq" data-without-content><head><meta charset="utf-8"><title>…</title>${overlayScript(base)}</head><body></body></html>`
}

/** @param renderedAt time at which the page was rendered, in ms; src/site/content/index.ts reads it */
function overlayScript(base: string, renderedAt?: number): string {
  return `<script type="module" src="${base}src/dev/overlay.ts" data-rendered-at="${renderedAt}"></script>`
}
