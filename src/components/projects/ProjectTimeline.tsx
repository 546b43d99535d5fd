import { useNavigate, useSearch } from '@tanstack/react-router'
import { projectFilter } from '../../content/late/project-filter.ts'
import type { Project } from '../../content/schema/project.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { phrase } from '../Phrase.tsx'
import { FilterControls } from './FilterControls.tsx'
import { filterProjects, listThemes, listYears } from './filter.ts'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectTimeline.module.css'
import { type ProjectFilter, readFilter } from './read-filter.ts'

/** The projects in the order given, all of them or those of the theme and year in the address. */
export function ProjectTimeline({ projects }: { projects: readonly Project[] }) {
  // The published page shows every project, whatever the address asks for; the router hands on what was typed.
  const isHydrated = useHydrated()
  const asked = useSearch({ from: '/_site/projects' })
  const filter = isHydrated ? readFilter(asked) : {}
  const shown = filterProjects(projects, filter)
  const navigate = useNavigate()

  // The filter is a step in history: Back shows again what was there before.
  const choose = (search: ProjectFilter) => void navigate({ to: '/projects', search, resetScroll: false })

  return (
    <>
      <FilterControls
        filter={filter}
        themes={listThemes(projects)}
        years={listYears(projects)}
        onChange={choose}
      >
        {count(shown.length, projects.length)}
      </FilterControls>
      <ol className={styles.timeline}>
        {shown.map((project, position) => (
          <ProjectEntry
            key={project.id}
            project={project}
            opensYear={project.year !== shown[position - 1]?.year}
          />
        ))}
      </ol>
    </>
  )
}

function count(n: number, total: number): string {
  const { all, some, none } = projectFilter
  if (n === 0) return none
  return n === total ? phrase(all, { n }) : phrase(some, { n, total })
}
