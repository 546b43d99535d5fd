import type { ListedProject, ProjectList } from '../../../model/schema/project.ts'
import { loadList } from '../../content/index.ts'
import { isFilter, type ProjectFilter, readFilter } from './filter/filter.ts'

/** Route options of lists: the filter in the address, and whether all projects must be loaded. */
export const filterRouteOptions = {
  validateSearch: readFilter,
  // The router passes the search parameters unvalidated.
  loaderDeps: ({ search }: { search: ProjectFilter }) => ({ isFiltered: isFilter(readFilter(search)) }),
}

/** A page of the timeline, and all projects if a filter is set. */
export type LoadedTimeline = { list: ProjectList; all?: readonly ListedProject[] }

const loadProjectList = async (page: number) => (await loadList('projects', page)).list

/**
 * Loads a page of the timeline, counted from 1.
 *
 * @param load for tests
 * @throws `notFound()` if there is no such page.
 */
export async function loadTimeline(
  page: number,
  isFiltered: boolean,
  load = loadProjectList,
): Promise<LoadedTimeline> {
  const list = await load(page)
  if (!import.meta.env.HAS_PROJECT_PAGES || !isFiltered || list.pages === 1) return { list }
  const lists = await Promise.all(Array.from({ length: list.pages }, (_, index) => load(index + 1)))
  return { list, all: lists.flatMap((each) => each.entries) }
}
