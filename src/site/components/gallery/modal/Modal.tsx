import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fullUrl } from '../../../../model/pictures/urls.ts'
import type { Picture as PictureData } from '../../../../model/schema/picture.ts'
import { words } from '../../../content/index.ts'
import { phrase } from '../../Phrase.tsx'
import { Picture } from '../../Picture.tsx'
import { captionOf } from '../caption.ts'
import { Counter, IconButton } from '../carousel/Controls.tsx'
import { pictureOfKey, wrap } from '../carousel/keys.ts'
import { Slides, usePreload } from '../carousel/Slides.tsx'
import { useSwiper } from '../carousel/useSwiper.ts'
import { modalSizes } from '../sizes.ts'
import { afterFrame } from './after-frame.ts'
import styles from './Modal.module.css'
import { useMagnifier } from './useMagnifier.ts'

/** Pictures over the whole window, starting with picture `first` (1-based); open while rendered. */
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
  const engine = useSwiper(view, pictures.length, start)
  const { index, move, ready } = engine
  // The requested picture is painted before its neighbours are rendered.
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterFrame(() => setPainted(true)), [])
  // A visitor who opened the modal with a finger or a mouse sees no focus ring before pressing a key.
  const [isCalm, setCalm] = useState(() => document.querySelector(':focus-visible') === null)
  // The previous picture is loaded only after the first move, in either direction.
  usePreload(view, ready && isPainted, index, index !== start)
  const { isLarge, toggle } = useMagnifier(view, engine)

  useOpenDialog(dialog, view, pictures, start)

  const reportedIndex = useRef(start)
  useEffect(() => {
    if (index === reportedIndex.current) return
    reportedIndex.current = index
    onMove(index + 1)
  }, [index, onMove])

  function onKeyDown(event: KeyboardEvent) {
    setCalm(false)
    if (event.key === 'Tab') stayInside(event)
    if (isZoomKey(event, isLarge)) toggle()
    const to = pictureOfKey(event, index, pictures.length)
    if (to === undefined) return
    event.preventDefault()
    move(to)
  }

  /** Everything except picture, text and controls is backdrop; the end of a swipe is not a click. */
  function onClick({ target, defaultPrevented }: MouseEvent) {
    if (defaultPrevented || !(target instanceof Element)) return
    if (target.closest('img, p, button') === null) dialog.current?.close()
  }

  function onDoubleClick({ target, clientX, clientY }: MouseEvent) {
    if (!(target instanceof HTMLImageElement)) return
    const { left, top, width, height } = target.getBoundingClientRect()
    toggle({ x: (clientX - left) / width, y: (clientY - top) / height })
  }

  const { close, previous, next, label, modal, zoom } = words.gallery
  const total = pictures.length
  const shown = pictures[index]
  const step = (by: number) => move(wrap(index + by, total))
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      data-calm={isCalm || undefined}
      aria-label={phrase(modal, { title })}
      onClose={onClose}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon="close"
        name={close}
        className={styles.close}
        onClick={() => dialog.current?.close()}
      />
      {shown && <Download picture={shown} />}
      <section
        className={styles.carousel}
        aria-roledescription="carousel"
        aria-label={phrase(label, { title })}
      >
        <div className={styles.stage}>
          <Slides
            view={view}
            engine={engine}
            pictures={pictures}
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
          <span className="visually-hidden">{shown?.alt}</span> <span>{shown && captionOf(shown)}</span>
        </p>
        <div className={styles.buttons}>
          {total > 1 && <IconButton icon="previous" name={previous} onClick={() => step(-1)} />}
          <IconButton
            icon={isLarge ? 'reduce' : 'magnify'}
            name={zoom}
            aria-pressed={isLarge}
            onClick={() => toggle()}
          />
          {total > 1 && <IconButton icon="next" name={next} onClick={() => step(1)} />}
        </div>
      </section>
    </dialog>
  )
}

/**
 * Opens the dialog at picture `start` before the first paint; `showModal` traps the focus in it. The page behind it does
 * not scroll.
 */
function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  view: RefObject<HTMLElement | null>,
  pictures: readonly PictureData[],
  start: number,
) {
  useLayoutEffect(() => {
    const strip = view.current
    if (dialog.current === null || strip === null) return
    // All layout changes come before focus and scrolling, which force a layout.
    const slides = strip.querySelectorAll<HTMLElement>('.swiper-slide')
    for (const [slide, { width, height }] of pictures.entries()) {
      slides[slide]?.style.setProperty('--ratio', String(width / height))
    }
    document.body.classList.add('modal-open')
    dialog.current.showModal()
    dialog.current.querySelector('button')?.focus()
    if (start > 0) strip.scrollTo({ left: strip.clientWidth * start, behavior: 'instant' })
    return () => document.body.classList.remove('modal-open')
  }, [dialog, view, pictures, start])
}

function Download({ picture }: { picture: PictureData }) {
  return (
    // In a paragraph: a click anywhere else would close the modal.
    <p className={styles.downloadPlace}>
      <a href={fullUrl(picture)} download="" className={styles.download}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
        </svg>
        {words.gallery.download}
      </a>
    </p>
  )
}

/** `+` magnifies, `-` and `0` undo that; with Ctrl they belong to the browser. */
function isZoomKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isLarge: boolean): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return isLarge ? key === '-' || key === '0' : key === '+' || key === '='
}

/** Wraps Tab within the modal: otherwise it would move on to the browser's interface. */
function stayInside(event: KeyboardEvent): void {
  const buttons = event.currentTarget.querySelectorAll('button')
  const [from, to] = event.shiftKey ? [0, buttons.length - 1] : [buttons.length - 1, 0]
  if (event.target !== buttons[from]) return
  event.preventDefault()
  buttons[to]?.focus()
}
