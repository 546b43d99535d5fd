import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { projectAnchor, questionAnchor } from '../../../model/anchors.ts'
import { listPath } from '../../../model/paging.ts'
import { newsPath, reportPath } from '../../../model/published-paths.ts'
import { type SiteTitles, words } from '../../content/index.ts'
import { MainLinkItems } from '../frame/main-links.tsx'
import styles from './SiteList.module.css'

type Entry = { title: string; to: string; hash?: string; date?: string }

/** Everything that the site has, with its links: every report, post, project and question. */
export function SiteList({ reports, news, projects, questions, sections }: SiteTitles) {
  const { kinds } = words.searching
  return (
    <div className={styles.list}>
      <Part
        title={kinds.report}
        entries={reports.map(({ id, title, date }) => ({ title, to: reportPath(id), date }))}
      />
      <Part
        title={kinds.news}
        entries={news.map(({ id, title, date }) => ({ title, to: newsPath(id), date }))}
      />
      <Part
        title={kinds.project}
        entries={projects.map(({ id, title, year, page }) => ({
          title,
          to: listPath('projects', page),
          hash: projectAnchor(id),
          date: year,
        }))}
      />
      <Part
        title={kinds.question}
        entries={questions.map((title, index) => ({ title, to: '/', hash: questionAnchor(index) }))}
      />
      <Part title={kinds.page} entries={sections.map(({ id, title }) => ({ title, to: '/about', hash: id }))}>
        <MainLinkItems className={styles.link} />
      </Part>
    </div>
  )
}

function Part({
  title,
  entries,
  children,
}: {
  title: string
  entries: readonly Entry[]
  children?: ReactNode
}) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.entries}>
        {children}
        {entries.map(({ title, to, hash, date }) => (
          <li key={`${to}#${hash}`}>
            <Link to={to} {...(hash && { hash })} className={styles.link}>
              {title}
            </Link>
            {date && <span className={styles.date}>{date}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
