import { createFileRoute } from '@tanstack/react-router'
import { loadList } from '../../content/index.ts'
import { listHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/edition/ListLayout.tsx'

export const Route = createFileRoute('/_site/summer-school')({
  loader: () => loadList('reports', 1),
  head: ({ loaderData }) => (loaderData ? listHead('summer-school', loaderData.list) : {}),
  component: ListPage,
})

function ListPage() {
  return <ListLayout {...Route.useLoaderData().list} />
}
