import { Link } from '@tanstack/react-router'
import type { EditionLink as Edition, ReportAround } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import styles from './EditionLinks.module.css'

/** The way from one edition to the one before it and the one after it. */
export function EditionLinks({ earlier, later }: Pick<ReportAround, 'earlier' | 'later'>) {
  if (earlier === undefined && later === undefined) return null
  const { editions, previous, next } = words.reading
  return (
    <nav className={styles.editions} aria-label={editions}>
      {earlier && <EditionLink report={earlier} label={previous} side="earlier" />}
      {later && <EditionLink report={later} label={next} side="later" />}
    </nav>
  )
}

function EditionLink({
  report: { id, title, date },
  label,
  side,
}: {
  report: Edition
  label: string
  side: 'earlier' | 'later'
}) {
  return (
    <Link to="/blog/$id" params={{ id }} className={styles.edition} data-side={side}>
      <span className={styles.label}>
        {label} · {date}
      </span>
      <span className={styles.title}>{title}</span>
    </Link>
  )
}
