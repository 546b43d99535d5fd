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
 * Whether a failure at this moment is caused by leaving the page. Firefox and WebKit cancel running requests when
 * another document is requested, and a reload would replace that navigation.
 */
export function isLeaving(): boolean {
  return Date.now() - left < 1000
}

/** Lets the browser load a document in place of a failed page, unless the visitor is leaving or `offline.ts` takes over. */
export function leaveToBrowser(load: () => void): void {
  if (!isLeaving() && dispatchEvent(new CustomEvent('failed', { cancelable: true, detail: load }))) load()
}

/**
 * Lets the browser load a page as a document if the app cannot load it, because files are gone after a new release. It
 * does so only after the first navigation, because a page that fails right after its load would fail again.
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
