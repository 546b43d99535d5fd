import { loadProjectList } from '../../content/index.ts'
import type { ListedProject, ProjectList } from '../../content/schema/project.ts'
import { TimelineIndex, TimelinePageLinks } from './TimelinePages.tsx'

/** What a timeline of more than one page has besides its projects; a shorter one does not load it. */
export type TimelinePages = {
  TimelineIndex: typeof TimelineIndex
  TimelinePageLinks: typeof TimelinePageLinks
  /** Every project, where a filter is asked for. */
  all: readonly ListedProject[] | undefined
}

/** Completes a page of a timeline with others: only a filter needs what stands on them. */
export async function loadTimelinePages(
  { pages }: ProjectList,
  isFiltered: boolean,
  load = loadProjectList,
): Promise<TimelinePages> {
  if (!isFiltered) return { TimelineIndex, TimelinePageLinks, all: undefined }
  const lists = await Promise.all(Array.from({ length: pages }, (_, index) => load(index + 1)))
  return { TimelineIndex, TimelinePageLinks, all: lists.flatMap((list) => list?.entries ?? []) }
}
