import { createFileRoute } from '@tanstack/react-router'
import { readFilter } from '../../components/projects/read-filter.ts'
import { listProjects, words } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { ProjectsLayout } from '../../layouts/ProjectsLayout.tsx'

export const Route = createFileRoute('/_site/projects')({
  validateSearch: readFilter,
  loader: async () => ({ projects: await listProjects() }),
  head: () =>
    pageHead({ title: words.projects.title, description: words.projects.description, path: '/projects' }),
  component: ProjectsPage,
})

function ProjectsPage() {
  return <ProjectsLayout {...Route.useLoaderData()} />
}
