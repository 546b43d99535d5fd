import { type ReactNode, type RefObject, useEffect } from 'react'
import type { Picture } from '../../../../model/schema/picture.ts'
import { words } from '../../../content/index.ts'
import { classes } from '../../classes.ts'
import { phrase } from '../../Phrase.tsx'
import { wrap } from './keys.ts'
import styles from './Slides.module.css'
import type { Engine } from './useSwiper.ts'

/**
 * The slides of a carousel: a scroll-snap list, until Swiper takes it over. Swiper adds its own
 * classes, so `className` must not change between renders.
 */
export function Slides({
  view,
  engine,
  pictures,
  isTwice = false,
  tabIndex,
  className,
  slideClassName,
  children,
}: {
  view: RefObject<HTMLDivElement | null>
  engine: Engine
  pictures: readonly Picture[]
  /** Renders the pictures a second time at the end, hidden from assistive technology. */
  isTwice?: boolean
  /** Makes the strip itself focusable: without links in it, keys could not scroll it. */
  tabIndex?: number
  className?: string
  slideClassName?: string
  children: (picture: Picture, index: number) => ReactNode
}) {
  return (
    <div className={classes(styles.frame, className)}>
      <div ref={view} className={classes('swiper', styles.view)} tabIndex={tabIndex}>
        <ul className={classes('swiper-wrapper', styles.track)}>
          {pictures.concat(isTwice ? pictures : []).map((picture, slide) => {
            const index = wrap(slide, pictures.length)
            const isCopy = slide !== index
            const label = phrase(words.gallery.position, { n: index + 1, total: pictures.length })
            return (
              <li
                key={isCopy ? `${picture.key} again` : picture.key}
                className={classes('swiper-slide', styles.slide, slideClassName)}
                {...(isCopy
                  ? { 'aria-hidden': true }
                  : { 'aria-roledescription': 'slide', 'aria-label': label })}
                inert={isCopy || (engine.ready && !engine.visible.includes(index))}
              >
                {children(picture, index)}
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}

/** After the picture in view has loaded, loads the next one, and with `both` the previous one. */
export function usePreload(
  view: RefObject<HTMLElement | null>,
  isWanted: boolean,
  index: number,
  both = false,
): void {
  useEffect(() => {
    const images = view.current?.querySelectorAll('img')
    if (!isWanted || images === undefined) return
    let moved = false
    const load = () => {
      if (moved) return
      for (const step of both ? [1, -1] : [1])
        images[wrap(index + step, images.length)]?.setAttribute('loading', 'eager')
    }
    // A picture that fails to load must not block its neighbours.
    images[index]?.decode().then(load, load)
    return () => {
      moved = true
    }
  }, [view, isWanted, index, both])
}
