import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'
import { readableAddresses } from './clean-path.ts'

/** A router over the site's routes; the server makes one for each page, the browser one in all. */
export function createSiteRouter() {
  return createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    rewrite: readableAddresses,
    trailingSlash: 'never',
    caseSensitive: true,
    notFoundMode: 'root',
    // The browser loads what fails, as a document: failures.ts.
    defaultErrorComponent: () => null,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // On the server it would emit an inline script; in the browser the listener is all it needs.
    scrollRestoration: import.meta.env.SSR ? false : keepFirstPosition(),
    scrollRestorationBehavior: 'instant',
    // Jumps to sections follow the specification's delay and offset: hooks/useSectionScroll.ts.
    defaultHashScrollIntoView: false,
  })
}

/**
 * Whether the router sets the position once a page has rendered: not when it takes over a page newly opened that is
 * scrolled already, by a visitor whose scripts came late or by an address that names words of the page.
 */
function keepFirstPosition(): () => boolean {
  let isFirst = true
  return () => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isKept = isFirst && opened?.type === 'navigate' && window.scrollY > 0
    isFirst = false
    // For Back the router remembers only what it has seen scrolling, and who scrolls and leaves within one frame of a
    // slow device is gone before their event comes.
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
