import { createFileRoute } from '@tanstack/react-router'
import type { DocumentId } from '../../../model/document-ids.ts'
import { Phrase, phrase } from '../../components/Phrase.tsx'
import { loadNewsPost, words } from '../../content/index.ts'
import { notFoundHead, pageHead } from '../../head/page-head.ts'
import { pictureSearch } from '../../head/picture-search.ts'
import { NewsLayout } from '../../layouts/NewsLayout.tsx'
import { NotFoundLayout } from '../../layouts/NotFoundLayout.tsx'
import { documentParams } from './-document-params.ts'

export const Route = createFileRoute('/_site/information-blog/$id')({
  params: documentParams<DocumentId<'news'>>(),
  validateSearch: pictureSearch,
  loader: async ({ params }) => ({ post: await loadNewsPost(params.id) }),
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.post.title,
          description: loaderData.post.description,
          path: `/information-blog/${params.id}`,
          published: loaderData.post.published,
        })
      : notFoundHead(phrase(words.news.notFound)),
  notFoundComponent: UnknownPost,
  component: NewsPage,
})

function NewsPage() {
  const { post } = Route.useLoaderData()
  // Remounts for another post: its pictures start with the first one, its text with its own tables.
  return <NewsLayout key={post.id} post={post} />
}

function UnknownPost() {
  return (
    <NotFoundLayout
      title={<Phrase of={words.news.notFound} />}
      help={words.missing.news.text}
      link={{ to: '/', hash: 'information', label: words.missing.news.link }}
    />
  )
}
