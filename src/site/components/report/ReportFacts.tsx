import { useState } from 'react'
import type { ReportPage } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { classes } from '../classes.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './ReportFacts.module.css'

/** Facts at a glance: date and place of the edition, read time and author of its report. */
export function ReportFacts({ report }: { report: ReportPage }) {
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt>{words.date}</dt>
          <dd>{report.date}</dd>
        </div>
        {report.place === undefined ? null : (
          <div>
            <dt>{words.reading.place}</dt>
            <dd>{report.place}</dd>
          </div>
        )}
        <div>
          <dt>{words.reading.readTime}</dt>
          <dd>{report.readTime}</dd>
        </div>
      </dl>
      <p className={styles.author}>
        <Phrase of={words.author} values={{ author: <span lang="sq">{report.author}</span> }} />
      </p>
      <div className={styles.actions}>
        <ShareActions title={report.title} />
      </div>
    </div>
  )
}

/**
 * Shares the page if the device can, and copies its address. The space for the buttons is reserved from the
 * start; they appear after hydration, so without JavaScript not at all.
 */
function ShareActions({ title }: { title: string }) {
  const isHydrated = useHydrated()
  const [status, setStatus] = useState('')
  const { share, copy, copied, copyFailed } = words.reading

  async function sharePage() {
    // Rejected if the visitor closes the share dialog: nothing to report.
    await navigator.share({ title, url: pageAddress() }).catch(() => {})
  }

  async function copyAddress() {
    // Cleared first, so that a second copy is announced as well.
    setStatus('')
    try {
      // `clipboard` is undefined if the site is served without HTTPS.
      await navigator.clipboard.writeText(pageAddress())
      setStatus(copied)
    } catch {
      setStatus(copyFailed)
    }
  }

  return (
    <div className={styles.share} data-alive={isHydrated || undefined}>
      {isHydrated && 'share' in navigator && (
        <button
          type="button"
          className={classes('text-button', styles.action)}
          onClick={() => void sharePage()}
        >
          {share}
        </button>
      )}
      <button
        type="button"
        className={classes('text-button', styles.action)}
        onClick={() => void copyAddress()}
      >
        {copy}
      </button>
      <p className={styles.said} aria-live="polite">
        {status}
      </p>
    </div>
  )
}

/** The address of the page itself, without picture or section. */
function pageAddress(): string {
  return location.origin + location.pathname
}
