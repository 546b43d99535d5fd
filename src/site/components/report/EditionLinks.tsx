import { Link } from '@tanstack/react-router'
import type { ReportNeighbours } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import styles from './EditionLinks.module.css'

/** Links to the editions before and after this one. */
export function EditionLinks({ earlier, later }: Pick<ReportNeighbours, 'earlier' | 'later'>) {
  if (earlier === undefined && later === undefined) return null
  const { editions, previous, next } = words.reading
  const links = [
    [earlier, previous, 'earlier'],
    [later, next, 'later'],
  ] as const
  return (
    <nav className={styles.editions} aria-label={editions}>
      {links.map(
        ([report, label, side]) =>
          report && (
            <Link
              key={side}
              to="/blog/$id"
              params={{ id: report.id }}
              className={styles.edition}
              data-side={side}
            >
              <span className={styles.label}>
                {label} · {report.date}
              </span>
              <span className={styles.title}>{report.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
