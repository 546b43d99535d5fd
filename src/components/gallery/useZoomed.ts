import { useEffect } from 'react'
import type { Engine } from './useSwiper.ts'

/** While a visitor has pinched into a picture, a finger moves within it instead of to the next one. */
export function useZoomed({ ready, swiper }: Engine): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!ready || viewport === null) return
    const onResize = () => {
      if (swiper.current === null) return
      const isZoomed = viewport.scale > 1.05
      swiper.current.allowTouchMove = !isZoomed
      swiper.current.el.toggleAttribute('data-zoomed', isZoomed)
    }
    onResize()
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [ready, swiper])
}
