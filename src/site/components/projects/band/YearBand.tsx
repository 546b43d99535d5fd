import { Link } from '@tanstack/react-router'
import { projectAnchor, yearAnchor } from '../../../../model/anchors.ts'
import { listPath } from '../../../../model/paging.ts'
import type { ListedProject } from '../../../../model/schema/project.ts'
import { words } from '../../../content/index.ts'
import { FilterLink, type FilterState } from '../filter/FilterLink.tsx'
import { includesYear, spanOf } from '../filter/matches.ts'
import { barsOf } from './band.ts'
import styles from './YearBand.module.css'

/** Height in px of a row of bars: the least height of a target, WCAG 2.5.8. */
const rowHeight = 24

/** With more projects at the same time the band would be higher than its page: it shows the years alone. */
const mostRows = 12

/**
 * The projects as bars over their years, each a link to its entry, and each year a link to its projects. Positions are
 * attributes of SVG, because the security policy forbids `style` attributes.
 */
export function YearBand({
  projects,
  listed,
  filter,
}: {
  projects: readonly ListedProject[]
  /** The years of all projects, also of those on other pages or without a match; the first page where none is given. */
  listed: readonly { year: string; page?: number }[]
  filter: FilterState
}) {
  const bars = barsOf(projects)
  const rows = Math.max(0, ...bars.map(({ row }) => row + 1))
  const ends = listed.flatMap(({ year }) => spanOf(year))
  const from = Math.min(...ends)
  const years = Array.from({ length: Math.max(...ends) - from + 1 }, (_, column) => from + column)
  const percent = (columns: number) => `${((100 * columns) / years.length).toFixed(2)}%`
  return (
    <nav className={styles.band} aria-label={words.timeline.band}>
      {rows <= mostRows && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing is a list of links, each with a title
        <svg className={styles.bars} width="100%" height={rows * rowHeight}>
          {bars.map(({ project, first, length, row }) => (
            <Link
              key={project.id}
              to={filter.to}
              search={filter.chosen}
              hash={projectAnchor(project.id)}
              activeOptions={{ exact: true, includeHash: true }}
              data-theme={filter.chosen.tema ?? project.themes?.[0]}
              data-themes={project.themes?.join(' ')}
            >
              <title>{`${project.year}: ${project.title}`}</title>
              <rect
                x={percent(first - from)}
                y={(rows - 1 - row) * rowHeight}
                width={percent(length)}
                height={rowHeight}
                rx="7"
              />
            </Link>
          ))}
        </svg>
      )}
      <ol className={styles.years}>
        {years.map((year) => {
          const newest = listed.find((one) => includesYear(one.year, year))
          return (
            <li key={year}>
              {newest ? (
                <FilterLink
                  filter={filter}
                  field={['viti', year]}
                  plain={{
                    ...(import.meta.env.HAS_PROJECT_PAGES &&
                      newest.page && { to: listPath('projects', newest.page) }),
                    hash: yearAnchor(newest.year),
                  }}
                >
                  {year}
                </FilterLink>
              ) : (
                year
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
