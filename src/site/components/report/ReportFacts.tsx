import { useState } from 'react'
import { withBase } from '../../../model/base.ts'
import { calendarPath } from '../../../model/published-paths.ts'
import type { ReportPage } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { classes } from '../classes.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './ReportFacts.module.css'

/** At a glance: when and where the edition was, how long its report is and who wrote it. */
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
        <a href={withBase(calendarPath(report.id))} download="" className={styles.calendar}>
          {words.reading.calendar}
        </a>
        <ShareActions title={report.title} />
      </div>
    </div>
  )
}

/**
 * Shares the page where the device can, and copies its address. The room for the buttons is there from the
 * start; they show once they work, so without JavaScript not at all.
 */
function ShareActions({ title }: { title: string }) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState('')
  const { share, copy, copied, copyFailed } = words.reading

  async function sharePage() {
    // A visitor who closes the device's own dialog has changed their mind; there is nothing to say.
    await navigator.share({ title, url: pageAddress() }).catch(() => {})
  }

  async function copyAddress() {
    // Emptied first, so that a second copy is announced as well.
    setSaid('')
    try {
      // Not there at all where the site is served without HTTPS.
      await navigator.clipboard.writeText(pageAddress())
      setSaid(copied)
    } catch {
      setSaid(copyFailed)
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
        {said}
      </p>
    </div>
  )
}

/** The address of the page itself, without the picture or the section that is open. */
function pageAddress(): string {
  return location.origin + location.pathname
}
