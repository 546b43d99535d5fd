import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sectionScrollDelay, sectionScrollOffset } from '../../model/specification.ts'
import { isPlainClick } from './plain-click.ts'

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
    // Cards slide in only on the way forward. Not before the page has changed: those of the list that is being left would
    // slide in again while the next page loads.
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

/**
 * Scrolls so that the section's top comes to rest at the offset of the specification (§2 Header). A question
 * that a link leads to opens.
 */
function scrollToSection(section: HTMLElement, behavior: ScrollBehavior): void {
  if (section instanceof HTMLDetailsElement) section.open = true
  window.scrollTo({ top: layoutTop(section) - sectionScrollOffset, behavior })
}

/** Smooth, unless the visitor asks for less movement. */
function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Distance from the document's top without transforms: a section that is still sliding in counts where it ends. */
function layoutTop(element: HTMLElement): number {
  const parent = element.offsetParent
  return element.offsetTop + (parent instanceof HTMLElement ? layoutTop(parent) : 0)
}

/**
 * Moves focus to an element that Tab does not reach, a heading or a section, so that a screen reader
 * reads on from there and the next Tab leads to what follows it.
 */
export function moveFocusTo(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
