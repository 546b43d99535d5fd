import { gallery } from '../../content/late/gallery.ts'
import { phrase } from '../Phrase.tsx'
import styles from './Controls.module.css'
import { Counter } from './Counter.tsx'
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.tsx'
import { wrap } from './keys.ts'

/**
 * Pause, previous, next, a dot for each picture and the counter. The dots are one Tab stop: arrow keys
 * move within them, as everywhere in the carousel.
 */
export function Controls({
  index,
  count,
  playing,
  onToggle,
  onMove,
}: {
  index: number
  count: number
  playing: boolean
  onToggle: () => void
  onMove: (to: number) => void
}) {
  const { pause, play, previous, next, show } = gallery
  return (
    <div className={styles.controls} data-controls="">
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? pause : play}
          onClick={onToggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={previous}
          onClick={() => onMove(wrap(index - 1, count))}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={next}
          onClick={() => onMove(wrap(index + 1, count))}
        >
          <NextIcon />
        </button>
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
