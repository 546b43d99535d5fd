import { createFileRoute } from '@tanstack/react-router'
import { readFilter } from '../../components/projects/filter/filter.ts'
import { filterRouteOptions, loadTimeline } from '../../components/projects/load-timeline.ts'
import { listHead } from '../../head/page-head.ts'
import { ProjectsLayout } from '../../layouts/lists/ProjectsLayout.tsx'

export const Route = createFileRoute('/_site/projects')({
  ...filterRouteOptions,
  loader: ({ deps }) => loadTimeline(1, deps.isFiltered),
  head: ({ loaderData }) => (loaderData ? listHead('projects', loaderData.list) : {}),
  component: ProjectsPage,
})

function ProjectsPage() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  return <ProjectsLayout {...data} asked={readFilter(search)} />
}
