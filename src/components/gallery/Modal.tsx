import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { gallery } from '../../content/late/gallery.ts'
import type { Picture as PictureData } from '../../content/schema/picture.ts'
import { phrase } from '../Phrase.tsx'
import { Picture } from '../Picture.tsx'
import { Counter } from './Counter.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { CloseIcon, NextIcon, PreviousIcon, ZoomIcon } from './icons.tsx'
import { pictureOfKey, wrap } from './keys.ts'
import styles from './Modal.module.css'
import { Slides } from './Slides.tsx'
import { modalSizes } from './sizes.ts'
import { pointOf, useMagnifier, useWheel } from './useMagnifier.ts'
import { stayInside, useOpenDialog } from './useOpenDialog.ts'
import { usePainted } from './usePainted.ts'
import { usePreload } from './usePreload.ts'
import { useSwiper } from './useSwiper.ts'

/** Steps to the neighbours; the one before only once the visitor moves, in whatever direction. */
const neighbours = [1, -1]
const onlyNext = [1]

/** Pictures over the whole window, from picture `first` (1-based) on; open as long as it is rendered. */
export function Modal({
  pictures,
  title,
  first,
  onMove,
  onClose,
}: {
  pictures: readonly PictureData[]
  title: string
  first: number
  onMove: (picture: number) => void
  onClose: () => void
}) {
  const [start] = useState(first - 1)
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  useOpenDialog(dialog, view, pictures, start)
  const engine = useSwiper(view, pictures.length, start)
  const { index, move, ready } = engine
  const [hasMoved, setHasMoved] = useState(false)
  // A finger waits for the picture that it asked for, not for those beside it.
  const isPainted = usePainted()
  usePreload(view, { ready: ready && isPainted, index }, hasMoved ? neighbours : onlyNext)
  const { isLarge, toggle } = useMagnifier(view, engine)
  useWheel(view, isLarge, toggle)

  const told = useRef(start)
  useEffect(() => {
    if (index === told.current) return
    told.current = index
    setHasMoved(true)
    onMove(index + 1)
  }, [index, onMove])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') stayInside(event)
    if (isZoomKey(event, isLarge)) toggle()
    const to = pictureOfKey(event, index, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  /** What is neither picture, text nor control is backdrop; a swipe that ends on it is not a click. */
  function onClick({ target, defaultPrevented }: MouseEvent) {
    if (defaultPrevented || !(target instanceof Element)) return
    if (target.closest('img, p, button') === null) dialog.current?.close()
  }

  function onDoubleClick(event: MouseEvent) {
    if (event.target instanceof HTMLImageElement) toggle(pointOf(event))
  }

  const { close, previous, next, label, modal, zoom } = gallery
  const total = pictures.length
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={phrase(modal, { title })}
      onClose={onClose}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
      <DownloadLink picture={pictures[index]} />
      <section
        className={styles.carousel}
        aria-roledescription="carousel"
        aria-label={phrase(label, { title })}
      >
        <div className={styles.stage}>
          <Slides
            view={view}
            pictures={pictures}
            isOutOfView={(slide) => ready && slide !== index}
            className={styles.frame}
            slideClassName={styles.slide}
          >
            {(picture, slide) =>
              (isPainted || slide === start) && <Picture picture={picture} sizes={modalSizes(picture)} />
            }
          </Slides>
        </div>
        <p className={styles.caption} aria-live="polite" aria-atomic="true">
          <span className={styles.counter}>
            <Counter index={index} count={total} />
          </span>{' '}
          {pictures[index]?.alt}
        </p>
        <div className={styles.buttons}>
          {total > 1 && (
            <button type="button" aria-label={previous} onClick={() => move(wrap(index - 1, total))}>
              <PreviousIcon />
            </button>
          )}
          <button type="button" aria-label={zoom} aria-pressed={isLarge} onClick={() => toggle()}>
            <ZoomIcon isLarge={isLarge} />
          </button>
          {total > 1 && (
            <button type="button" aria-label={next} onClick={() => move(wrap(index + 1, total))}>
              <NextIcon />
            </button>
          )}
        </div>
      </section>
    </dialog>
  )
}

/** `+` magnifies, `-` and `0` take that back; with Ctrl they are the browser's. */
function isZoomKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isLarge: boolean): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return isLarge ? key === '-' || key === '0' : key === '+' || key === '='
}
