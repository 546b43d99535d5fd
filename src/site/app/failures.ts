import type { AnyRouter } from '@tanstack/react-router'

/** Whether data or code of the current page could not be loaded. */
export function hasFailed(router: AnyRouter): boolean {
  return router.state.matches.some(({ status, routeId }) => {
    if (status !== 'success') return status === 'error'
    // The router removes `preload` from a component that has been loaded.
    return router.routesById[routeId].options.component?.preload !== undefined
  })
}

/** When the visitor last started to leave for another document, in ms. */
let left = 0

/**
 * Whether a failure at this moment is caused by leaving the page: Firefox and WebKit cancel running requests as soon
 * as another document is requested, and a reload would replace that navigation.
 */
export function isLeaving(): boolean {
  return Date.now() - left < 1000
}

/** Lets the browser load a document in the place of what failed at this moment, unless `offline.ts` knows better. */
export function leaveToBrowser(load: () => void): void {
  if (!isLeaving() && dispatchEvent(new CustomEvent('failed', { cancelable: true, detail: load }))) load()
}

/**
 * After the first navigation, lets the browser load as a document what the app cannot load, as files are gone after a new
 * release. Not before: a page that fails right after it was loaded would fail again.
 */
export function leaveFailuresToBrowser(router: AnyRouter): void {
  window.onbeforeunload = () => {
    left = Date.now()
  }
  const reload = () => leaveToBrowser(() => window.location.reload())
  router.subscribe('onLoad', ({ hrefChanged }) => {
    if (!hrefChanged) return
    // Styles and chunks of a page fail only at rendering.
    router.options.defaultOnCatch = reload
    if (hasFailed(router)) reload()
  })
}
