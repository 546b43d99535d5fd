import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'

/** The state and commands of a carousel's engine. Until `ready`, the slides are a scroll-snap strip. */
export type Engine = {
  ready: boolean
  /** The slide in view, 0-based; of several, the first. */
  index: number
  /** All slides in view. */
  visible: readonly number[]
  /** Moves to a slide: a neighbour glides in, one further away appears. */
  move: (to: number) => void
  swiper: RefObject<Swiper | null>
}

/** Duration of a glide in ms. */
const glide = 450

/** Duration of a glide in ms: none with reduced motion. */
export function glideTime(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : glide
}

/**
 * Loads Swiper and runs it on prerendered slides (`.swiper > .swiper-wrapper > .swiper-slide`) in `view`.
 *
 * @param options the same object at each render; undefined if the engine is not needed
 * @param onCreated the same function at each render
 */
export function useEngine(
  view: RefObject<HTMLElement | null>,
  options: SwiperOptions | undefined,
  onCreated: (swiper: Swiper) => void,
): Pick<Engine, 'ready' | 'swiper'> {
  const swiper = useRef<Swiper | null>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const element = view.current
    if (element === null || options === undefined) return
    let isWanted = true
    import('./engine.ts').then(
      ({ createSwiper }) => {
        // If the dialog has been closed meanwhile, no slide has a position, and the first would seem to be in view.
        if (!isWanted || element.closest('dialog:not([open])')) return
        swiper.current = createSwiper(element, { speed: glideTime(), ...options })
        onCreated(swiper.current)
        setReady(true)
      },
      // The strip of slides scrolls without the engine, and shows its scroll bar.
      () => {
        element.dataset.withoutEngine = ''
      },
    )
    return () => {
      isWanted = false
      if (swiper.current === null) return
      swiper.current.destroy()
      swiper.current = null
      setReady(false)
    }
  }, [view, options, onCreated])

  return { ready, swiper }
}

const oneByOne: SwiperOptions = { slidesPerView: 1, rewind: true }

/** Runs Swiper with one slide per view, starting at slide `first`. */
export function useSwiper(view: RefObject<HTMLElement | null>, count: number, first = 0): Engine {
  const [index, setIndex] = useState(first)
  const onCreated = useCallback((created: Swiper) => {
    created.on('slideChange', () => setIndex(created.activeIndex))
    created.on('slideChange', appearFromAfar)
    created.on('touchEnd', setSpeedOfSwipe)
    setIndex(created.activeIndex)
  }, [])
  const { ready, swiper } = useEngine(view, count > 1 ? oneByOne : undefined, onCreated)

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
    [view, swiper],
  )
  return { ready, index, visible: [index], move, swiper }
}

/** A glide over several slides would rush past the slides between: the target appears in place instead. */
function appearFromAfar(swiper: Swiper): void {
  setSpeed(swiper)
  if (Math.abs(swiper.activeIndex - swiper.previousIndex) < 2 || glideTime() === 0) return
  swiper.slides[swiper.activeIndex]?.animate({ opacity: [0, 1] }, { duration: glide, easing: 'ease-out' })
}

/** Sets the duration of the next automatic step: from the last slide, the return to the first one takes no time. */
function setSpeed(swiper: Swiper): void {
  swiper.params.speed = swiper.isEnd ? 0 : glideTime()
}

/** Sets the duration of a swipe, which Swiper reads just after `touchEnd`: a neighbour glides, the other end appears. */
function setSpeedOfSwipe(swiper: Swiper): void {
  const isBack = swiper.touches.diff > 0
  swiper.params.speed = (isBack ? swiper.isBeginning : swiper.isEnd) ? 0 : glideTime()
  queueMicrotask(() => setSpeed(swiper))
}
