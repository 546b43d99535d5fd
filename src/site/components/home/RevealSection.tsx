import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { HomeAnchor } from '../../../model/anchors.ts'
import { revealThreshold } from '../../../model/specification.ts'
import { classes } from '../classes.ts'
import styles from './RevealSection.module.css'

const steps = 10
const thresholds = Array.from({ length: steps + 1 }, (_, step) => (step * revealThreshold) / steps)

/**
 * A section of the home page whose content fades and slides in once. The section itself does not move,
 * so that a jump to its id scrolls to the right place during the animation.
 */
export function RevealSection({
  id,
  titleId,
  className,
  children,
}: {
  id?: HomeAnchor
  titleId: string
  className?: string | undefined
  children: ReactNode
}) {
  const ref = useReveal()
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} className={classes(styles.section, className)}>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/**
 * Reveals an element once when a tenth of it is visible: `data-reveal` becomes `hidden` when its first edge enters the
 * screen and `shown` at that tenth; style sheets define the effect. Everything else stays visible (off the screen, or
 * on it when the page starts), so that find-in-page, printing and full-page screenshots include it. A part with the
 * keyboard focus is shown without sliding. The browser scrolls to its place at that moment, so a sliding part would end
 * under the header.
 */
function useReveal(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
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
    const showAtOnce = () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
    const showFocused = ({ target }: FocusEvent) => {
      if ((target as Element).matches(':focus-visible')) showAtOnce()
    }
    observer.observe(element)
    element.addEventListener('focusin', showFocused)
    return () => {
      element.removeEventListener('focusin', showFocused)
      showAtOnce()
    }
  }, [])
  return ref
}

/** Whether a tenth of an element is visible, or half a screen of it: a tenth of more than ten screens is never visible. */
export function isRevealed(
  entry: Pick<IntersectionObserverEntry, 'intersectionRatio' | 'intersectionRect' | 'rootBounds'>,
): boolean {
  const screen = entry.rootBounds?.height ?? Number.POSITIVE_INFINITY
  return entry.intersectionRatio >= revealThreshold || entry.intersectionRect.height >= screen / 2
}
