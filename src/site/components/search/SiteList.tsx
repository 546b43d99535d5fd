import { Link } from '@tanstack/react-router'
import type { SearchKind, SearchTitle, SearchTitles } from '../../../model/schema/search.ts'
import { words } from '../../content/index.ts'
import { MainLinkItems } from '../main-links.tsx'
import styles from './SiteList.module.css'

/** Everything that the site has, with its links: every report, post, project and question. */
export function SiteList({ titles }: { titles: SearchTitles }) {
  const parts = Object.entries(titles) as [SearchKind, readonly SearchTitle[]][]
  return (
    <div className={styles.list}>
      {parts.map(([kind, entries]) => (
        <section key={kind} className={styles.part}>
          <h2 className={styles.heading}>{words.searching.kinds[kind]}</h2>
          <ul className={styles.entries}>
            {kind === 'page' && <MainLinkItems className={styles.link} />}
            {entries.map(({ title, path, anchor, date, lang }) => (
              <li key={`${path}#${anchor}`}>
                <Link to={path} hash={anchor} className={styles.link} lang={lang} hrefLang={lang}>
                  {title}
                </Link>
                {date && <span className={styles.date}>{date}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
