import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Engine } from '../carousel/useSwiper.ts'

/** Where in a magnified picture to look, as shares of its width and height. */
const middle = { x: 0.5, y: 0.5 }

/**
 * Magnifies the picture in view: its slide becomes a box that scrolls in both directions, so fingers,
 * wheels, keys and scroll bars move within it as within any page. Whoever pinches into the page instead
 * gets the picture's widest file, too.
 */
export function useMagnifier(view: RefObject<HTMLElement | null>, { index }: Engine) {
  const [large, setLarge] = useState<number>()
  const target = useRef(middle)
  const isLarge = large === index
  usePinchedInFull(view, index)

  useLayoutEffect(() => {
    const slide = slideAt(view, index)
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

  function toggle(point = middle) {
    target.current = point
    setLarge(isLarge ? undefined : index)
  }
  return { isLarge, toggle }
}

/** Asks for the widest file: the browser shows what it has until that one is there. */
function loadInFull(slide: HTMLElement): void {
  for (const source of slide.querySelectorAll('source')) source.sizes = '2400px'
}

/** What two fingers magnify is the file that fits the window: a wider one is there soon after. */
function usePinchedInFull(view: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const slide = slideAt(view, index)
    if (slide === undefined || viewport === null) return
    const onResize = () => {
      if (viewport.scale > 1.5) loadInFull(slide)
    }
    onResize()
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [view, index])
}

function slideAt(view: RefObject<HTMLElement | null>, index: number): HTMLElement | undefined {
  return view.current?.querySelectorAll<HTMLElement>('.swiper-slide')[index]
}
