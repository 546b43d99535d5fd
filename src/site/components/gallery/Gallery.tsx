import { useEffect, useRef } from 'react'
import { fullUrl } from '../../../model/pictures/urls.ts'
import type { Picture as PictureData } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { isPlainClick } from '../../hooks/plain-click.ts'
import { phrase } from '../Phrase.tsx'
import { Picture } from '../Picture.tsx'
import { captionOf } from './caption.ts'
import { Carousel } from './carousel/Carousel.tsx'
import { usePreload } from './carousel/Slides.tsx'
import { useSwiper } from './carousel/useSwiper.ts'
import styles from './Gallery.module.css'
import { useModal } from './modal/useModal.ts'
import { isNarrowerThanStage, stageSizes } from './sizes.ts'

/**
 * The pictures of a report or a news post (specification §2, §9): a carousel. Up to a window width of 1024 px, an image
 * modal opens over the page. Without JavaScript, a strip of links to the pictures.
 */
export function Gallery({
  pictures,
  title,
  inText,
  isBroad = false,
}: {
  pictures: readonly PictureData[]
  title: string
  /** Keys of the pictures that the page's text shows too: print leaves them out here. */
  inText?: ReadonlySet<string>
  /** Whether the stage has the page's width in a wide window. */
  isBroad?: boolean
}) {
  const region = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const engine = useSwiper(view, pictures.length)
  const modal = useModal(region, engine, pictures)
  usePreload(view, engine.ready && !modal.covers, engine.index)

  const { open, Modal } = modal
  useEffect(() => {
    // Pictures in the text open as pictures of the gallery do.
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-needs-app]')
      // Swiper prevents the click that ends a swipe.
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      const address = link.getAttribute('href')
      const picture = pictures.findIndex((one) => fullUrl(one) === address)
      if (picture >= 0 && open(picture + 1, link.closest('[data-article]') ? link : undefined))
        event.preventDefault()
      // In a wide window the link opens the picture in another tab, so that the page is not lost.
      else link.target = '_blank'
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [pictures, open])

  return (
    <>
      <Carousel
        region={region}
        view={view}
        engine={engine}
        pictures={pictures}
        title={title}
        covered={Modal !== undefined}
        quiet={modal.quiet}
        className={styles.gallery}
      >
        {(picture, slide) => (
          <>
            <a
              href={fullUrl(picture)}
              className={isNarrowerThanStage(picture) ? styles.high : styles.wide}
              aria-label={phrase(words.gallery.open, {
                n: slide + 1,
                total: pictures.length,
                alt: picture.alt,
              })}
              data-tone={picture.tone}
              data-needs-app=""
              data-in-text={inText?.has(picture.key) ? '' : undefined}
            >
              <Picture picture={picture} sizes={stageSizes(picture, isBroad)} priority={slide === 0} />
            </a>
            {captionOf(picture) && <p className={styles.caption}>{captionOf(picture)}</p>}
          </>
        )}
      </Carousel>
      {Modal && (
        <Modal
          pictures={pictures}
          title={title}
          first={modal.first}
          onMove={modal.follow}
          onClose={modal.leave}
        />
      )}
    </>
  )
}
