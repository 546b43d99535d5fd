import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { phrase } from '../../components/Phrase.tsx'
import { loadReport, type ReportId, words } from '../../content/index.ts'
import { notFoundHead, pageHead } from '../../head/page-head.ts'
import { pictureSearch } from '../../head/picture-search.ts'
import { documentParams } from './-document-params.ts'

export const Route = createFileRoute('/_site/blog/$id')({
  params: documentParams<ReportId>(),
  validateSearch: pictureSearch,
  loader: async ({ params }) => {
    const loaded = await loadReport(params.id)
    if (!loaded) throw notFound({ routeId: '/_site/blog/$id' })
    return loaded
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.report.title,
          description: loaderData.report.description,
          path: `/blog/${params.id}`,
          published: loaderData.report.end,
        })
      : notFoundHead(phrase(words.report.notFound)),
  notFoundComponent: lazyRouteComponent(() => import('./-pages/unknown.tsx'), 'UnknownReport'),
  component: lazyRouteComponent(() => import('./-pages/blog.$id.tsx'), 'ReportPage'),
})
