import type { ComponentProps } from 'react'
import { ProjectDescription } from '../../components/projects/ProjectDescription.tsx'
import { ProjectTimeline } from '../../components/projects/ProjectTimeline.tsx'
import { words } from '../../content/index.ts'
import { listTitle } from '../../head/page-head.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import styles from './ProjectsLayout.module.css'

/** A page of the projects timeline (specification §2 "/projects"), newest first as given. */
export function ProjectsLayout(timeline: ComponentProps<typeof ProjectTimeline>) {
  // A filter shows projects of all pages.
  const page = useHydrated() && timeline.all ? 1 : timeline.list.page
  return (
    <>
      <ProjectTimeline {...timeline}>
        <header className={styles.head}>
          <h1>{listTitle('projects', page)}</h1>
          <p>{words.timeline.intro}</p>
        </header>
      </ProjectTimeline>
      <div className={styles.data}>
        <ProjectDescription blocks={timeline.list.data} />
      </div>
    </>
  )
}
