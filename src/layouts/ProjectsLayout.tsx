import { ProjectTimeline } from '../components/projects/ProjectTimeline.tsx'
import { Ridge } from '../components/Ridge.tsx'
import { words } from '../content/index.ts'
import type { Project } from '../content/schema/project.ts'
import styles from './ProjectsLayout.module.css'

/** The projects timeline (specification §2 "/projects"), newest first as given. */
export function ProjectsLayout({ projects }: { projects: readonly Project[] }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.projects.title}</h1>
        <p className={styles.intro}>{words.projects.intro}</p>
      </header>
      <Ridge kind="sunrise" />
      <ProjectTimeline projects={projects} />
    </div>
  )
}
