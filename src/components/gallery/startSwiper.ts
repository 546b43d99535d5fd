import type { Swiper, SwiperOptions } from 'swiper/types'
import { carouselDelay } from '../../specification.ts'
import { countFromGoal } from './countFromGoal.ts'
import { yieldToPinch } from './yieldToPinch.ts'

/** Time in ms that a slide takes to appear. */
export const glide = 450

/** Time in ms that a slide takes to glide: none for a visitor who asks for less movement. */
export function glideTime(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : glide
}

type Listener = {
  created: (swiper: Swiper) => void
  /** A slide (0-based) comes into view. */
  changed: (index: number) => void
  destroyed: () => void
}

/** Loads the engine, starts it on `element` at the slide in view, and returns how to stop it. */
export function startSwiper(element: HTMLElement, listener: Listener, options: SwiperOptions): () => void {
  let stopped = false
  let swiper: Swiper | undefined
  let stopYielding: (() => void) | undefined
  loadEngine().then(
    ({ Swiper, Autoplay }) => {
      // In a dialog that has been closed meanwhile no slide is in view: the first would seem to be.
      if (stopped || element.closest('dialog:not([open])')) return
      const initialSlide = scrolledTo(element)
      element.scrollLeft = 0
      swiper = new Swiper(element, {
        modules: [Autoplay],
        speed: glideTime(),
        initialSlide,
        longSwipesRatio: 0.2,
        // A slide out of view is inert: a finger on the one that glides away touches what lies behind it.
        touchEventsTarget: 'container',
        // A magnified picture moves under the finger.
        noSwipingSelector: '[data-large]',
        // Its default takes the focus from a button when a finger touches a slide.
        focusableElements: 'input',
        autoplay: { enabled: false, delay: carouselDelay, disableOnInteraction: false },
        ...options,
      })
      swiper.on('slideChange', ({ activeIndex }) => listener.changed(activeIndex))
      swiper.on('transitionEnd', resumeAutoplay)
      countFromGoal(swiper)
      element.addEventListener('dragstart', preventDefault)
      stopYielding = yieldToPinch(swiper)
      listener.created(swiper)
    },
    () => undefined, // The strip of slides scrolls without the engine.
  )
  return () => {
    stopped = true
    if (swiper === undefined) return
    element.removeEventListener('dragstart', preventDefault)
    stopYielding?.()
    swiper.destroy()
    listener.destroyed()
  }
}

/** The first slide at or after the scrolling strip's left edge. */
function scrolledTo(strip: HTMLElement): number {
  const slides = [...strip.querySelectorAll<HTMLElement>('.swiper-slide')]
  const found = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > strip.scrollLeft)
  return Math.max(0, found)
}

function loadEngine() {
  return import('./engine.ts')
}

/** A mouse that drags a slide would else pick up the picture or the link. */
function preventDefault(event: Event): void {
  event.preventDefault()
}

/** Autoplay waits for a transition event that a change without transition never sends. */
function resumeAutoplay({ autoplay }: Swiper): void {
  if (autoplay.running && autoplay.paused) autoplay.resume()
}
