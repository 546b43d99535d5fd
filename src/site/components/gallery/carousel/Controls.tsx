import { words } from '../../../content/index.ts'
import { Phrase, phrase } from '../../Phrase.tsx'
import styles from './Controls.module.css'
import { IconButton } from './icons.tsx'
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
  const { pause, play, previous, next, show } = words.gallery
  const step = (by: number) => onMove(wrap(index + by, count))
  return (
    <div className={styles.controls} data-controls="">
      <div className={styles.buttons}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          name={playing ? pause : play}
          className={styles.button}
          onClick={onToggle}
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

/** "3 nga 18", as wide with one digit as with two. */
export function Counter({ index, count }: { index: number; count: number }) {
  // A new element for each number: one that changes from 9 to 10 would count as a layout shift.
  const n = (
    <span key={index} className={styles.number}>
      {index + 1}
    </span>
  )
  return <Phrase of={words.gallery.position} values={{ n, total: count }} />
}
