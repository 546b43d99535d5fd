import ridge from '../../../model/pictures/ridge.svg'
import { classes } from '../classes.ts'
import styles from './Ridge.module.css'

/** The shape is a file of its own: its long path would be in the markup of every page and once more in the script. */
export const ridgeShape = `${ridge}#ridge`

/** The site's motif: mountains and the sun from edge to edge, above the footer. Decorative, hidden from assistive technology. */
export function Ridge({ className }: { className?: string | undefined }) {
  return (
    <div className={classes(styles.ridge, className)}>
      <svg className={styles.drawing} viewBox="0 0 1440 160" width="1440" height="160" aria-hidden="true">
        <circle className={styles.sun} cx="936" cy="92" r="40" />
        <use className={styles.far} href={ridgeShape} transform="translate(1530 14) scale(-1.12 .92)" />
        <use className={styles.near} href={ridgeShape} transform="translate(0 24)" />
      </svg>
    </div>
  )
}
