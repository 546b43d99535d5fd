import type { ReactNode } from 'react'
import styles from './ReportBody.module.css'

/** The text of a report: sections that carry `data-kind`, days among them, from the document's Markdown. */
export function ReportBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
