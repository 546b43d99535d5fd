import { createFileRoute } from '@tanstack/react-router'
import type { DocumentId } from '../../../model/document-ids.ts'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { Phrase, phrase } from '../../components/Phrase.tsx'
import { loadDocument, words } from '../../content/index.ts'
import { notFoundHead, pageHead } from '../../head/page-head.ts'
import { pictureSearch } from '../../head/picture-search.ts'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'
import { ReportLayout } from '../../layouts/ReportLayout.tsx'
import { documentParams } from './-document-params.ts'

export const Route = createFileRoute('/_site/blog/$id')({
  params: documentParams<DocumentId<'report'>>(),
  validateSearch: pictureSearch,
  loader: ({ params }) => loadDocument('report', params.id),
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.report.title,
          description: loaderData.report.description,
          path: `/blog/${params.id}`,
          published: loaderData.report.end,
        })
      : notFoundHead(phrase(words.report.notFound)),
  notFoundComponent: UnknownReport,
  component: ReportPage,
})

function ReportPage() {
  const { report, body, neighbours } = Route.useLoaderData()
  return (
    // Remounts for another report: its pictures start with the first one, its contents with its own sections.
    <ReportLayout key={report.id} report={report} neighbours={neighbours}>
      <MdxBody compiled={body} />
    </ReportLayout>
  )
}

function UnknownReport() {
  return (
    <NotFoundLayout
      title={<Phrase of={words.report.notFound} />}
      help={words.missing.report.text}
      link={{ to: '/summer-school', label: words.missing.report.link }}
    />
  )
}
