import { createFileRoute } from '@tanstack/react-router'
import { listNews, loadHome } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { HomeLayout } from '../../layouts/HomeLayout.tsx'
import { specification } from '../../specification.ts'

export const Route = createFileRoute('/_site/')({
  loader: async () => {
    const [home, news] = await Promise.all([loadHome(), listNews()])
    return { home, posts: news.slice(0, specification.homeCounts.articles) }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ description: loaderData.home.description, path: '/' }) : {},
  component: HomePage,
})

function HomePage() {
  return <HomeLayout {...Route.useLoaderData()} />
}
