import { createFileRoute, notFound, useParams } from '@tanstack/react-router'
import type { ListName } from '../../../model/document-kinds.ts'
import { readFilter } from '../../components/projects/filter/filter.ts'
import { filterRouteOptions, loadTimeline } from '../../components/projects/load-timeline.ts'
import { loadList, words } from '../../content/index.ts'
import { listHead, notFoundHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/lists/ListLayout.tsx'
import { ProjectsLayout } from '../../layouts/lists/ProjectsLayout.tsx'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'

/** The later pages of every list, as one route: every page of the site loads all route definitions. */
export const Route = createFileRoute('/_site/$list/faqja/$n')({
  params: {
    parse: ({ list, n }) => {
      // The address of the first page has no number.
      if (!/^[1-9]\d{0,5}$/.test(n) || n === '1' || !isListName(list)) throw notFound()
      return { list, n: Number(n) }
    },
    // The compiler refuses a list that this file does not know.
    stringify: ({ list, n }) => ({ list: list satisfies KnownList, n: String(n) }),
  },
  ...filterRouteOptions,
  loader: async ({ params: { list, n }, deps }) =>
    list === 'projects'
      ? { timeline: await loadTimeline(n, deps.isFiltered) }
      : { list: (await loadList('reports', n)).list },
  head: ({ loaderData: data, params }) => {
    // A filter shows projects of all pages.
    const list = data?.list ?? (data?.timeline?.all ? { page: 1, pages: 1 } : data?.timeline?.list)
    return list ? listHead(params.list, list) : notFoundHead(words.notFound.title)
  },
  notFoundComponent: UnknownPage,
  component: LaterPage,
})

function LaterPage() {
  const { list, timeline } = Route.useLoaderData()
  const search = Route.useSearch()
  if (import.meta.env.HAS_PROJECT_PAGES && timeline)
    return <ProjectsLayout {...timeline} asked={readFilter(search)} />
  return list && <ListLayout {...list} />
}

/** The lists that `isListName`, the loader and the component know. */
type KnownList = 'projects' | 'summer-school'

/** Whether an address has the name of a list with pages. */
function isListName(name: string): name is ListName {
  return name === 'projects' || name === 'summer-school'
}

function UnknownPage() {
  // The list's name as typed: it may be invalid.
  const { list = '' } = useParams({ strict: false })
  const links = [
    { to: '/summer-school', label: words.reports.title },
    { to: '/projects', label: words.projects.title },
  ] as const
  const link = links.find(({ to }) => to === `/${list}`)
  return <NotFoundLayout {...(link && { link })} />
}
