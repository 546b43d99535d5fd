import type { ListedProject, ProjectList } from '../../../model/schema/project.ts'
import { Ridge } from '../../components/drawings/Ridge.tsx'
import { phrase } from '../../components/Phrase.tsx'
import type { ProjectFilter } from '../../components/projects/filter/filter.ts'
import { ProjectTimeline } from '../../components/projects/ProjectTimeline.tsx'
import { words } from '../../content/index.ts'
import styles from './ProjectsLayout.module.css'

/** A page of the projects timeline (specification §2 "/projects"), newest first as given. */
export function ProjectsLayout({
  list,
  all,
  asked,
}: {
  list: ProjectList
  /** Every project, where a filter is asked for. */
  all?: readonly ListedProject[] | undefined
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
        <p className={styles.intro}>{words.timeline.intro}</p>
      </header>
      <Ridge kind="sunrise" />
      <ProjectTimeline title={title} list={list} all={all} asked={asked} />
    </div>
  )
}
