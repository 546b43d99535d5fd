import { type RefObject, useCallback, useRef, useState } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'
import { gutter, sizesOf } from '../../../model/pictures/sizes.ts'
import type { Picture as PictureData } from '../../../model/schema/picture.ts'
import { Picture } from '../Picture.tsx'
import { Carousel } from './carousel/Carousel.tsx'
import { wrap } from './carousel/keys.ts'
import { usePreload } from './carousel/Slides.tsx'
import { type Engine, glideTime, useEngine } from './carousel/useSwiper.ts'
import styles from './PictureStrip.module.css'

/** Width of the strip, and the gap beside each of its pictures, as in PictureStrip.module.css. */
const strip = `(100vw - max(${gutter}, (100vw - 75rem) / 2))`
const stripGap = 'clamp(0.75rem, 1.6vw, 1.5rem)'

/** `sizes` of a picture in the strip. */
const stripSizes = sizesOf(`max(min(0.86 * ${strip}, 26rem), 0.42 * ${strip}) - ${stripGap}`)

const asManyAsFit: SwiperOptions = { slidesPerView: 'auto', watchSlidesProgress: true }

/**
 * The home page's moving strip (specification §2 Home): its pictures twice in a row, so that the loop
 * has no seam. Only the first copy is exposed to assistive technology.
 */
export function PictureStrip({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const region = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const engine = useLoopedStrip(view, pictures.length)
  usePreload(view, engine.ready, engine.visible.at(-1) ?? engine.index)
  return (
    <Carousel
      region={region}
      view={view}
      engine={engine}
      pictures={pictures}
      title={title}
      isTwice
      // Not undefined: an element that has the focus when the engine starts must stay focusable.
      tabIndex={engine.ready ? -1 : 0}
      className={styles.strip}
      slideClassName={styles.slide}
    >
      {(picture) => <Picture picture={picture} sizes={stripSizes} />}
    </Carousel>
  )
}

/**
 * Runs the engine on a strip whose `count` slides are rendered twice in a row. Each slide of the second
 * copy looks like its original: an invisible jump back makes the strip endless.
 */
function useLoopedStrip(view: RefObject<HTMLElement | null>, count: number): Engine {
  const [index, setIndex] = useState(0)
  const [visible, setVisible] = useState<readonly number[]>([])

  const onCreated = useCallback(
    (created: Swiper) => {
      const changed = () => {
        setIndex(wrap(created.activeIndex, count))
        setVisible(created.visibleSlidesIndexes)
      }
      created.on('slideChange', changed)
      created.on('resize', changed)
      created.on('transitionEnd', () => {
        if (jumping.has(created)) return
        // While touched, the strip may be at the second copy's first slide, which can be dragged either way.
        const furthest = created.touchEventsData.isTouched ? count : count - 1
        if (created.activeIndex > furthest) jump(created, created.activeIndex - count)
        changed()
      })
      // At the first slide a swipe to the right needs slides before it: continue on the second copy.
      created.on('touchStart', () => leaveStart(created, count))
      changed()
    },
    [count],
  )
  const { ready, swiper } = useEngine(view, asManyAsFit, onCreated)

  function move(to: number) {
    const running = swiper.current
    if (running === null) return
    const now = running.activeIndex
    if (wrap(now + 1, count) === to) running.slideTo(now + 1, glideTime())
    else if (wrap(now - 1, count) === to) {
      leaveStart(running, count)
      running.slideTo(running.activeIndex - 1, glideTime())
    } else running.slideTo(to, glideTime())
  }
  return { ready, index, visible, move, swiper }
}

/** Strips during a jump to the same picture in the other copy: the end of a jump is not the end of a glide. */
const jumping = new WeakSet<Swiper>()

function jump(swiper: Swiper, to: number): void {
  const { touchEventsData: touch, translate: before } = swiper
  jumping.add(swiper)
  swiper.slideTo(to, 0, false)
  jumping.delete(swiper)
  // A touch that has just caught the slides continues in the other copy.
  if (touch.startTranslate !== undefined) touch.startTranslate += swiper.translate - before
}

/** Jumps from the first slide to its copy, which has slides before it. */
function leaveStart(swiper: Swiper, count: number): void {
  if (swiper.activeIndex > 0) return
  jump(swiper, count)
  // Forces a layout: otherwise the jump and the glide after it would become one movement.
  window.getComputedStyle(swiper.wrapperEl).transform
}
