import { projectAnchor, yearAnchor } from '../../../model/anchors.ts'
import type { ListedProject } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { ProjectDescription } from './ProjectDescription.tsx'
import styles from './ProjectEntry.module.css'
import drawn from './Themes.module.css'

/** One entry of the timeline. `opensYear`: the first of its year, which has the year's anchor. */
export function ProjectEntry({ project, opensYear }: { project: ListedProject; opensYear: boolean }) {
  return (
    <li className={styles.entry} id={opensYear ? yearAnchor(project.year) : undefined}>
      <article className={styles.article} id={projectAnchor(project.id)}>
        <div className={styles.side}>
          <p className={styles.year} data-repeated={!opensYear || undefined}>
            {project.year}
          </p>
          {project.themes && (
            <ul className={drawn.themes}>
              {project.themes.map((theme) => (
                <li key={theme} className={drawn.theme} data-theme={theme}>
                  {words.projectFilter.themes[theme]}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.body}>
          <h2 className={styles.title}>{project.title}</h2>
          <ProjectDescription blocks={project.blocks} />
        </div>
      </article>
    </li>
  )
}
