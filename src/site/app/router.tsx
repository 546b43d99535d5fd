import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { readableAddresses } from './clean-path.ts'

/** Creates a router: on the server one for each page, in the browser only one. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    rewrite: readableAddresses,
    trailingSlash: 'never',
    caseSensitive: true,
    notFoundMode: 'root',
    // Failures are left to the browser: failures.ts.
    defaultErrorComponent: () => null,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would emit an inline script; in the browser its listener is enough.
    scrollRestoration: import.meta.env.SSR ? false : keepFirstPosition(),
    scrollRestorationBehavior: 'instant',
    // Jumps to sections follow the specification's delay and offset: hooks/useSectionScroll.ts.
    defaultHashScrollIntoView: false,
  })
}

/**
 * Whether the router sets the scroll position after rendering. It does not on hydration of a page that the visitor,
 * or a text fragment in the address, has scrolled before.
 */
function keepFirstPosition(): () => boolean {
  let isFirst = true
  return () => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isMoved = performance.getEntriesByName('moved').length > 0
    const isKept = isFirst && (isMoved || (opened?.type === 'navigate' && window.scrollY > 0))
    isFirst = false
    // The router restores only positions that it saw in scroll events. On a slow device a visitor may scroll and leave
    // within one frame, before that event.
    document.dispatchEvent(new Event('scroll'))
    return !isKept
  }
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
