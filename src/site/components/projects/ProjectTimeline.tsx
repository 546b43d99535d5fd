import { useLocation, useNavigate } from '@tanstack/react-router'
import { listPath } from '../../../model/paging.ts'
import { words } from '../../content/index.ts'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { PageLinks } from '../list/PageLinks.tsx'
import { phrase } from '../Phrase.tsx'
import { DecadeIndex } from './DecadeIndex.tsx'
import { FilterControls } from './filter/FilterControls.tsx'
import { filterProjects, isFilter, knownFilter, type ProjectFilter, readFilter } from './filter/filter.ts'
import type { LoadedTimeline } from './load-timeline.ts'
import { ProjectEntry } from './ProjectEntry.tsx'
import styles from './ProjectTimeline.module.css'
import { YearIndex } from './YearIndex.tsx'

/** A page of projects in the given order, or the matching ones of all projects if a filter is set. */
export function ProjectTimeline({
  list,
  all = list.entries,
  asked,
}: LoadedTimeline & {
  /** The filter in the address. */
  asked: ProjectFilter
}) {
  // The prerendered page shows its own projects, whatever the address says.
  const isHydrated = useHydrated()
  const { total, years } = list
  const hasChoice = total > 1
  const known = (one: ProjectFilter) =>
    import.meta.env.HAS_MUNICIPALITIES ? knownFilter(one, list.municipalities) : one
  const filter = isHydrated && hasChoice ? known(asked) : {}
  const isFiltered = isFilter(filter)
  const shown = isFiltered ? filterProjects(all, filter) : list.entries
  const navigate = useNavigate()
  const to = listPath('projects', list.page)
  // Shows the choice at once: the projects may still be loading, and the next key press builds on this choice.
  const { pathname, search } = useLocation()
  const chosen = isHydrated && pathname === to ? known(readFilter(search)) : filter

  // The filter is a history entry, so that Back restores the previous one. It stays on the same page, which keeps the
  // focus and the live region.
  const choose = (next: ProjectFilter) => void navigate({ to, search: next, resetScroll: false })

  return (
    <>
      {hasChoice && (
        <FilterControls filter={chosen} list={list} onChange={choose}>
          {count(isFiltered ? shown.length : total, total)}
        </FilterControls>
      )}
      {import.meta.env.HAS_PROJECT_PAGES && list.pages > 1 && !isFiltered && <YearIndex list={list} />}
      <div className={styles.columns}>
        {!isFiltered && <DecadeIndex years={years} />}
        <ol className={styles.timeline}>
          {shown.map((project, position) => (
            <ProjectEntry
              key={project.id}
              project={project}
              opensYear={project.year !== shown[position - 1]?.year}
            />
          ))}
        </ol>
      </div>
      {import.meta.env.HAS_PROJECT_PAGES && !isFiltered && (
        <PageLinks list="projects" page={list.page} pages={list.pages} names={words.projectPages} />
      )}
    </>
  )
}

function count(n: number, total: number): string {
  const { all, some, none } = words.projectFilter
  if (n === 0) return none
  return n === total ? phrase(all, { n }) : phrase(some, { n, total })
}
