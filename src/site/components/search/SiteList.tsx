import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectAnchor, questionAnchor } from '../../../model/anchors.ts'
import { listPath } from '../../../model/paging.ts'
import { type SiteTitles, words } from '../../content/index.ts'
import { MainLinkItems } from '../frame/main-links.tsx'
import styles from './SiteList.module.css'

/** Everything that the site has, with its links: every report, post, project and question. */
export function SiteList({ reports, news, projects, questions, sections }: SiteTitles) {
  const { kinds } = words.searching
  return (
    <div className={styles.list}>
      <Part title={kinds.report}>
        {reports.map(({ id, title, date }) => (
          <Entry key={id} date={date}>
            <Link to="/blog/$id" params={{ id }} className={styles.link}>
              {title}
            </Link>
          </Entry>
        ))}
      </Part>
      <Part title={kinds.news}>
        {news.map(({ id, title, date }) => (
          <Entry key={id} date={date}>
            <Link to="/information-blog/$id" params={{ id }} className={styles.link}>
              {title}
            </Link>
          </Entry>
        ))}
      </Part>
      <Part title={kinds.project}>
        {projects.map(({ id, title, year, page }) => (
          <Entry key={id} date={year}>
            <Link to={listPath('projects', page)} hash={projectAnchor(id)} className={styles.link}>
              {title}
            </Link>
          </Entry>
        ))}
      </Part>
      <Part title={kinds.question}>
        {questions.map((title, index) => (
          <Entry key={title}>
            <Link to="/" hash={questionAnchor(index)} className={styles.link}>
              {title}
            </Link>
          </Entry>
        ))}
      </Part>
      <Part title={kinds.page}>
        <MainLinkItems className={styles.link} />
        {sections.map(({ id, title }) => (
          <Entry key={id}>
            <Link to="/about" hash={id} className={styles.link}>
              {title}
            </Link>
          </Entry>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.entries}>{children}</ul>
    </section>
  )
}

function Entry({ date, children }: { date?: string; children: ReactNode }) {
  return (
    <li>
      {children}
      {date && <span className={styles.date}>{date}</span>}
    </li>
  )
}
