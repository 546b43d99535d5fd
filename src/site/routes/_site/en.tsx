import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { EnglishLayout } from '../../layouts/EnglishLayout.tsx'

export const Route = createFileRoute('/_site/en')({
  staticData: { lang: 'en' },
  loader: () => load('english'),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: loaderData.english.title,
          description: loaderData.english.description,
          path: '/en',
          lang: 'en',
        })
      : {},
  component: EnglishPage,
})

function EnglishPage() {
  const data = Route.useLoaderData()
  return <EnglishLayout {...data} />
}
