import { type ComponentProps, useEffect, useRef } from 'react'
import type { Picture as PictureData } from '../../../../model/schema/picture.ts'
import { words } from '../../../content/index.ts'
import { Phrase, phrase } from '../../Phrase.tsx'
import { Picture } from '../../Picture.tsx'
import { thumbnailSizes } from '../sizes.ts'
import styles from './Controls.module.css'
import { wrap } from './keys.ts'
import { useMedia } from './useMedia.ts'

/** Thumbnails in view beside the button for the others, as in Controls.module.css. */
const thumbnailsInView = 6

/**
 * Pause, previous, next, a dot for each picture and the counter. The dots are one Tab stop: arrow keys
 * move within them, as everywhere in the carousel. In a wide window, the dots of many pictures are thumbnails. Where
 * dots do not fit, a progress line has a stop for each picture.
 */
export function Controls({
  index,
  pictures,
  ready,
  playing,
  onPlay,
  onMove,
}: {
  index: number
  pictures: readonly PictureData[]
  /** Whether thumbnails may load: the picture in view comes first. */
  ready: boolean
  playing: boolean
  onPlay: (playing: boolean) => void
  onMove: (to: number) => void
}) {
  const { pause, play, previous, next, show, choose, position, more } = words.gallery
  const count = pictures.length
  const others = count - thumbnailsInView
  const step = (by: number) => onMove(wrap(index + by, count))
  const hasThumbnails = useMedia('(min-width: 48rem)') && ready && others > 0
  const dots = useRef<HTMLDivElement>(null)
  const page = Math.floor(index / thumbnailsInView)
  /** The first picture after those whose thumbnails are in view. */
  const unseen = (page + 1) * thumbnailsInView
  useEffect(() => {
    dots.current?.scrollTo(page * dots.current.clientWidth, 0)
  }, [page])
  return (
    <div className={styles.controls} data-controls="">
      <div className={styles.buttons}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          name={playing ? pause : play}
          className={styles.button}
          onClick={() => onPlay(!playing)}
        />
        <IconButton icon="previous" name={previous} className={styles.button} onClick={() => step(-1)} />
        <IconButton icon="next" name={next} className={styles.button} onClick={() => step(1)} />
      </div>
      <div className={styles.choice}>
        <div ref={dots} className={styles.dots}>
          {pictures.map((picture, dot) => (
            <button
              key={picture.key}
              type="button"
              className={styles.dot}
              data-dot={dot}
              tabIndex={dot === index ? 0 : -1}
              aria-current={dot === index ? 'true' : undefined}
              aria-label={phrase(show, { n: dot + 1, total: count })}
              onClick={() => onMove(dot)}
            >
              {hasThumbnails && <Picture picture={picture} alt="" sizes={thumbnailSizes} />}
            </button>
          ))}
        </div>
        {others > 1 && (
          <>
            <button type="button" className={styles.more} onClick={() => onMove(unseen < count ? unseen : 0)}>
              {phrase(more, { n: others })}
            </button>
            <input
              type="range"
              className={styles.line}
              aria-label={choose}
              aria-valuetext={phrase(position, { n: index + 1, total: count })}
              min={1}
              max={count}
              value={index + 1}
              onChange={({ target }) => onMove(target.valueAsNumber - 1)}
            />
          </>
        )}
      </div>
      <p className={styles.counter} aria-hidden="true">
        <Counter index={index} count={count} />
      </p>
    </div>
  )
}

/** "3 nga 18", of equal width for one digit and two. */
export function Counter({ index, count }: { index: number; count: number }) {
  const n = <span className={styles.number}>{index + 1}</span>
  // A new element for each number: changing from 9 to 10 would count as a layout shift.
  return (
    <span key={index}>
      <Phrase of={words.gallery.position} values={{ n, total: count }} />
    </span>
  )
}

const paths = {
  pause: 'M9 6v12M15 6v12',
  play: 'M8.5 6.2v11.6L17.8 12z',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  magnify: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5M10.5 8v5',
  reduce: 'M10.5 5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11m4 9.5L20 20M8 10.5h5',
}

/** An icon button with an accessible name. */
export function IconButton({
  icon,
  name,
  ...rest
}: { icon: keyof typeof paths; name: string } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={name} {...rest}>
      <svg
        aria-hidden="true"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill={icon === 'play' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={paths[icon]} />
      </svg>
    </button>
  )
}
