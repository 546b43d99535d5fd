import type { Project } from '../../../../model/schema/project.ts'
import { type Theme, themes } from '../../../../model/themes.ts'

/** The filter in the address: `?tema=pyjet&viti=2022`; a build has a municipality only if projects name some. */
export type ProjectFilter = { tema?: Theme; viti?: number; komuna?: string }

/** Reads the filter from the address; an invalid theme or year is ignored. Any municipality is kept: routes know no content. */
export function readFilter(search: Record<string, unknown>): ProjectFilter {
  const tema = themes.find((theme) => theme === search.tema)
  const viti = Number(search.viti)
  const { komuna } = search
  return {
    ...(tema && { tema }),
    ...(/^(19|20)\d{2}$/.test(String(viti)) && { viti }),
    ...(import.meta.env.HAS_MUNICIPALITIES && typeof komuna === 'string' && komuna && { komuna }),
  }
}

/** A filter without a municipality that no project names. */
export function knownFilter(filter: ProjectFilter, municipalities: readonly string[] = []): ProjectFilter {
  const { komuna, ...others } = filter
  return komuna !== undefined && municipalities.includes(komuna) ? filter : others
}

/** Whether a filter is set. */
export function isFilter({ tema, viti, komuna }: ProjectFilter): boolean {
  return (
    tema !== undefined || viti !== undefined || (import.meta.env.HAS_MUNICIPALITIES && komuna !== undefined)
  )
}

/** The projects with the theme, in the year and in the municipality, where set. */
export function filterProjects<P extends Pick<Project, 'year' | 'themes' | 'municipality'>>(
  projects: readonly P[],
  { tema, viti, komuna }: ProjectFilter,
): P[] {
  return projects.filter(
    (project) =>
      (tema === undefined || project.themes?.includes(tema)) &&
      (viti === undefined || yearsOf(project.year).includes(viti)) &&
      (!import.meta.env.HAS_MUNICIPALITIES || komuna === undefined || project.municipality === komuna),
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
