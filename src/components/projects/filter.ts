import type { Project } from '../../content/schema/project.ts'
import type { ProjectFilter } from './read-filter.ts'

/** The projects that have the theme and ran in the year, as far as either is asked for. */
export function filterProjects<P extends Pick<Project, 'year' | 'themes'>>(
  projects: readonly P[],
  { tema, viti }: ProjectFilter,
): P[] {
  return projects.filter(
    (project) =>
      (tema === undefined || project.themes?.includes(tema)) &&
      (viti === undefined || yearsOf(project.year).includes(viti)),
  )
}

/** The years in which projects ran, the last one first. */
export function listYears(projects: readonly Pick<Project, 'year'>[]): number[] {
  return [...new Set(projects.flatMap(({ year }) => yearsOf(year)))].sort((a, b) => b - a)
}

/** `2023-2024` ran in 2023 and in 2024. */
function yearsOf(year: string): number[] {
  const [first = Number.NaN, last = first] = year.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, position) => first + position)
}
