import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listPath } from '../../../model/paging.ts'
import { words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { PageLinks } from '../list/PageLinks.tsx'
import { PlacesMap } from '../map/PlacesMap.tsx'
import { phrase } from '../Phrase.tsx'
import { YearBand } from './band/YearBand.tsx'
import { FilterLinks } from './filter/FilterLinks.tsx'
import { isFilter, type ProjectFilter, readFilter } from './filter/filter.ts'
import { filterProjects, knownFilter } from './filter/matches.ts'
import type { LoadedTimeline } from './load-timeline.ts'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectTimeline.module.css'
import { YearIndex } from './YearIndex.tsx'

/** A page of projects in the given order, or the matching ones of all projects if a filter is set. */
export function ProjectTimeline({
  list,
  all = list.entries,
  asked,
  children,
}: LoadedTimeline & {
  /** The filter in the address. */
  asked: ProjectFilter
  /** The page's title, above the filter. */
  children?: ReactNode
}) {
  // The prerendered page shows its own projects, whatever the address says.
  const isHydrated = useHydrated()
  const { total } = list
  const hasChoice = total > 1
  const available = (one: ProjectFilter) =>
    import.meta.env.HAS_MUNICIPALITIES ? knownFilter(one, list.municipalities) : one
  const filter = isHydrated && hasChoice ? available(asked) : {}
  const isFiltered = isFilter(filter)
  const shown = isFiltered ? filterProjects(all, filter) : list.entries
  // The router knows the first page by its path; the later ones read the same search parameters.
  const to = listPath('projects', list.page) as '/projects'
  const choice = { chosen: available(useChosen(filter, to)), to }

  return (
    <div className={styles.page}>
      {children}
      {hasChoice && (
        <>
          <FilterLinks filter={choice} list={list}>
            {count(isFiltered ? shown.length : total, total)}
          </FilterLinks>
          <YearBand projects={shown} listed={list.years ?? list.entries} filter={choice} />
        </>
      )}
      <PlacesMap map={list.map} />
      {import.meta.env.HAS_PROJECT_PAGES && list.years && !isFiltered && <YearIndex list={list} />}
      <ol className={styles.timeline}>
        {shown.map((project, position) => (
          <ProjectEntry
            key={project.id}
            project={project}
            opensYear={project.year !== shown[position - 1]?.year}
          />
        ))}
      </ol>
      {import.meta.env.HAS_PROJECT_PAGES && !isFiltered && (
        <PageLinks list="projects" page={list.page} pages={list.pages} names={words.projectPages} />
      )}
    </div>
  )
}

/** The filter that links show as chosen. Where projects of other pages may be loading, that is the one in the address. */
const useChosen = import.meta.env.HAS_PROJECT_PAGES ? useFilterInAddress : (filter: ProjectFilter) => filter

function useFilterInAddress(filter: ProjectFilter, path: string): ProjectFilter {
  const { pathname, search } = useLocation()
  return useHydrated() && pathname === path ? readFilter(search) : filter
}

function count(n: number, total: number): string {
  const { all, some, none } = words.projectFilter
  return phrase(n === 0 ? none : n === total ? all : some, { n, total })
}
