import { type RefObject, useEffect, useRef } from 'react'
import { revealThreshold } from '../specification.ts'

const steps = 10
const thresholds = Array.from({ length: steps + 1 }, (_, step) => (step * revealThreshold) / steps)

/**
 * Reveals an element once when a tenth of it is visible: `data-reveal` becomes `hidden` when its first
 * edge enters the screen and `shown` at that tenth; style sheets decide what that looks like. Elsewhere
 * on the page nothing is ever hidden, so that find-in-page, print and a picture of the whole page see
 * everything; nor is what is on screen when the page starts.
 */
export function useReveal<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null || element.getBoundingClientRect().top < window.innerHeight) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isShown = entries.some(isRevealed)
        if (isShown) element.dataset.reveal = 'shown'
        else if (entries.at(-1)?.isIntersecting) element.dataset.reveal = 'hidden'
        else delete element.dataset.reveal
        if (isShown) observer.disconnect()
      },
      { threshold: thresholds },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [])
  return ref
}

/** Half a screen counts too: of an element higher than ten screens, a tenth is never visible. */
export function isRevealed(
  entry: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>,
): boolean {
  const screen = entry.rootBounds?.height ?? Number.POSITIVE_INFINITY
  return entry.intersectionRatio >= revealThreshold || entry.intersectionRect.height >= screen / 2
}
