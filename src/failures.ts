import type { SiteRouter } from './router.tsx'

/** Whether data or code of the page that is open could not be loaded. */
export function hasFailed(router: SiteRouter): boolean {
  return router.state.matches.some(({ status, routeId }) => {
    if (status !== 'success') return status === 'error'
    // Code that has come has nothing to load any more.
    return router.routesById[routeId].options.component?.preload !== undefined
  })
}

/** When the visitor last set out for another document, in ms. */
let left = 0

/**
 * Whether what fails now fails because the visitor leaves: Firefox and WebKit break off what is on its way as soon
 * as another document is asked for, and whoever asked for a document then would take its place.
 */
export function isLeaving(): boolean {
  return Date.now() - left < 1000
}

/**
 * From the first change of address on, lets the browser load as a document what the app cannot: its files are gone since
 * a new version was published, or the line is down, of which browsers tell in their own way. A page that fails when it
 * has just been loaded would fail again.
 */
export function leaveFailuresToBrowser(router: SiteRouter): void {
  window.onbeforeunload = () => {
    left = Date.now()
  }
  const reload = () => {
    if (!isLeaving()) window.location.reload()
  }
  router.subscribe('onLoad', ({ hrefChanged }) => {
    if (!hrefChanged) return
    // Styles and chunks of a page fail only when it is rendered.
    router.options.defaultOnCatch = reload
    if (hasFailed(router)) reload()
  })
}
