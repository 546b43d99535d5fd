import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { words } from '../../content/index.ts'
import { isListName } from '../../content/paging.ts'
import { parsePageNumber } from '../../content/public-id.ts'
import { listHead } from '../../head/list-head.ts'
import { notFoundHead } from '../../head/page-head.ts'
import { filtered, laterPages } from './-later-pages.ts'

/** The later pages of every list: one route and one file, because every page of the site knows all of them. */
export const Route = createFileRoute('/_site/$list/faqja/$n')({
  params: {
    parse: ({ list, n }) => {
      const parsed = parsePageNumber(n)
      if (parsed === undefined || !isListName(list)) throw notFound()
      return { list, n: parsed }
    },
    stringify: ({ list, n }) => ({ list, n: String(n) }),
  },
  ...filtered,
  loader: async ({ params, deps }) => (await laterPages()).loadLaterPage(params, deps.isFiltered),
  head: ({ loaderData, params }) =>
    loaderData ? listHead(params.list, loaderData.list) : notFoundHead(words.notFound.title),
  notFoundComponent: lazyRouteComponent(laterPages, 'UnknownPage'),
  component: lazyRouteComponent(laterPages, 'LaterPage'),
})
