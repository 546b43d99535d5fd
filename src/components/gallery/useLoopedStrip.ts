import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper/types'
import { wrap } from './keys.ts'
import { glideTime, startSwiper } from './startSwiper.ts'
import type { Engine } from './useSwiper.ts'

/**
 * Runs the engine on a strip whose `count` slides are rendered twice, end to end. What the second
 * copy shows looks the same one copy earlier: jumping there unseen makes the strip endless.
 */
export function useLoopedStrip(
  view: RefObject<HTMLElement | null>,
  count: number,
): Engine & { visible: readonly number[] } {
  const swiper = useRef<Swiper | null>(null)
  const [ready, setReady] = useState(false)
  const [index, setIndex] = useState(0)
  const [visible, setVisible] = useState<readonly number[]>([])

  useEffect(() => {
    if (view.current === null) return
    const changed = (slide: number) => {
      setIndex(wrap(slide, count))
      setVisible(swiper.current?.visibleSlidesIndexes ?? [])
    }
    const listener = {
      created: (made: Swiper) => {
        swiper.current = made
        made.on('transitionEnd', () => {
          if (jumping.has(made)) return
          // A finger on the second copy's first slide may pull it either way; further on it has less before it.
          const furthest = made.touchEventsData.isTouched ? count : count - 1
          if (made.activeIndex > furthest) jump(made, made.activeIndex - count)
          changed(made.activeIndex)
        })
        made.on('resize', () => changed(made.activeIndex))
        // A finger may pull the first slide to the right: its copy has something there.
        made.on('touchStart', () => leaveStart(made, count))
        changed(made.activeIndex)
        setReady(true)
      },
      changed,
      destroyed: () => {
        swiper.current = null
        setReady(false)
      },
    }
    return startSwiper(view.current, listener, { slidesPerView: 'auto', watchSlidesProgress: true })
  }, [view, count])

  const move = useCallback(
    (to: number) => {
      const running = swiper.current
      if (running === null) return
      const now = running.activeIndex
      if (wrap(now + 1, count) === to) running.slideTo(now + 1, glideTime())
      else if (wrap(now - 1, count) === to) {
        leaveStart(running, count)
        running.slideTo(running.activeIndex - 1, glideTime())
      } else running.slideTo(to, glideTime())
    },
    [count],
  )
  return { ready, index, move, swiper, visible }
}

/** Strips on their way to the same picture in the other copy; nobody is to notice. */
const jumping = new WeakSet<Swiper>()

function jump(swiper: Swiper, to: number): void {
  const { touchEventsData: touch, translate: before } = swiper
  jumping.add(swiper)
  swiper.slideTo(to, 0, false)
  jumping.delete(swiper)
  // A finger that has just caught the slides goes on in the other copy.
  if (touch.startTranslate !== undefined) touch.startTranslate += swiper.translate - before
}

/** Goes from the first slide to its copy, before which there is something. */
function leaveStart(swiper: Swiper, count: number): void {
  if (swiper.activeIndex > 0) return
  jump(swiper, count)
  // Without a computed style between them, the jump and the glide after it become one movement.
  window.getComputedStyle(swiper.wrapperEl).transform
}
