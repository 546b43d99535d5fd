import type { AnyRouter } from '@tanstack/react-router'

/**
 * Animates an edition's card into its report and back, if the browser supports it and the visitor does not prefer
 * reduced motion. The router's own option would animate every page, and does not handle the rejected promise of
 * a transition that another one interrupts.
 */
export function transitionToReports(router: AnyRouter): void {
  router.startViewTransition = async (update) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const report = from === undefined ? undefined : reportBetween(from, to)
    const isWanted =
      report !== undefined &&
      document.startViewTransition !== undefined &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!isWanted) return await update()
    const unname = nameCover(report)
    const transition = document.startViewTransition(async () => {
      unname()
      await update()
      const unnameNew = nameCover(report)
      transition.finished.then(unnameNew, unnameNew)
    })
    // The browser skips a transition if the visitor is faster or the tab is hidden. The page has changed nevertheless.
    transition.ready.catch(() => {})
    await transition.updateCallbackDone
  }
}

/** The path of the report, if one of two paths is the list and the other a report. */
export function reportBetween(from: string, to: string): string | undefined {
  const report = isList(from) ? to : isList(to) ? from : ''
  return /\/blog\/\d+$/.test(report) ? report : undefined
}

function isList(path: string): boolean {
  return path.endsWith('/summer-school')
}

/** Sets a view-transition name on the report's picture on either page; returns a function that removes it. */
function nameCover(report: string): () => void {
  const card = document.querySelector(`main a[href$="${report}"]`)?.closest('article')
  const image = (card ?? document.querySelector('main [aria-roledescription="carousel"]'))?.querySelector(
    'img',
  )
  const name = (as: string) => {
    if (image) image.style.viewTransitionName = as
  }
  name('edition')
  return () => name('')
}
