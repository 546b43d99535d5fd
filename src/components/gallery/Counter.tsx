import { gallery } from '../../content/late/gallery.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './Counter.module.css'

/** "3 nga 18", as wide with one digit as with two. */
export function Counter({ index, count }: { index: number; count: number }) {
  // A new element for each number: one that changes from 9 to 10 would count as a layout shift.
  const n = (
    <span key={index} className={styles.number}>
      {index + 1}
    </span>
  )
  return <Phrase of={gallery.position} values={{ n, total: count }} />
}
