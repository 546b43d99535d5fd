import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { loadProjectList } from '../../content/index.ts'
import { listHead } from '../../head/list-head.ts'
import type { LoadedProjects } from '../../layouts/LaterPages.tsx'
import { filtered, laterPages } from './-later-pages.ts'

export const Route = createFileRoute('/_site/projects')({
  ...filtered,
  loader: async ({ deps }): Promise<LoadedProjects> => {
    const list = await loadProjectList(1)
    if (!list) throw notFound()
    return list.pages === 1 ? { list } : (await laterPages()).withOtherPages(list, deps.isFiltered)
  },
  head: ({ loaderData }) => (loaderData ? listHead('projects', loaderData.list) : {}),
  component: lazyRouteComponent(() => import('./-pages/projects.tsx'), 'ProjectsPage'),
})
