import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper/types'
import { glide, glideTime, startSwiper } from './startSwiper.ts'

/** What a carousel may ask of its engine. Until `ready`, the slides are a strip that scrolls and snaps. */
export type Engine = {
  ready: boolean
  /** The slide in view, 0-based. */
  index: number
  /** Brings a slide into view: a neighbour glides in, one further away appears. */
  move: (to: number) => void
  swiper: RefObject<Swiper | null>
}

/**
 * Runs the engine, one slide per view, on prerendered slides (`.swiper > .swiper-wrapper >
 * .swiper-slide`) in `view`, starting at slide `first`.
 */
export function useSwiper(view: RefObject<HTMLElement | null>, count: number, first = 0): Engine {
  const swiper = useRef<Swiper | null>(null)
  const [ready, setReady] = useState(false)
  const [index, setIndex] = useState(first)

  useEffect(() => {
    if (view.current === null || count < 2) return
    const listener = {
      created: (made: Swiper) => {
        swiper.current = made
        made.on('slideChange', appearFromAfar)
        made.on('touchEnd', setSpeedOfSwipe)
        setIndex(made.activeIndex)
        setReady(true)
      },
      changed: setIndex,
      destroyed: () => {
        swiper.current = null
        setReady(false)
      },
    }
    return startSwiper(view.current, listener, { slidesPerView: 1, rewind: true })
  }, [view, count])

  const move = useCallback(
    (to: number) => {
      const running = swiper.current
      if (running !== null) {
        running.slideTo(to, Math.abs(to - running.activeIndex) === 1 ? glideTime() : 0)
        return
      }
      view.current?.scrollTo({ left: view.current.clientWidth * to, behavior: 'instant' })
      setIndex(to)
    },
    [view],
  )
  return { ready, index, move, swiper }
}

/** A way of several slides would rush past all between: the last one appears in its place instead. */
function appearFromAfar(swiper: Swiper): void {
  setSpeed(swiper)
  if (Math.abs(swiper.activeIndex - swiper.previousIndex) < 2 || glideTime() === 0) return
  swiper.slides[swiper.activeIndex]?.animate({ opacity: [0, 1] }, { duration: glide, easing: 'ease-out' })
}

/** Autoplay takes the speed of its next step from here: on the last slide, of the way back to the first. */
function setSpeed(swiper: Swiper): void {
  swiper.params.speed = swiper.isEnd ? 0 : glideTime()
}

/** A swipe takes its speed from here too, just after this event: a neighbour glides, the other end appears. */
function setSpeedOfSwipe(swiper: Swiper): void {
  const isBack = swiper.touches.diff > 0
  swiper.params.speed = (isBack ? swiper.isBeginning : swiper.isEnd) ? 0 : glideTime()
  queueMicrotask(() => setSpeed(swiper))
}
