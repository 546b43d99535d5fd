import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { prerender } from 'react-dom/static'
import { newsIds, reportIds } from './content/generated/ids.ts'
import { reportLists } from './content/generated/lists.ts'
import { reportListPath } from './content/paging.ts'
import { createSiteRouter } from './router.tsx'

/** One rendered page: its status, its whole document, and the ids of the routes that matched. */
export type RenderedPage = { status: number; html: string; routeIds: string[] }

/** The clean path, below the base path, of every page that the site has. */
export function listPaths(): string[] {
  return [
    '/',
    ...reportLists.map((_, index) => reportListPath(index + 1)),
    '/projects',
    '/about',
    '/kerko',
    ...reportIds.map((id) => `/blog/${id}`),
    ...newsIds.map((id) => `/information-blog/${id}`),
  ]
}

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
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    // Above this size React would move content out of its place and bring it back by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return {
    status: getSsrStatus(router),
    html: await new Response(prelude).text(),
    routeIds: matches.map((match) => String(match.routeId)),
  }
}
