import type { ComponentProps } from 'react'
import { words } from '../../../content/index.ts'
import { Phrase, phrase } from '../../Phrase.tsx'
import styles from './Controls.module.css'
import { wrap } from './keys.ts'

/**
 * Pause, previous, next, a dot for each picture and the counter. The dots are one Tab stop: arrow keys
 * move within them, as everywhere in the carousel.
 */
export function Controls({
  index,
  count,
  playing,
  onPlay,
  onMove,
}: {
  index: number
  count: number
  playing: boolean
  onPlay: (playing: boolean) => void
  onMove: (to: number) => void
}) {
  const { pause, play, previous, next, show } = words.gallery
  const step = (by: number) => onMove(wrap(index + by, count))
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
      <div className={styles.dots}>
        {[...Array(count).keys()].map((dot) => (
          <button
            key={dot}
            type="button"
            className={styles.dot}
            data-dot={dot}
            tabIndex={dot === index ? 0 : -1}
            aria-current={dot === index ? 'true' : undefined}
            aria-label={phrase(show, { n: dot + 1, total: count })}
            onClick={() => onMove(dot)}
          />
        ))}
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
