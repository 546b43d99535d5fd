import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Engine } from './useSwiper.ts'

/** Where in a magnified picture to look, as shares of its width and height. */
type Point = { x: number; y: number }

const middle: Point = { x: 0.5, y: 0.5 }

/**
 * Magnifies the picture in view: its slide becomes a box that scrolls in both directions, so fingers,
 * wheels, keys and scroll bars move within it as within any page. While it is magnified, or a visitor
 * has pinched into the page, a swipe does not lead to the next picture.
 */
export function useMagnifier(view: RefObject<HTMLElement | null>, { ready, index, swiper }: Engine) {
  const [large, setLarge] = useState<number>()
  const target = useRef(middle)
  const isLarge = large === index
  useFreeMovement({ ready, swiper }, isLarge)

  useLayoutEffect(() => {
    const slide = view.current?.querySelectorAll<HTMLElement>('.swiper-slide')[index]
    if (slide === undefined || !isLarge) return
    slide.dataset.large = ''
    loadInFull(slide)
    slide.scrollLeft = target.current.x * slide.scrollWidth - slide.clientWidth / 2
    slide.scrollTop = target.current.y * slide.scrollHeight - slide.clientHeight / 2
    return () => {
      delete slide.dataset.large
      slide.scrollTo(0, 0)
      setLarge(undefined)
    }
  }, [view, index, isLarge])

  const toggle = useCallback(
    (point: Point = middle) => {
      target.current = point
      setLarge((now) => (now === index ? undefined : index))
    },
    [index],
  )
  return { isLarge, toggle }
}

/** A wheel turned away from the visitor magnifies; within a magnified picture it scrolls. */
export function useWheel(
  view: RefObject<HTMLElement | null>,
  isLarge: boolean,
  toggle: (point: Point) => void,
): void {
  useEffect(() => {
    const stage = view.current
    if (stage === null || isLarge) return
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.deltaY >= 0 || !(event.target instanceof HTMLImageElement)) return
      event.preventDefault()
      toggle(pointOf(event))
    }
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => stage.removeEventListener('wheel', onWheel)
  }, [view, isLarge, toggle])
}

/** The point of a picture under the mouse or the finger. */
export function pointOf({
  target,
  clientX,
  clientY,
}: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'> & { target: unknown }): Point {
  if (!(target instanceof HTMLImageElement)) return middle
  const { left, top, width, height } = target.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** Asks for the widest file: the browser shows what it has until that one is there. */
function loadInFull(slide: HTMLElement): void {
  for (const source of slide.querySelectorAll('source')) source.sizes = '2400px'
}

/** Lets a finger move within a picture that is larger than the window, instead of to the next one. */
function useFreeMovement({ ready, swiper }: Pick<Engine, 'ready' | 'swiper'>, isLarge: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!ready || viewport === null) return
    const onResize = () => {
      if (swiper.current === null) return
      const isZoomed = isLarge || viewport.scale > 1.05
      swiper.current.allowTouchMove = !isZoomed
      swiper.current.el.toggleAttribute('data-zoomed', isZoomed)
    }
    onResize()
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [ready, swiper, isLarge])
}
