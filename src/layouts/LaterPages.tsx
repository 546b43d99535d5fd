import { notFound, useLoaderData, useParams, useSearch } from '@tanstack/react-router'
import { readFilter } from '../components/projects/read-filter.ts'
import { loadTimelinePages, type TimelinePages } from '../components/projects/timeline-pages.ts'
import { type ListedReport, loadProjectList, loadReportList, words } from '../content/index.ts'
import type { ListName, ListPage } from '../content/paging.ts'
import type { ProjectList } from '../content/schema/project.ts'
import { ListLayout } from './ListLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { ProjectsLayout } from './ProjectsLayout.tsx'

/** A page of the timeline, and what only one with other pages has. */
export type LoadedProjects = { list: ProjectList; pages?: TimelinePages }

/** Of a timeline, or of another list. */
type LoadedPage =
  | (LoadedProjects & { pages: TimelinePages })
  | { list: ListPage<ListedReport>; pages?: undefined }

/** Said to the prerender, which announces the files of it. */
const loaded = import.meta.env.SSR ? { loaded: ['src/layouts/LaterPages.tsx'] } : {}

/** Completes a page of a timeline that has others. */
export async function withOtherPages(
  list: ProjectList,
  isFiltered: boolean,
): Promise<LoadedProjects & { pages: TimelinePages }> {
  return { list, pages: await loadTimelinePages(list, isFiltered), ...loaded }
}

/**
 * A later page of a list.
 * @throws `notFound()` when there is none.
 */
export async function loadLaterPage(
  { list: name, n }: { list: ListName; n: number },
  isFiltered: boolean,
): Promise<LoadedPage> {
  if (name === 'projects') {
    const list = await loadProjectList(n)
    if (list) return await withOtherPages(list, isFiltered)
  } else {
    const list = await loadReportList(n)
    if (list) return { list, ...loaded }
  }
  throw notFound()
}

export function LaterPage() {
  const data = useLoaderData({ from: '/_site/$list/faqja/$n' })
  const asked = readFilter(useSearch({ from: '/_site/$list/faqja/$n' }))
  return data.pages ? <ProjectsLayout {...data} asked={asked} /> : <ListLayout {...data.list} />
}

export function UnknownPage() {
  // As it was typed.
  const { list = '' } = useParams({ strict: false })
  const link = links.find(({ to }) => to === `/${list}`)
  return <NotFoundLayout {...(link && { link })} />
}

const links = [
  { to: '/summer-school', label: words.list.title },
  { to: '/projects', label: words.projects.title },
] as const
