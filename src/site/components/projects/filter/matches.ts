import type { ListedProject } from '../../../../model/schema/project.ts'
import type { ProjectFilter } from './filter.ts'

/** A filter without a municipality that no project names. */
export function knownFilter(filter: ProjectFilter, municipalities: readonly string[] = []): ProjectFilter {
  const { komuna, ...others } = filter
  return komuna !== undefined && municipalities.includes(komuna) ? filter : others
}

/** The projects with the theme, in the year and in the municipality, where set. */
export function filterProjects<P extends Pick<ListedProject, 'year' | 'themes' | 'municipality'>>(
  projects: readonly P[],
  { tema, viti, komuna }: ProjectFilter,
): P[] {
  return projects.filter(
    ({ year, themes, municipality }) =>
      (tema === undefined || themes?.includes(tema)) &&
      (viti === undefined || includesYear(year, viti)) &&
      (!import.meta.env.HAS_MUNICIPALITIES || komuna === undefined || municipality === komuna),
  )
}

/** Whether a year or range of years, such as `2022-2024`, includes a year. */
export function includesYear(years: string, year: number): boolean {
  const [first, last] = spanOf(years)
  return first <= year && year <= last
}

/** The first and the last year of `2023-2024`; `2022` is both. */
export function spanOf(years: string): [first: number, last: number] {
  const [first = 0, last = first] = years.split('-').map(Number)
  return [first, last]
}
