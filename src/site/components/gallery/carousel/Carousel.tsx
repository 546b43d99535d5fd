import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { words } from '../../../content/index.ts'
import { classes } from '../../classes.ts'
import { phrase } from '../../Phrase.tsx'
import styles from './Carousel.module.css'
import { Controls } from './Controls.tsx'
import { pictureOfKey } from './keys.ts'
import { Slides } from './Slides.tsx'
import { useAutoplay } from './useAutoplay.ts'

/**
 * A carousel: named region, controls, keys, announcements and autoplay around slides that run on `engine`. `quiet` is
 * true while the focus moves without the visitor's action.
 */
export function Carousel({
  region,
  title,
  covered = false,
  quiet,
  className,
  ...slides
}: {
  region: RefObject<HTMLElement | null>
  title: string
  /** Whether the modal covers the carousel. */
  covered?: boolean
  quiet?: RefObject<boolean>
} & ComponentProps<typeof Slides>) {
  const { engine, pictures } = slides
  const { ready, index, move } = engine
  const count = pictures.length
  const { playing, setPlaying, onFocus } = useAutoplay(engine, region, covered, quiet)
  // Nothing is announced before the first change: the page has just been opened.
  const [hasMoved, setHasMoved] = useState(false)
  if (index > 0 && !hasMoved) setHasMoved(true)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = pictureOfKey(event, index, count)
    if (!ready || to === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    flushSync(() => move(to))
    keepFocus(event.currentTarget, event.target, to)
  }

  return (
    <section
      ref={region}
      className={classes(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={phrase(words.gallery.label, { title })}
      data-ready={ready ? '' : undefined}
      data-covered={covered ? '' : undefined}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {count > 1 && (
        <Controls
          index={index}
          pictures={pictures}
          ready={ready}
          playing={playing}
          onPlay={setPlaying}
          onMove={move}
        />
      )}
      <div className={styles.stage}>
        <Slides {...slides} />
      </div>
      <p className="visually-hidden" aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
        {hasMoved &&
          `${phrase(words.gallery.position, { n: index + 1, total: count })}: ${pictures[index]?.alt}`}
      </p>
    </section>
  )
}

/** Moves focus on a dot or slide along with the carousel: the old slide becomes inert. */
function keepFocus(region: HTMLElement, focused: HTMLElement, to: number): void {
  const kind = focused.matches('[data-dot]') ? '[data-dot]' : '.swiper-slide a'
  if (!focused.matches(kind)) return
  region.querySelectorAll<HTMLElement>(kind)[to]?.focus({ preventScroll: true })
}
