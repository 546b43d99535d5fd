import { Link } from '@tanstack/react-router'
import { pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'
import type { ReportNeighbours } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import card from '../card.module.css'
import { classes } from '../classes.ts'
import { Picture } from '../Picture.tsx'
import styles from './OtherEditions.module.css'

const sizes = sizesOf(['(min-width: 48rem)', `((${pageWidth} - 4rem) / 3)`], 'min(26vw, 10rem)')

/** Links to neighbouring editions at the end of a report. */
export function OtherEditions({ reports }: { reports: ReportNeighbours['others'] }) {
  if (reports.length === 0) return null
  return (
    <aside className={styles.band} aria-labelledby="other-editions">
      <div className={styles.page}>
        <h2 id="other-editions" className={styles.heading}>
          {words.reading.others}
        </h2>
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id} className={styles.card} data-card="">
              <div className={classes(card.cover, styles.cover)}>
                <Picture picture={{ ...report.cover, alt: '' }} sizes={sizes} />
              </div>
              <div className={styles.text}>
                <p className={classes(card.text, styles.date)}>{report.date}</p>
                <h3 className={styles.title}>
                  <Link to="/blog/$id" params={{ id: report.id }} className={card.link}>
                    {report.title}
                  </Link>
                </h3>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
