import { projectAnchor, yearAnchor } from '../../../model/anchors.ts'
import type { ListedProject } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { ProjectDescription } from './ProjectDescription.tsx'
import styles from './ProjectEntry.module.css'

/** One entry of the timeline. `opensYear`: the first of its year, which has the year's anchor. */
export function ProjectEntry({ project, opensYear }: { project: ListedProject; opensYear: boolean }) {
  return (
    <li className={styles.entry} id={opensYear ? yearAnchor(project.year) : undefined}>
      <article className={styles.article} id={projectAnchor(project.id)}>
        <p className={styles.year} data-repeated={!opensYear || undefined}>
          {project.year}
        </p>
        <div className={styles.body}>
          <h2 className={styles.title}>{project.title}</h2>
          {project.themes && (
            <p className={styles.themes}>
              {project.themes.map((theme) => (
                <span key={theme}>{words.projectFilter.themes[theme]}</span>
              ))}
            </p>
          )}
          <ProjectDescription blocks={project.blocks} />
        </div>
      </article>
    </li>
  )
}
