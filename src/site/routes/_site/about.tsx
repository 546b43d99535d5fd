import { createFileRoute } from '@tanstack/react-router'
import { loadAbout } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { AboutLayout } from '../../layouts/AboutLayout.tsx'

export const Route = createFileRoute('/_site/about')({
  loader: loadAbout,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ title: loaderData.about.title, description: loaderData.about.description, path: '/about' })
      : {},
  component: AboutPage,
})

function AboutPage() {
  return <AboutLayout {...Route.useLoaderData()} />
}
