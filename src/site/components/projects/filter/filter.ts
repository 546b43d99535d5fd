import type { Project } from '../../../../model/schema/project.ts'
import { type Theme, themes } from '../../../../model/themes.ts'

/** The filter in the address: `?tema=pyjet&viti=2022`, with a municipality where projects name some. */
export type ProjectFilter = { tema?: Theme; viti?: number; komuna?: string }

/** Reads the filter from the address; an invalid theme or year is ignored. */
export function readFilter(search: Record<string, unknown>): ProjectFilter {
  const tema = themes.find((theme) => theme === search.tema)
  const viti = Number(search.viti)
  return {
    ...(tema && { tema }),
    ...(/^(19|20)\d{2}$/.test(String(viti)) && { viti }),
    ...(import.meta.env.HAS_MUNICIPALITIES && readMunicipality(search)),
  }
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

// A site whose projects name no municipality is bundled without what follows.

/** Reads the municipality from the address: any text, as the routes know no content. */
export function readMunicipality({ komuna }: Record<string, unknown>): Pick<ProjectFilter, 'komuna'> {
  return typeof komuna === 'string' && komuna !== '' ? { komuna } : {}
}

/** Whether a filter, or an address, has a municipality. */
export function hasMunicipality(filter: ProjectFilter): boolean {
  return readMunicipality(filter).komuna !== undefined
}

/** The projects of the municipality of a filter; all of them if it has none, or one that no project names. */
export function ofMunicipality<P extends Pick<Project, 'municipality'>>(
  projects: readonly P[],
  { komuna }: ProjectFilter,
): readonly P[] {
  const own = projects.filter(({ municipality }) => municipality === komuna)
  return komuna === undefined || own.length === 0 ? projects : own
}
