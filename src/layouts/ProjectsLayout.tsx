import { phrase } from '../components/Phrase.tsx'
import { ProjectTimeline } from '../components/projects/ProjectTimeline.tsx'
import type { ProjectFilter } from '../components/projects/read-filter.ts'
import type { TimelinePages } from '../components/projects/timeline-pages.ts'
import { Ridge } from '../components/Ridge.tsx'
import { words } from '../content/index.ts'
import { timeline } from '../content/late/timeline.ts'
import type { ProjectList } from '../content/schema/project.ts'
import styles from './ProjectsLayout.module.css'

/** A page of the projects timeline (specification §2 "/projects"), newest first as given. */
export function ProjectsLayout({
  list,
  pages,
  asked,
}: {
  list: ProjectList
  /** What a timeline of more than one page has besides. */
  pages?: TimelinePages | undefined
  /** What the address asks for. */
  asked?: ProjectFilter
}) {
  const { title } = words.projects
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {list.page === 1 ? title : phrase(words.list.page, { title, n: list.page })}
        </h1>
        <p className={styles.intro}>{timeline.intro}</p>
      </header>
      <Ridge kind="sunrise" />
      <ProjectTimeline title={title} list={list} pages={pages} asked={asked} />
    </div>
  )
}
