import { Link } from '@tanstack/react-router'
import { nextEditionAnchor } from '../../../model/next-edition.ts'
import type { ShownEdition } from '../../../model/schema/next-edition.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'
import styles from './Edition.module.css'
import { useEditionMark } from './useEditionMark.ts'

/** A line that announces the next edition and the deadline for applications. */
export function NextEditionLine({ edition }: { edition: ShownEdition }) {
  useEditionMark(edition)
  const { line, until, closed } = words.nextEdition
  return (
    <div className={styles.line}>
      <p className={styles.page}>
        <Link to="/summer-school" hash={nextEditionAnchor} className={styles.link}>
          {phrase(line, { title: edition.title })}
        </Link>{' '}
        <span>
          {edition.days}, {edition.place}.
        </span>{' '}
        <span className={styles.open}>{phrase(until, { day: edition.until })}</span>
        <span className={styles.closed}>{closed}</span>
      </p>
    </div>
  )
}
