import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { phrase } from '../../components/Phrase.tsx'
import { loadNewsPost, type NewsId, words } from '../../content/index.ts'
import { notFoundHead, pageHead } from '../../head/page-head.ts'
import { pictureSearch } from '../../head/picture-search.ts'
import { documentParams } from './-document-params.ts'

export const Route = createFileRoute('/_site/information-blog/$id')({
  params: documentParams<NewsId>(),
  validateSearch: pictureSearch,
  loader: async ({ params }) => {
    const post = await loadNewsPost(params.id)
    if (!post) throw notFound({ routeId: '/_site/information-blog/$id' })
    return { post }
  },
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.post.title,
          description: loaderData.post.description,
          path: `/information-blog/${params.id}`,
          published: loaderData.post.published,
        })
      : notFoundHead(phrase(words.news.notFound)),
  notFoundComponent: lazyRouteComponent(() => import('./-pages/unknown.tsx'), 'UnknownPost'),
  component: lazyRouteComponent(() => import('./-pages/information-blog.$id.tsx'), 'NewsPage'),
})
