import type { ReactNode } from 'react'
import type { HomeAnchor } from '../../content/anchors.ts'
import { useReveal } from '../../hooks/useReveal.ts'
import { classes } from '../classes.ts'
import styles from './RevealSection.module.css'

/**
 * A section of the home page whose content fades and slides in once. The section itself stays where it
 * is, so that a jump to its id lands at the right place while the content still moves.
 */
export function RevealSection({
  id,
  titleId,
  className,
  children,
}: {
  id?: HomeAnchor
  titleId: string
  className?: string | undefined
  children: ReactNode
}) {
  const ref = useReveal<HTMLElement>()
  return (
    <section ref={ref} id={id} aria-labelledby={titleId} className={classes(styles.section, className)}>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
