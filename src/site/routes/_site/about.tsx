import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { AboutLayout } from '../../layouts/AboutLayout.tsx'

export const Route = createFileRoute('/_site/about')({
  loader: () => load('about'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ title: loaderData.about.title, description: loaderData.about.description, path: '/about' })
      : {},
  component: AboutPage,
})

function AboutPage() {
  const data = Route.useLoaderData()
  return <AboutLayout {...data} />
}
