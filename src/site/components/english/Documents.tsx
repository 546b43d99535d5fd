import { Link } from '@tanstack/react-router'
import { sizesOf } from '../../../model/pictures/sizes.ts'
import type { EnglishEntry } from '../../../model/schema/english.ts'
import { siteLanguage } from '../../hooks/usePageLanguage.ts'
import card from '../card.module.css'
import { classes } from '../classes.ts'
import { Picture } from '../Picture.tsx'
import styles from './Documents.module.css'

/** The pictures of the cards. */
const coverSizes = sizesOf(['(min-width: 48rem)', '13rem'], '7rem')

/** The documents of a kind. Absent if none has English texts. */
export function Documents(props: {
  id: string
  title: string
  text: string
  /** The words of the link in each line that opens; without it, the titles are the links. */
  link?: string
  entries: readonly EnglishEntry[]
}) {
  const { id, title, text, link, entries } = props
  if (entries.length === 0) return null
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.intro}>{text}</p>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.path}#${entry.anchor}`} className={styles.entry}>
            {link === undefined ? <Card entry={entry} /> : <Line entry={entry} link={link} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A document with its picture, its days, its title and its summary. */
function Card({ entry: { path, anchor, picture, date, title, summary } }: { entry: EnglishEntry }) {
  return (
    <div className={styles.card} data-card="">
      {picture && (
        <div className={classes(card.cover, styles.cover)}>
          <Picture picture={picture} alt="" sizes={coverSizes} />
        </div>
      )}
      <div className={styles.cardHead}>
        <p className={classes(card.text, styles.date)}>{date}</p>
        <h3 className={styles.cardTitle}>
          <Link to={path} hash={anchor} hrefLang={siteLanguage} className={card.link}>
            {title}
          </Link>
        </h3>
      </div>
      <p className={classes(card.text, styles.summary)}>{summary}</p>
    </div>
  )
}

/** A document as a line of its years and its title, which opens. */
function Line({
  entry: { path, anchor, date, title, summary },
  link,
}: {
  entry: EnglishEntry
  link: string
}) {
  return (
    <details className={classes('fold', styles.fold)}>
      <summary className={classes('fold-line', styles.line)}>
        <span className={styles.years}>{date}</span> <h3 id={anchor}>{title}</h3>
      </summary>
      <p>{summary}</p>
      <p>
        <Link
          to={path}
          hash={anchor}
          hrefLang={siteLanguage}
          className={styles.link}
          aria-describedby={anchor}
        >
          {link}
        </Link>
      </p>
    </details>
  )
}
