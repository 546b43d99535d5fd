import { ridgeShape, ridgeSize } from '../../../model/pictures/ridge-path.ts'
import { classes } from '../classes.ts'
import styles from './Ridge.module.css'

const { width, height } = ridgeSize

/** The site's motif: mountains and the sun from edge to edge, above the footer. Decorative, hidden from assistive technology. */
export function Ridge({ className }: { className?: string | undefined }) {
  return (
    <div className={classes(styles.ridge, className)}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <circle className={styles.sun} cx="936" cy="92" r="40" />
        <path className={styles.far} d={ridgeShape} transform="translate(1530 14) scale(-1.12 .92)" />
        <path className={styles.near} d={ridgeShape} transform="translate(0 24)" />
      </svg>
    </div>
  )
}
