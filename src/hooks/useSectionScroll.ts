import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sectionScrollDelay, sectionScrollOffset } from '../specification.ts'
import { moveFocusTo } from './focus.ts'
import { isPlainClick } from './plain-click.ts'
import { gently, scrollToSection } from './scroll.ts'

/**
 * Brings the section that the address names into view (specification §2 Header): smoothly within a page,
 * after the delay on arriving at the home page, at once elsewhere. Back, Forward and reload are left to the
 * router, which restores the position.
 */
export function useSectionScroll(): void {
  const router = useRouter()
  useEffect(() => {
    landOnSection()
    const stopFollowing = followNavigation(router)
    document.addEventListener('click', repeatScroll, true)
    return () => {
      stopFollowing()
      document.removeEventListener('click', repeatScroll, true)
    }
  }, [router])
}

function followNavigation(router: RegisteredRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isNewEntry = false
  const stopHistory = router.history.subscribe(({ action }) => {
    clearTimeout(timer)
    isNewEntry = action.type === 'PUSH' || action.type === 'REPLACE'
  })
  const stopRendered = router.subscribe('onRendered', ({ toLocation, pathChanged, hashChanged }) => {
    // Whoever comes back to a list finds its cards, and does not see them come once more. Not before the page has changed:
    // those of a list that is being left would come again while its visitor waits for the next page.
    if (pathChanged) document.documentElement.toggleAttribute('data-stepped', !isNewEntry)
    if (!isNewEntry || !(pathChanged || hashChanged)) return
    const section = document.getElementById(toLocation.hash)
    const isHome = toLocation.pathname === '/'
    if (pathChanged && (isHome || !section)) window.scrollTo({ top: 0, behavior: 'instant' })
    if (!section) return
    const land = (behavior: ScrollBehavior) => {
      scrollToSection(section, behavior)
      if (pathChanged || document.activeElement?.closest('main')) moveFocusTo(section)
    }
    if (!pathChanged) land(gently())
    else if (isHome) timer = setTimeout(() => land(gently()), sectionScrollDelay)
    else land('instant')
  })
  return () => {
    clearTimeout(timer)
    stopHistory()
    stopRendered()
  }
}

/**
 * A direct visit: the browser has been there before the fonts were; a reload keeps its own position, and so does a
 * visitor who has read on before the scripts came.
 */
function landOnSection(): void {
  const section = document.getElementById(location.hash.slice(1))
  const [visit] = performance.getEntriesByType('navigation')
  if (!section || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const { top } = section.getBoundingClientRect()
  if (window.scrollY > 0 && Math.abs(top - sectionScrollOffset) > sectionScrollOffset) return
  scrollToSection(section, 'instant')
  const landed = window.scrollY
  document.fonts.ready.then(() => {
    if (Math.abs(window.scrollY - landed) < 2) scrollToSection(section, 'instant')
  })
}

/** The router does nothing on a click on a link to where it already is, yet the visitor wants to go there again. */
function repeatScroll(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.href !== location.href) return
  event.preventDefault()
  const section = document.getElementById(link.hash.slice(1))
  // The menu that holds the link closes first: the page cannot scroll smoothly while it is locked.
  requestAnimationFrame(() => {
    if (section) scrollToSection(section, gently())
    else window.scrollTo({ top: 0, behavior: gently() })
  })
}
