import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { loadReportList } from '../../content/index.ts'
import { listHead } from '../../head/list-head.ts'

export const Route = createFileRoute('/_site/summer-school')({
  loader: async () => {
    const list = await loadReportList(1)
    if (!list) throw notFound()
    return list
  },
  head: ({ loaderData }) => (loaderData ? listHead('summer-school', loaderData) : {}),
  component: lazyRouteComponent(() => import('./-pages/summer-school.tsx'), 'ListPage'),
})
