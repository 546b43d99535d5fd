import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadReportList, words } from '../../content/index.ts'
import { parsePageNumber } from '../../content/public-id.ts'
import { listHead } from '../../head/list-head.ts'
import { notFoundHead } from '../../head/page-head.ts'
import { ListLayout } from '../../layouts/ListLayout.tsx'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'

export const Route = createFileRoute('/_site/summer-school_/faqja/$n')({
  params: {
    parse: ({ n }) => {
      const parsed = parsePageNumber(n)
      if (parsed === undefined) throw notFound()
      return { n: parsed }
    },
    stringify: ({ n }) => ({ n: String(n) }),
  },
  loader: async ({ params }) => {
    const list = await loadReportList(params.n)
    if (!list) throw notFound()
    return list
  },
  head: ({ loaderData }) => (loaderData ? listHead(loaderData) : notFoundHead(words.notFound.title)),
  notFoundComponent: UnknownPage,
  component: ListPage,
})

function ListPage() {
  return <ListLayout {...Route.useLoaderData()} />
}

function UnknownPage() {
  return <NotFoundLayout link={{ to: '/summer-school', label: words.list.title }} />
}
