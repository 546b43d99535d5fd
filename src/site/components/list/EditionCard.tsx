import { Link } from '@tanstack/react-router'
import type { ReportCard } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import card from '../card.module.css'
import { classes } from '../classes.ts'
import { Phrase } from '../Phrase.tsx'
import { Picture } from '../Picture.tsx'
import styles from './EditionCard.module.css'

/**
 * One edition in the archive. The title is the card's only link and covers it; the other texts that look like
 * links ("Read More →", "Read Article") are decorative.
 */
export function EditionCard({
  report,
  sizes,
  priority,
}: {
  report: ReportCard
  sizes: string
  priority: boolean
}) {
  return (
    <article className={styles.card}>
      <div className={classes(card.cover, styles.cover)}>
        <Picture picture={report.cover} sizes={sizes} priority={priority} />
        <span className={styles.more} aria-hidden="true">
          <Phrase of={words.editions.readMore} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span className={styles.date}>{report.date}</span>
          {report.place === undefined ? null : <span>{report.place}</span>}
          <span>{report.readTime}</span>
        </p>
        <h2 className={styles.title}>
          <Link to="/blog/$id" params={{ id: report.id }} className={card.link}>
            {report.title}
          </Link>
        </h2>
        <p className={styles.description}>{report.description}</p>
        <div className={styles.foot}>
          <p className={styles.author}>
            <Phrase of={words.author} values={{ author: <span lang="sq">{report.author}</span> }} />
          </p>
          <span className={styles.button} aria-hidden="true">
            <Phrase of={words.editions.readArticle} />
          </span>
        </div>
      </div>
    </article>
  )
}
