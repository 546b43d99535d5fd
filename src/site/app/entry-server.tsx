import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { pageMarkup } from './page-markup.tsx'
import { createSiteRouter } from './router.tsx'

export { readContentWith } from '../content/index.ts'

/** One rendered page: its status, its whole document, and the ids of the routes that matched. */
type RenderedPage = { status: number; html: string; routeIds: string[] }

/**
 * Renders the page at `path`, a path below the base path, optionally with a query.
 * @throws errors of loaders and components, other than `notFound()`.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter()
  const url = import.meta.env.BASE_URL.replace(/\/$/, '') + path
  router.update({ history: createMemoryHistory({ initialEntries: [url] }), origin: 'http://localhost' })
  await router.load()
  const { matches } = router.state
  if (matches.length === 0) throw new Error(`No route matches ${path}`)
  const failed = matches.find((match) => match.status === 'error')
  if (failed) throw failed.error
  const html = await pageMarkup(<RouterProvider router={router} />)
  return {
    status: getSsrStatus(router),
    html,
    routeIds: matches.map((match) => String(match.routeId)),
  }
}
