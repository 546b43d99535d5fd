import { useRef } from 'react'
import type { Picture as PictureData } from '../../content/schema/picture.ts'
import { Picture } from '../Picture.tsx'
import { Carousel } from './Carousel.tsx'
import styles from './PictureStrip.module.css'
import { Slides } from './Slides.tsx'
import { stripSizes } from './strip-sizes.ts'
import { useLoopedStrip } from './useLoopedStrip.ts'

/**
 * The home page's moving strip (specification §2 Home): its pictures, twice end to end, so that the loop
 * has no seam. Only the first copy is there for assistive technology.
 */
export function PictureStrip({ pictures, title }: { pictures: readonly PictureData[]; title: string }) {
  const region = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const quiet = useRef(false)
  const engine = useLoopedStrip(view, pictures.length)
  const { ready, visible } = engine
  return (
    <Carousel
      region={region}
      engine={engine}
      alternatives={pictures.map(({ alt }) => alt)}
      title={title}
      covered={false}
      quiet={quiet}
      className={styles.strip}
    >
      <Slides
        view={view}
        pictures={pictures}
        isTwice
        // Not undefined: the focus may be there when the engine starts, and stays on what Tab could not reach.
        tabIndex={ready ? -1 : 0}
        isOutOfView={(slide) => ready && !visible.includes(slide)}
        slideClassName={styles.slide}
      >
        {(picture) => <Picture picture={picture} sizes={stripSizes} />}
      </Slides>
    </Carousel>
  )
}
