import { useLoaderData } from '@tanstack/react-router'
import { NewsLayout } from '../../../layouts/NewsLayout.tsx'

export function NewsPage() {
  const { post } = useLoaderData({ from: '/_site/information-blog/$id' })
  // The next post begins anew: its pictures with the first one, its text with its own tables.
  return <NewsLayout key={post.id} post={post} />
}
