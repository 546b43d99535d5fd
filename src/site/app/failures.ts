import type { AnyRouter } from '@tanstack/react-router'

/** Whether data or code of the page that is open could not be loaded. */
export function hasFailed(router: AnyRouter): boolean {
  return router.state.matches.some(({ status, routeId }) => {
    if (status !== 'success') return status === 'error'
    // A component that has been loaded has no `preload` any more.
    return router.routesById[routeId].options.component?.preload !== undefined
  })
}

/** When the visitor last started to leave for another document, in ms. */
let left = 0

/**
 * Whether what fails at this moment fails because the visitor leaves: Firefox and WebKit cancel running requests as soon
 * as another document is requested, and a reload would replace that document.
 */
export function isLeaving(): boolean {
  return Date.now() - left < 1000
}

/**
 * From the first change of address on, loads as a document what the app cannot load: its files are gone since a new
 * version was published, or the line is down, which browsers say in their own way. A page that fails right after it was
 * loaded would fail again.
 */
export function leaveFailuresToBrowser(router: AnyRouter): void {
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
