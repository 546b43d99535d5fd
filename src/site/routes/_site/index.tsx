import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { HomeLayout } from '../../layouts/HomeLayout.tsx'

export const Route = createFileRoute('/_site/')({
  loader: () => load('home'),
  head: ({ loaderData }) =>
    loaderData ? pageHead({ description: loaderData.home.description, path: '/' }) : {},
  component: HomePage,
})

function HomePage() {
  const data = Route.useLoaderData()
  return <HomeLayout {...data} />
}
