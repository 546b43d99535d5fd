import { Link } from '@tanstack/react-router'
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
  const parts: [title: string, entries: Entry[]][] = [
    [kinds.report, reports.map(({ id, title, date }) => ({ title, to: reportPath(id), date }))],
    [kinds.news, news.map(({ id, title, date }) => ({ title, to: newsPath(id), date }))],
    [
      kinds.project,
      projects.map(({ id, title, year, page }) => ({
        title,
        to: listPath('projects', page),
        hash: projectAnchor(id),
        date: year,
      })),
    ],
    [kinds.question, questions.map((title, index) => ({ title, to: '/', hash: questionAnchor(index) }))],
    [kinds.page, sections.map(({ id, title }) => ({ title, to: '/about', hash: id }))],
  ]
  return (
    <div className={styles.list}>
      {parts.map(([part, entries]) => (
        <section key={part} className={styles.part}>
          <h2 className={styles.heading}>{part}</h2>
          <ul className={styles.entries}>
            {part === kinds.page && <MainLinkItems className={styles.link} />}
            {entries.map(({ title, to, hash, date }) => (
              <li key={`${to}#${hash}`}>
                <Link to={to} hash={hash} className={styles.link}>
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
