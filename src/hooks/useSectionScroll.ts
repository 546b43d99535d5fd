import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sectionScrollDelay } from '../specification.ts'
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
    // Whoever comes back to a list finds its cards, and does not see them come once more.
    document.documentElement.toggleAttribute('data-stepped', !isNewEntry)
  })
  const stopRendered = router.subscribe('onRendered', ({ toLocation, pathChanged, hashChanged }) => {
    if (!isNewEntry || !(pathChanged || hashChanged)) return
    const section = sectionOf(toLocation.hash)
    if (section === undefined) {
      if (pathChanged) window.scrollTo({ top: 0, behavior: 'instant' })
    } else if (!pathChanged) {
      scrollToSection(section, gently())
      if (document.activeElement?.closest('main')) moveFocusTo(section)
    } else if (toLocation.pathname === '/') {
      window.scrollTo({ top: 0, behavior: 'instant' })
      timer = setTimeout(() => {
        scrollToSection(section, gently())
        moveFocusTo(section)
      }, sectionScrollDelay)
    } else {
      scrollToSection(section, 'instant')
      moveFocusTo(section)
    }
  })
  return () => {
    clearTimeout(timer)
    stopHistory()
    stopRendered()
  }
}

/** A direct visit: the browser has been there before the fonts were; a reload keeps its own position. */
function landOnSection(): void {
  const section = sectionOf(location.hash.slice(1))
  const [visit] = performance.getEntriesByType('navigation')
  if (section === undefined || (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
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
  const section = sectionOf(link.hash.slice(1))
  // The menu that holds the link closes first: the page cannot scroll smoothly while it is locked.
  requestAnimationFrame(() => {
    if (section) scrollToSection(section, gently())
    else window.scrollTo({ top: 0, behavior: gently() })
  })
}

function sectionOf(hash: string): HTMLElement | undefined {
  return (hash && document.getElementById(hash)) || undefined
}
