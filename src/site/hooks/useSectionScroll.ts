import { type RegisteredRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sectionScrollDelay, sectionScrollOffset } from '../../model/specification.ts'
import { isPlainClick } from './plain-click.ts'

/**
 * Scrolls to the section in the address (specification §2 Header). It scrolls smoothly within a page, after the delay
 * on arriving at the home page, and at once elsewhere. On Back, Forward and reload the router restores the position.
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
    // Cards slide in only on a new navigation. Not set before the page has changed: the cards of the previous list would
    // slide in again while the next page loads.
    if (pathChanged) document.documentElement.toggleAttribute('data-stepped', !isNewEntry)
    const section = document.getElementById(toLocation.hash)
    // The browser scrolls to an anchor that was typed, and opens nothing.
    if (hashChanged) unfold(section)
    if (!isNewEntry || !(pathChanged || hashChanged)) return
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
 * Corrects the position on a direct visit, because the browser scrolled before the fonts were loaded. On a reload, or
 * if the visitor has scrolled before the scripts came, the position is kept.
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

/** Scrolls again on a click on a link to the current address, which the router ignores. */
function repeatScroll(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event) || link.href !== location.href) return
  event.preventDefault()
  const section = document.getElementById(link.hash.slice(1))
  // The menu that contains the link closes first: while it is open, scrolling is locked.
  requestAnimationFrame(() => {
    if (section) scrollToSection(section, gently())
    else window.scrollTo({ top: 0, behavior: gently() })
  })
}

/** Opens a frequent question or a project that is the target of a link. */
function unfold(section: HTMLElement | null): void {
  if (section instanceof HTMLDetailsElement) section.open = true
}

/** Scrolls the section's top to the specified offset (§2 Header), and opens what is folded. */
function scrollToSection(section: HTMLElement, behavior: ScrollBehavior): void {
  unfold(section)
  window.scrollTo({ top: layoutTop(section) - sectionScrollOffset, behavior })
}

/** Smooth, except with reduced motion. */
function gently(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Distance from the document's top without transforms: a section still sliding in counts at its final position. */
function layoutTop(element: HTMLElement): number {
  const parent = element.offsetParent
  return element.offsetTop + (parent instanceof HTMLElement ? layoutTop(parent) : 0)
}

/**
 * Moves focus to an element outside the tab order, such as a heading. A screen reader continues there, and the next Tab
 * goes on from there.
 */
export function moveFocusTo(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
