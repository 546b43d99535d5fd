import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useHiddenTab, useMedia } from './useMedia.ts'
import type { Engine } from './useSwiper.ts'

/** What the visitor wants: nothing said, stopped (pause button, keyboard focus), or asked to move. */
export type Wish = 'automatic' | 'stopped' | 'asked'

/** Everything that decides whether a carousel moves by itself. */
export type Situation = {
  ready: boolean
  wish: Wish
  /** The visitor prefers reduced motion. */
  reduced: boolean
  /** The tab is in the background. */
  hidden: boolean
  /** A modal lies over the carousel. */
  covered: boolean
}

/** Whether the carousel moves by itself: reduced motion never starts it, but a visitor may. */
export function mayRun({ ready, wish, reduced, hidden, covered }: Situation): boolean {
  if (!ready || hidden || covered) return false
  return wish === 'asked' || (wish === 'automatic' && !reduced)
}

/** What is left of a wish when the visitor turns on reduced motion: an earlier request to move ends. */
export function wishUnderReducedMotion(wish: Wish): Wish {
  return wish === 'asked' ? 'automatic' : wish
}

/** Moves the carousel while nothing speaks against it. `playing` is what the pause button shows. */
export function useAutoplay({ ready, swiper }: Engine, covered: boolean) {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  const hidden = useHiddenTab()
  const [wish, setWish] = useState<Wish>('automatic')
  const playing = mayRun({ ready, wish, reduced, hidden, covered })

  useEffect(() => {
    if (reduced) setWish(wishUnderReducedMotion)
  }, [reduced])

  useEffect(() => {
    const autoplay = swiper.current?.autoplay
    if (!playing || autoplay === undefined) return
    autoplay.start()
    return () => void autoplay.stop()
  }, [playing, swiper])

  const stop = useCallback(() => setWish('stopped'), [])
  const toggle = useCallback(() => setWish(playing ? 'stopped' : 'asked'), [playing])
  return { playing, stop, toggle }
}

/**
 * Says when the keyboard brings the focus into an element. Focus that a click sets, that comes back
 * with the window, or that arrives while `quiet` is not that, although it may be `:focus-visible`.
 * Returns the handler for the element's `onFocus`.
 */
export function useKeyboardFocus(
  element: RefObject<HTMLElement | null>,
  quiet: RefObject<boolean>,
  onKeyboardFocus: () => void,
): (event: FocusEvent) => void {
  const beforeLeaving = useRef<Element | null>(null)

  useEffect(() => {
    const remember = () => {
      beforeLeaving.current = document.activeElement
    }
    window.addEventListener('blur', remember)
    return () => window.removeEventListener('blur', remember)
  }, [])

  // The focus may be there already when the page comes alive.
  useEffect(() => {
    if (element.current?.querySelector(':focus-visible')) onKeyboardFocus()
  }, [element, onKeyboardFocus])

  return ({ target }) => {
    const isBack = target === beforeLeaving.current
    beforeLeaving.current = null
    if (!isBack && !quiet.current && target.matches(':focus-visible')) onKeyboardFocus()
  }
}
