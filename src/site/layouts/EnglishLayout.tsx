import { Link } from '@tanstack/react-router'
import type { Modules } from '../../model/modules.ts'
import type { EnglishEntry } from '../../model/schema/pages.ts'
import { ContactLinks } from '../components/frame/ContactLinks.tsx'
import { PlacesMap } from '../components/map/PlacesMap.tsx'
import { site } from '../content/index.ts'
import { siteLanguage } from '../hooks/usePageLanguage.ts'
import styles from './EnglishLayout.module.css'

/** The page in English: who the association is, and its editions, posts and projects with links to the Albanian texts. */
export function EnglishLayout({ english, entries, map }: Modules['english']) {
  const { title, about, editions, news, projects, contact } = english
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.name} lang={siteLanguage}>
          {site.name}
        </p>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <section id="about" className={styles.about}>
        <div>
          <h2 className={styles.heading}>{about.title}</h2>
          <p className={styles.lead}>{about.text}</p>
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
      <Documents id="editions" {...editions} entries={entries.report} className={styles.wide} />
      <Documents id="news" {...news} entries={entries.news} className={styles.wide} />
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

/** The documents of a kind: days or years, title and summary. Absent if none has English texts. */
function Documents(props: {
  id: string
  title: string
  text: string
  entries: readonly EnglishEntry[]
  className?: string | undefined
}) {
  const { id, title, text, entries, className } = props
  if (entries.length === 0) return null
  return (
    <section id={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.intro}>{text}</p>
      </div>
      <ol className={className ? `${styles.entries} ${className}` : styles.entries}>
        {entries.map((entry) => (
          <li key={`${entry.path}#${entry.anchor}`} className={styles.entry}>
            <p className={styles.date}>{entry.date}</p>
            <div>
              <h3 className={styles.entryTitle}>
                <Link to={entry.path} hash={entry.anchor} hrefLang={siteLanguage} className={styles.link}>
                  {entry.title}
                </Link>
              </h3>
              <p className={styles.summary}>{entry.summary}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
