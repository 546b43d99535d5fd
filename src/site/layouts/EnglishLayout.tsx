import type { Modules } from '../../model/modules.ts'
import { pageWidth, sizesOf } from '../../model/pictures/sizes.ts'
import { Documents } from '../components/english/Documents.tsx'
import { ContactLinks } from '../components/frame/ContactLinks.tsx'
import { PlacesMap } from '../components/map/PlacesMap.tsx'
import { Picture } from '../components/Picture.tsx'
import { site } from '../content/index.ts'
import { siteLanguage } from '../hooks/usePageLanguage.ts'
import styles from './EnglishLayout.module.css'

/** The page's width; on a phone the picture is cut at its sides. */
const pictureSizes = sizesOf(['(min-width: 48rem)', pageWidth], '134vw')

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
          {placeholders && <p className={styles.note}>{placeholders}</p>}
        </div>
        <PlacesMap map={map} />
        <ul className="points">
          {about.points.map((point) => (
            <li key={point}>{point}</li>
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
