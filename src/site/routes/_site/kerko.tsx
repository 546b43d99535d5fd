import { createFileRoute } from '@tanstack/react-router'
import { queryParameter } from '../../components/search/query-parameter.ts'
import { load, words } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { SearchLayout } from '../../layouts/SearchLayout.tsx'

export const Route = createFileRoute('/_site/kerko')({
  validateSearch: queryParameter,
  loader: () => load('titles'),
  head: () => pageHead({ title: words.search.title, description: words.search.description, path: '/kerko' }),
  component: SearchPage,
})

function SearchPage() {
  const data = Route.useLoaderData()
  return <SearchLayout {...data} />
}
