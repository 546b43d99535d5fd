import type { Project } from '../../../../model/schema/project.ts'
import { type Theme, themes } from '../../../../model/themes.ts'

/** The filter in the address: `?tema=pyjet&viti=2022`. */
export type ProjectFilter = { tema?: Theme; viti?: number }

/** Reads the filter from the address; an invalid theme or year is ignored. */
export function readFilter(search: Record<string, unknown>): ProjectFilter {
  const tema = themes.find((theme) => theme === search.tema)
  const viti = Number(search.viti)
  return { ...(tema && { tema }), ...(/^(19|20)\d{2}$/.test(String(viti)) && { viti }) }
}

/** Whether a filter is set. */
export function isFilter({ tema, viti }: ProjectFilter): boolean {
  return tema !== undefined || viti !== undefined
}

/** The projects with the theme and in the year, where set. */
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

/** The years with projects, latest first. */
export function listYears(projects: readonly Pick<Project, 'year'>[]): number[] {
  return [...new Set(projects.flatMap(({ year }) => yearsOf(year)))].sort((a, b) => b - a)
}

/** `2023-2024` ran in 2023 and in 2024. */
function yearsOf(year: string): number[] {
  const [first = Number.NaN, last = first] = year.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, position) => first + position)
}
