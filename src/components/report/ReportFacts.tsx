import { calendarAddress } from '../../content/calendar-address.ts'
import { type ReportId, words } from '../../content/index.ts'
import { reading } from '../../content/late/reading.ts'
import type { ReportPage } from '../../content/schema/report.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './ReportFacts.module.css'
import { ShareActions } from './ShareActions.tsx'

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
            <dt>{reading.place}</dt>
            <dd>{report.place}</dd>
          </div>
        )}
        <div>
          <dt>{reading.readTime}</dt>
          <dd>{report.readTime}</dd>
        </div>
      </dl>
      <p className={styles.author}>
        <Phrase of={words.author} values={{ author: <span lang="sq">{report.author}</span> }} />
      </p>
      <div className={styles.actions}>
        <a href={calendarAddress(report.id as ReportId)} download="" className={styles.calendar}>
          {reading.calendar}
        </a>
        <ShareActions title={report.title} />
      </div>
    </div>
  )
}
