import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadReportList } from '../../content/index.ts'
import { listHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/lists/ListLayout.tsx'

export const Route = createFileRoute('/_site/summer-school')({
  loader: async () => {
    const list = await loadReportList(1)
    if (!list) throw notFound()
    return list
  },
  head: ({ loaderData }) => (loaderData ? listHead('summer-school', loaderData) : {}),
  component: ListPage,
})

function ListPage() {
  return <ListLayout {...Route.useLoaderData()} />
}
