import { Link } from '@tanstack/react-router'
import type { Modules } from '../../model/modules.ts'
import { pageWidth, sizesOf } from '../../model/pictures/sizes.ts'
import type { EnglishEntry } from '../../model/schema/pages.ts'
import card from '../components/card.module.css'
import { classes } from '../components/classes.ts'
import { ContactLinks } from '../components/frame/ContactLinks.tsx'
import { PlacesMap } from '../components/map/PlacesMap.tsx'
import { Picture } from '../components/Picture.tsx'
import { site } from '../content/index.ts'
import { siteLanguage } from '../hooks/usePageLanguage.ts'
import styles from './EnglishLayout.module.css'

/** The page's width; on a phone the picture is cut at its sides. */
const pictureSizes = sizesOf(['(min-width: 48rem)', pageWidth], '134vw')

/** The pictures of the cards in EnglishLayout.module.css. */
const coverSizes = sizesOf(['(min-width: 48rem)', '13rem'], '7rem')

/** The page in English: who the association is, and its editions, posts and projects with links to the Albanian texts. */
export function EnglishLayout({ english, picture, entries, map }: Modules['english']) {
  const { title, placeholders, about, editions, news, projects, contact } = english
  // A part without documents is absent.
  const parts = [
    ['editions', editions, entries.report.length],
    ['news', news, entries.news.length],
    ['projects', projects, entries.project.length],
    ['contact', contact, 1],
  ] as const
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.name} lang={siteLanguage}>
          {site.name}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.picture}>
          <Picture picture={picture} alt="" sizes={pictureSizes} priority />
        </div>
        <ul className={styles.jumps}>
          {parts.map(
            ([id, { title }, documents]) =>
              documents > 0 && (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ),
          )}
        </ul>
      </header>
      <section id="about" className={styles.about}>
        <div>
          <h2 className={styles.heading}>{about.title}</h2>
          <p className={styles.lead}>{about.text}</p>
          {placeholders && <p className={styles.intro}>{placeholders}</p>}
        </div>
        <PlacesMap map={map} />
        <ul className={styles.points}>
          {about.points.map((point) => (
            <li key={point} className={styles.point}>
              {point}
            </li>
          ))}
        </ul>
      </section>
      <Documents id="editions" {...editions} entries={entries.report} />
      <Documents id="news" {...news} entries={entries.news} />
      <Documents id="projects" {...projects} entries={entries.project} />
      <section id="contact" className={styles.contact}>
        <h2 className={styles.heading}>{contact.title}</h2>
        <p className={styles.lead}>{contact.text}</p>
        <address className={styles.address}>
          <ul lang={siteLanguage}>
            <ContactLinks className={styles.contactLink} />
          </ul>
        </address>
      </section>
    </div>
  )
}

/** The documents of a kind. Absent if none has English texts. */
function Documents(props: {
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
    <section id={id} className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
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
        <h3 className={styles.entryTitle}>
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
