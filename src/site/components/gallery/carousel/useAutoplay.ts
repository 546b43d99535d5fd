import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { carouselDelay } from '../../../../model/specification.ts'
import { useMedia } from './useMedia.ts'
import type { Engine } from './useSwiper.ts'

/**
 * Moves the carousel automatically: not under a modal, and with reduced motion only on request. It pauses
 * in a hidden tab, and stops when the keyboard moves the focus into `region`. Focus from a click, from returning
 * to the window, or while `quiet` does not stop it, although it may be `:focus-visible`.
 */
export function useAutoplay(
  { ready, swiper }: Engine,
  region: RefObject<HTMLElement | null>,
  covered: boolean,
  quiet: RefObject<boolean> | undefined,
) {
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  /** The visitor's choice; undefined until the pause button or keyboard focus sets it. */
  const [wanted, setWanted] = useState<boolean>()
  const playing = ready && !covered && (wanted ?? !reduced)
  const beforeLeaving = useRef<Element | null>(null)

  // Switching reduced motion on cancels an earlier request to move.
  useEffect(() => {
    if (reduced) setWanted((was) => was && undefined)
  }, [reduced])

  useTimedMoves(swiper, region, playing)

  useEffect(() => {
    // The focus may already be in the carousel when the page hydrates.
    if (region.current?.querySelector(':focus-visible')) setWanted(false)
    const remember = () => {
      beforeLeaving.current = document.activeElement
    }
    window.addEventListener('blur', remember)
    return () => window.removeEventListener('blur', remember)
  }, [region])

  return {
    /** The state of the pause button, and its setter. */
    playing,
    setPlaying: setWanted,
    onFocus: ({ target }: FocusEvent) => {
      const isBack = target === beforeLeaving.current
      beforeLeaving.current = null
      if (!isBack && !quiet?.current && target.matches(':focus-visible')) setWanted(false)
    },
  }
}

/** Moves on after each pause, as long as `playing`. */
function useTimedMoves(swiper: Engine['swiper'], region: RefObject<HTMLElement | null>, playing: boolean) {
  useEffect(() => {
    const running = swiper.current
    if (!playing || running === null) return
    let timer = 0
    const rest = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = window.setTimeout(move, carouselDelay)
    }
    // A slide stays while it is dragged, while the progress line is held, and while words of it are selected, which
    // would move away.
    const isHeld = () => {
      const selection = getSelection()
      return (
        running.touchEventsData.isMoved ||
        region.current?.querySelector('input:active') ||
        (selection?.isCollapsed === false && running.el.contains(selection.anchorNode))
      )
    }
    const move = () => (isHeld() ? rest() : running.slideNext())
    rest()
    // `transitionEnd` is the last event of a glide, and `slideChange` the only event of a change without a glide.
    running.on('slideChange transitionEnd', rest)
    document.addEventListener('visibilitychange', rest)
    return () => {
      clearTimeout(timer)
      running.off('slideChange transitionEnd', rest)
      document.removeEventListener('visibilitychange', rest)
    }
  }, [playing, swiper, region])
}
