import { createFileRoute } from '@tanstack/react-router'
import { listReports, words } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/ListLayout.tsx'

export const Route = createFileRoute('/_site/summer-school')({
  loader: async () => ({ reports: await listReports() }),
  head: () =>
    pageHead({ title: words.list.title, description: words.list.description, path: '/summer-school' }),
  component: ListPage,
})

function ListPage() {
  return <ListLayout {...Route.useLoaderData()} />
}
