import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

/** A router over the site's routes; the server makes one for each page, the browser one in all. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    caseSensitive: true,
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would emit an inline script; in the browser the listener is all it needs.
    scrollRestoration: !import.meta.env.SSR,
    scrollRestorationBehavior: 'instant',
    // Jumps to sections follow the specification's delay and offset: hooks/useSectionScroll.ts.
    defaultHashScrollIntoView: false,
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
