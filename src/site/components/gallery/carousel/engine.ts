/** Configures Swiper for all carousels; a lazy chunk that galleries load after hydration. */
import { Swiper } from 'swiper'
import type { SwiperOptions } from 'swiper/types'

/** Minimum scale of a magnified page; less is an accidental pinch. */
const magnified = 1.05

/** Starts Swiper on `element` at the slide in view. */
export function createSwiper(element: HTMLElement, options: SwiperOptions): Swiper {
  const initialSlide = scrolledTo(element)
  element.scrollLeft = 0
  const swiper = new Swiper(element, {
    initialSlide,
    longSwipesRatio: 0.2,
    // Slides out of view are inert: a touch on a slide that is gliding away hits the element behind it.
    touchEventsTarget: 'container',
    // By default a touch on a slide would take the focus from a button.
    focusableElements: 'input',
    ...options,
  })
  countFromGoal(swiper)
  yieldToPinch(swiper)
  const listening = new AbortController()
  element.addEventListener('dragstart', preventDefault, listening)
  const chooseGrip = ({ pointerType }: PointerEvent) => {
    // Within a magnified picture a drag scrolls. A mouse selects the words below a picture; a finger swipes over them.
    swiper.params.noSwipingSelector = pointerType === 'mouse' ? '[data-large], p' : '[data-large]'
  }
  element.addEventListener('pointerdown', chooseGrip, { capture: true, signal: listening.signal })
  swiper.on('beforeDestroy', () => listening.abort())
  return swiper
}

/** The first slide at or after the scrolling strip's left edge. */
function scrolledTo(strip: HTMLElement): number {
  const slides = [...strip.querySelectorAll<HTMLElement>('.swiper-slide')]
  const found = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > strip.scrollLeft)
  return Math.max(0, found)
}

/** Prevents the native drag of a picture or link when the mouse drags a slide. */
function preventDefault(event: Event): void {
  event.preventDefault()
}

/**
 * Makes a swipe that interrupts a glide count from the slide it was gliding to. Swiper counts from the current
 * position: a quick second swipe would only complete the first.
 */
function countFromGoal(swiper: Swiper): void {
  const { touchEventsData: touch } = swiper
  /** Distance in px from the interrupted position to the target. */
  let left = 0

  swiper.on('touchMove', () => {
    if (!touch.isMoved) left = swiper.translate - swiper.getTranslate()
  })
  // Swiper chooses the target after this event, and chooses none if the slides were not dragged.
  swiper.on('touchEnd', () => {
    const isPulled = touch.isMoved && touch.currentTranslate !== touch.startTranslate
    if (isPulled) swiper.setTranslate(swiper.translate + left)
  })
}

/**
 * Leaves gestures other than swipes to the browser. Swiper would follow the first of two fingers and block the pinch,
 * so it is disabled until both are lifted. In a magnified page, which `data-zoomed` marks on the element, a finger pans
 * the page.
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

  // The element gets no event of a second finger outside it.
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(kind, onTouch, { passive: true, signal: listening.signal })
  viewport?.addEventListener('resize', decide, listening)
  decide()
  swiper.on('beforeDestroy', () => listening.abort())
}
