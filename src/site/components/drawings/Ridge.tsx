import { ridgeLine, ridgeShape, ridgeSize } from '../../../model/pictures/ridge-path.ts'
import { classes } from '../classes.ts'
import styles from './Ridge.module.css'

const { width, height } = ridgeSize

/**
 * The site's motif, a contour of the mountains from edge to edge: a `line` that divides sections, the line at
 * `sunrise`, or a `range` above a dark ground. Decorative, hidden from assistive technology.
 */
export function Ridge({
  kind = 'line',
  className,
}: {
  kind?: 'line' | 'sunrise' | 'range'
  className?: string | undefined
}) {
  return (
    <div className={classes(styles.ridge, className)}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        {kind === 'range' ? <Range /> : <Line hasSun={kind === 'sunrise'} />}
      </svg>
    </div>
  )
}

function Line({ hasSun }: { hasSun: boolean }) {
  return (
    <>
      {hasSun && (
        <>
          <circle className={styles.sun} cx="868" cy="84" r="40" />
          <path className={styles.ground} d={ridgeShape} />
        </>
      )}
      <path className={styles.line} d={ridgeLine} vectorEffect="non-scaling-stroke" />
    </>
  )
}

function Range() {
  return (
    <>
      <circle className={styles.sun} cx="936" cy="92" r="40" />
      <path className={styles.far} d={ridgeShape} transform="translate(1530 14) scale(-1.12 .92)" />
      <path className={styles.near} d={ridgeShape} transform="translate(0 24)" />
    </>
  )
}
