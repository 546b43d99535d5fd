import { useLoaderData, useSearch } from '@tanstack/react-router'
import { readFilter } from '../../../components/projects/read-filter.ts'
import { ProjectsLayout } from '../../../layouts/ProjectsLayout.tsx'

export function ProjectsPage() {
  const asked = readFilter(useSearch({ from: '/_site/projects' }))
  return <ProjectsLayout {...useLoaderData({ from: '/_site/projects' })} asked={asked} />
}
