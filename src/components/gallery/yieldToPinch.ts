import type { Swiper } from 'swiper/types'

/** From this scale on a visitor has magnified the page; less is the tremble of two fingers. */
const magnified = 1.05

/**
 * Leaves to the browser what is no swipe: with two fingers the engine, which would follow the first one and
 * stop the pinch, rests until both are gone; in a magnified page, marked by `data-zoomed` on the engine's
 * element, a finger moves about in the page. Returns how to stop.
 */
export function yieldToPinch(swiper: Swiper): () => void {
  const viewport = window.visualViewport
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

  // Of the second finger the element knows nothing when it is beside it.
  const kinds = ['touchstart', 'touchend', 'touchcancel'] as const
  for (const kind of kinds) document.addEventListener(kind, onTouch, { passive: true })
  viewport?.addEventListener('resize', decide)
  decide()
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onTouch)
    viewport?.removeEventListener('resize', decide)
  }
}
