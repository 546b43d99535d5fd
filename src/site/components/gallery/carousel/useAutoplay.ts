import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useMedia } from './useMedia.ts'
import type { Engine } from './useSwiper.ts'

/**
 * Moves the carousel by itself: not under a modal, and with reduced motion only if the visitor asks for it. It rests
 * in a hidden tab, and ends when the keyboard brings the focus into `region`. Focus that a click sets, that comes back
 * with the window, or that arrives while `quiet` is not that, although it may be `:focus-visible`.
 */
export function useAutoplay(
  { ready, swiper }: Engine,
  region: RefObject<HTMLElement | null>,
  covered: boolean,
  quiet: RefObject<boolean> | undefined,
) {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  /** What the visitor wants; nothing is said until the pause button or the keyboard's focus says it. */
  const [wanted, setWanted] = useState<boolean>()
  const playing = ready && !covered && (wanted ?? !reduced)
  const beforeLeaving = useRef<Element | null>(null)

  // Turning on reduced motion ends an earlier request to move.
  useEffect(() => {
    if (reduced) setWanted((was) => was && undefined)
  }, [reduced])

  useEffect(() => {
    const autoplay = swiper.current?.autoplay
    if (!playing || autoplay === undefined) return
    const follow = () => {
      if (document.visibilityState === 'hidden') autoplay.stop()
      else autoplay.start()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      autoplay.stop()
    }
  }, [playing, swiper])

  useEffect(() => {
    // The focus may be there already when the page comes alive.
    if (region.current?.querySelector(':focus-visible')) setWanted(false)
    const remember = () => {
      beforeLeaving.current = document.activeElement
    }
    window.addEventListener('blur', remember)
    return () => window.removeEventListener('blur', remember)
  }, [region])

  return {
    /** What the pause button shows, and sets. */
    playing,
    setPlaying: setWanted,
    onFocus: ({ target }: FocusEvent) => {
      const isBack = target === beforeLeaving.current
      beforeLeaving.current = null
      if (!isBack && !quiet?.current && target.matches(':focus-visible')) setWanted(false)
    },
  }
}
