import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Engine } from '../carousel/useSwiper.ts'

/** The centre of a magnified picture, as fractions of its width and height. */
const middle = { x: 0.5, y: 0.5 }

/**
 * Magnifies the picture in view: its slide becomes a scroll container, so that touch, wheel, keys and scroll bars
 * work as usual. If the visitor pinch-zooms the page instead, the picture's widest file is loaded, too.
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

/** Loads the widest file; the browser shows the current one until then. */
function loadInFull(slide: HTMLElement): void {
  for (const source of slide.querySelectorAll('source')) source.sizes = '2400px'
}

/** Loads the widest file after a pinch zoom, which magnifies the file that fits the window. */
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
