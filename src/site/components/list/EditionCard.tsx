import { Link } from '@tanstack/react-router'
import type { ReportCard } from '../../../model/schema/report.ts'
import { words } from '../../content/index.ts'
import card from '../card.module.css'
import { classes } from '../classes.ts'
import { Phrase } from '../Phrase.tsx'
import { Picture } from '../Picture.tsx'
import styles from './EditionCard.module.css'

/**
 * One edition in the archive. The link "Read Article" covers the card; the title describes it. "Read More →" is
 * decorative and appears over the picture on hover or focus.
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
  const titleId = `edicioni-${report.id}`
  return (
    <article className={styles.card} data-card="">
      <div className={classes(card.cover, styles.cover)}>
        <Picture picture={report.cover} sizes={sizes} priority={priority} />
        <span className={styles.year} aria-hidden="true">
          {report.year}
        </span>
        <span className={classes(card.text, styles.more)} aria-hidden="true">
          <Phrase of={words.editions.readMore} />
        </span>
      </div>
      <div className={styles.text}>
        <p className={classes(card.text, styles.facts)}>
          <span className={styles.date}>{report.date}</span>
          {report.place === undefined ? null : <span className={styles.place}>{report.place}</span>}
          <span>{report.readTime}</span>
        </p>
        <h2 id={titleId} className={classes(card.text, styles.title)}>
          {report.title}
        </h2>
        <p className={classes(card.text, styles.description)}>{report.description}</p>
        <div className={styles.foot}>
          <p className={classes(card.text, styles.author)}>
            <Phrase of={words.author} values={{ author: <span lang="sq">{report.author}</span> }} />
          </p>
          <Link to="/blog/$id" params={{ id: report.id }} className={card.link} aria-describedby={titleId}>
            {/* This element grows, not the link: a transformed link would not cover the card. */}
            <span className={styles.button}>
              <Phrase of={words.editions.readArticle} />
            </span>
          </Link>
        </div>
      </div>
    </article>
  )
}
