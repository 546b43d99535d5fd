import { Link } from '@tanstack/react-router'
import type { SearchKind, SearchTitle, SearchTitles } from '../../../model/schema/search.ts'
import { words } from '../../content/index.ts'
import { MainLinkItems } from '../main-links.tsx'
import { phrase } from '../Phrase.tsx'
import styles from './SiteList.module.css'

/** A longer list shows its beginning; the rest opens. */
const longest = 8
const beginning = 5

/** Everything that the site has, with its links: every report, post, project and question. */
export function SiteList({ titles }: { titles: SearchTitles }) {
  const parts = Object.entries(titles) as [SearchKind, readonly SearchTitle[]][]
  return (
    <div className={styles.list}>
      {parts.map(([kind, entries]) => {
        const shown = entries.length > longest ? beginning : longest
        const rest = entries.slice(shown)
        return (
          <section key={kind} className={styles.part}>
            <h2 className={styles.heading}>{words.searching.kinds[kind]}</h2>
            <ul className={styles.entries}>
              {kind === 'page' && <MainLinkItems className={styles.link} />}
              {entries.slice(0, shown).map(entryOf)}
            </ul>
            {rest.length > 0 && (
              <details className="fold">
                <summary className={`fold-line ${styles.more}`}>
                  {phrase(words.searching.more, { n: rest.length })}
                </summary>
                <ul className={styles.entries}>{rest.map(entryOf)}</ul>
              </details>
            )}
          </section>
        )
      })}
    </div>
  )
}

function entryOf({ title, path, anchor, date, lang }: SearchTitle) {
  return (
    <li key={`${path}#${anchor}`}>
      <Link to={path} hash={anchor} className={styles.link} lang={lang} hrefLang={lang}>
        {title}
      </Link>
      {date && <span className={styles.date}>{date}</span>}
    </li>
  )
}
