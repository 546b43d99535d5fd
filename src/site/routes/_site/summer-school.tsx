import { createFileRoute } from '@tanstack/react-router'
import { NextEditionBand } from '../../components/edition/NextEditionBand.tsx'
import { loadList, next } from '../../content/index.ts'
import { listHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/lists/ListLayout.tsx'

export const Route = createFileRoute('/_site/summer-school')({
  loader: () => loadList('reports', 1),
  head: ({ loaderData }) => (loaderData ? listHead('summer-school', loaderData.list) : {}),
  component: ListPage,
})

function ListPage() {
  return (
    <ListLayout {...Route.useLoaderData().list}>
      {import.meta.env.HAS_NEXT_EDITION && next.edition ? (
        <NextEditionBand edition={next.edition} />
      ) : undefined}
    </ListLayout>
  )
}
