import { notFound } from '@tanstack/react-router'
import type { TimelinePages } from '../../components/projects/timeline-pages.ts'
import { loadProjectList } from '../../content/index.ts'
import type { ProjectList } from '../../content/schema/project.ts'

/** A page of the projects, and what only a list of more than one page has. */
type LoadedProjects = {
  list: ProjectList
  pages?: TimelinePages
  /** Source files that were loaded for it: the prerender announces them. */
  loaded?: string[]
}

/** @throws `notFound()` when there is no such page. */
export async function loadProjects(page: number, isFiltered = false): Promise<LoadedProjects> {
  const list = await loadProjectList(page)
  if (!list) throw notFound()
  if (list.pages === 1) return { list }
  const more = await import('../../components/projects/timeline-pages.ts')
  const pages = await more.loadTimelinePages(list, isFiltered)
  return {
    list,
    pages,
    ...(import.meta.env.SSR && { loaded: ['src/components/projects/timeline-pages.ts'] }),
  }
}
