import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadReportList, words } from '../../content/index.ts'
import { isListName } from '../../content/paging.ts'
import { parsePageNumber } from '../../content/public-id.ts'
import { listHead } from '../../head/list-head.ts'
import { notFoundHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/ListLayout.tsx'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'
import { ProjectsLayout } from '../../layouts/ProjectsLayout.tsx'
import { loadProjects } from './-projects.ts'

/** The later pages of every list: one route, because every page of the site knows all routes. */
export const Route = createFileRoute('/_site/$list/faqja/$n')({
  params: {
    parse: ({ list, n }) => {
      const parsed = parsePageNumber(n)
      if (parsed === undefined || !isListName(list)) throw notFound()
      return { list, n: parsed }
    },
    stringify: ({ list, n }) => ({ list, n: String(n) }),
  },
  loader: async ({ params: { list, n } }) => {
    if (list === 'projects') return await loadProjects(n)
    const editions = await loadReportList(n)
    if (!editions) throw notFound()
    return { editions }
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? listHead(params.list, 'list' in loaderData ? loaderData.list : loaderData.editions)
      : notFoundHead(words.notFound.title),
  notFoundComponent: UnknownPage,
  component: ListPage,
})

function ListPage() {
  const loaded = Route.useLoaderData()
  return 'list' in loaded ? <ProjectsLayout {...loaded} /> : <ListLayout {...loaded.editions} />
}

function UnknownPage() {
  // As it was typed.
  const list: string = Route.useParams().list
  if (!isListName(list)) return <NotFoundLayout />
  const label = list === 'projects' ? words.projects.title : words.list.title
  return <NotFoundLayout link={{ to: `/${list}`, label }} />
}
