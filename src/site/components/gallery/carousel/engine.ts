/** Swiper as all carousels run it: the one chunk that galleries load once the page is alive. */
import { Swiper } from 'swiper'
import { Autoplay } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { carouselDelay } from '../../../../model/specification.ts'

/** From this scale on a visitor has magnified the page; less is the tremble of two fingers. */
const magnified = 1.05

/** Starts the engine on `element` at the slide in view. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  const initialSlide = scrolledTo(element)
  element.scrollLeft = 0
  const swiper = new Swiper(element, {
    modules: [Autoplay],
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
  swiper.on('transitionEnd', resumeAutoplay)
  countFromGoal(swiper)
  yieldToPinch(swiper)
  element.addEventListener('dragstart', preventDefault)
  swiper.on('beforeDestroy', () => element.removeEventListener('dragstart', preventDefault))
  return swiper
}

/** The first slide at or after the scrolling strip's left edge. */
function scrolledTo(strip: HTMLElement): number {
  const slides = [...strip.querySelectorAll<HTMLElement>('.swiper-slide')]
  const found = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > strip.scrollLeft)
  return Math.max(0, found)
}

/** A mouse that drags a slide would otherwise pick up the picture or the link. */
function preventDefault(event: Event): void {
  event.preventDefault()
}

/** Autoplay waits for a transition event that a change without transition never sends. */
function resumeAutoplay({ autoplay }: Swiper): void {
  if (autoplay.running && autoplay.paused) autoplay.resume()
}

/**
 * Makes a swipe that catches the slides on their way count from the slide they were going to. The engine
 * counts from where it caught them: a quick second swipe would only complete the first.
 */
function countFromGoal(swiper: Swiper): void {
  const { touchEventsData: touch } = swiper
  /** How far the slides still had to go when they were caught, in px. */
  let left = 0

  swiper.on('touchMove', () => {
    if (!touch.isMoved) left = swiper.translate - swiper.getTranslate()
  })
  // The engine decides where to glide after this event. It decides nothing where the slides were not pulled.
  swiper.on('touchEnd', () => {
    const isPulled = touch.isMoved && touch.currentTranslate !== touch.startTranslate
    if (isPulled) swiper.setTranslate(swiper.translate + left)
  })
}

/**
 * Leaves to the browser what is no swipe: with two fingers the engine, which would follow the first one and
 * stop the pinch, rests until both are gone; in a magnified page, marked by `data-zoomed` on the engine's
 * element, a finger moves about in the page.
 */
function yieldToPinch(swiper: Swiper): void {
  const viewport = window.visualViewport
  const listening = new AbortController()
  let isPinching = false

  const decide = () => {
    const isZoomed = viewport !== null && viewport.scale > magnified
    swiper.el.toggleAttribute('data-zoomed', isZoomed)
    swiper.allowTouchMove = !isPinching && !isZoomed
  }
  const onTouch = ({ touches }: TouchEvent) => {
    if (touches.length > 1) isPinching = true
    if (touches.length === 0) isPinching = false
    decide()
  }

  // The element is not told of a second finger that is beside it.
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(kind, onTouch, { passive: true, signal: listening.signal })
  viewport?.addEventListener('resize', decide, listening)
  decide()
  swiper.on('beforeDestroy', () => listening.abort())
}
