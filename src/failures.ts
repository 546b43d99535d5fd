import type { SiteRouter } from './router.tsx'

/** Whether data or code of the page that is open could not be loaded. */
export function hasFailed(router: SiteRouter): boolean {
  return router.state.matches.some(({ status, routeId }) => {
    if (status !== 'success') return status === 'error'
    // Code that has come has nothing to load any more.
    return router.routesById[routeId].options.component?.preload !== undefined
  })
}

/**
 * From the first change of address on, lets the browser load as a document what the app cannot: its files are gone since
 * a new version was published, or the line is down, of which browsers tell in their own way. A page that fails when it
 * has just been loaded would fail again.
 */
export function leaveFailuresToBrowser(router: SiteRouter): void {
  const reload = () => window.location.reload()
  router.subscribe('onLoad', ({ hrefChanged }) => {
    if (!hrefChanged) return
    // Styles and chunks of a page fail only when it is rendered.
    router.options.defaultOnCatch = reload
    if (hasFailed(router)) reload()
  })
}
