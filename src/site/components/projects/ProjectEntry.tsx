import { projectAnchor, yearAnchor } from '../../../model/anchors.ts'
import type { ListedProject } from '../../../model/schema/project.ts'
import { words } from '../../content/index.ts'
import { classes } from '../classes.ts'
import { ProjectDescription } from './ProjectDescription.tsx'
import styles from './ProjectEntry.module.css'
import drawn from './Themes.module.css'

/**
 * One entry of the timeline: a large one with its text, or a line that opens. `opensYear`: the first of its year, which
 * has the year's anchor.
 */
export function ProjectEntry({ project, opensYear }: { project: ListedProject; opensYear: boolean }) {
  const { id, year, title, themes = [], blocks, large } = project
  const [Entry, Head] = large ? (['div', 'div'] as const) : (['details', 'summary'] as const)
  return (
    <li className={styles.entry} id={opensYear ? yearAnchor(year) : undefined} data-themes={themes.join(' ')}>
      <article>
        <Entry id={projectAnchor(id)} className={large ? styles.large : classes('fold', styles.fold)}>
          <Head className={classes(styles.head, large ? undefined : 'fold-line')}>
            <span className={styles.year}>{year}</span>{' '}
            <span className={styles.themes}>
              {themes.map((theme) => (
                <span key={theme} className={drawn.theme} data-theme={theme}>
                  {words.projectFilter.themes[theme]}
                </span>
              ))}
            </span>
            <h2>{title}</h2>
          </Head>
          <ProjectDescription blocks={blocks} isFolded={large} />
        </Entry>
      </article>
    </li>
  )
}
