import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../model/schema/search.ts'
import { load, words } from '../../content/index.ts'
import { Picture } from '../Picture.tsx'
import search from './Search.module.css'
import styles from './SearchStart.module.css'

/** What the search offers before the first letter; nothing until it has loaded. */
export function SearchStart() {
  const [offered, setOffered] = useState<Suggestions>()
  useEffect(() => {
    let isShown = true
    load('suggestions').then(
      ({ suggestions }) => isShown && setOffered(suggestions),
      () => undefined, // The main pages are there without it.
    )
    return () => {
      isShown = false
    }
  }, [])
  if (offered === undefined) return null
  const { report, posts, questions, themes } = offered
  const { kinds } = words.searching
  return (
    <div className={styles.start}>
      {report && (
        <Part name={kinds.report}>
          <li>
            <Link to="/blog/$id" params={{ id: report.id }} className={styles.report}>
              <Picture picture={{ ...report.cover, alt: '' }} sizes="120px" className={styles.cover} />
              <span>
                {report.title}
                <span className={styles.date}>{report.date}</span>
              </span>
            </Link>
          </li>
        </Part>
      )}
      <Part name={kinds.news}>
        {posts.map(({ id, title }) => (
          <li key={id}>
            <Link to="/information-blog/$id" params={{ id }} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </Part>
      <Part name={kinds.question}>
        {questions.map(({ title, anchor }) => (
          <li key={anchor}>
            <Link to="/" hash={anchor} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
      </Part>
      <Part name={kinds.project}>
        {themes.map(({ theme, name }) => (
          <li key={theme}>
            <Link to="/projects" search={{ tema: theme }} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </Part>
    </div>
  )
}

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section aria-label={name}>
      <h2 className={search.kind}>{name}</h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  )
}
