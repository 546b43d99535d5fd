import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { pageMarkup } from './page-markup.tsx'
import { createSiteRouter } from './router.tsx'

export { readContentWith } from './content/published.ts'

/**
 * One rendered page: its status, its whole document, the ids of the routes that matched, and the source files that
 * their loaders say they loaded.
 */
export type RenderedPage = { status: number; html: string; routeIds: string[]; loaded: string[] }

/**
 * Renders the page at `path`, a path below the base path, with query if any.
 * @throws what a loader or a component threw, other than `notFound()`.
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
    loaded: matches.flatMap(({ loaderData }) => loadedBy(loaderData)),
  }
}

function loadedBy(data: unknown): string[] {
  return (data as { loaded?: string[] } | undefined)?.loaded ?? []
}
