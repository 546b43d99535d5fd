import { createFileRoute } from '@tanstack/react-router'
import { isFilter, readFilter } from '../../components/projects/read-filter.ts'
import { listHead } from '../../head/list-head.ts'
import { ProjectsLayout } from '../../layouts/ProjectsLayout.tsx'
import { loadProjects } from './-projects.ts'

export const Route = createFileRoute('/_site/projects')({
  validateSearch: readFilter,
  // The router hands on what was typed.
  loaderDeps: ({ search }) => ({ isFiltered: isFilter(readFilter(search)) }),
  loader: ({ deps }) => loadProjects(1, deps.isFiltered),
  head: ({ loaderData }) => (loaderData ? listHead('projects', loaderData.list) : {}),
  component: ProjectsPage,
})

function ProjectsPage() {
  return <ProjectsLayout {...Route.useLoaderData()} asked={readFilter(Route.useSearch())} />
}
