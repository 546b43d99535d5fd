import { createFileRoute } from '@tanstack/react-router'
import { queryParameter } from '../../components/search/query-parameter.ts'
import { listNews, listProjects, listReports, loadAbout, loadHome, words } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'
import { SearchLayout } from '../../layouts/SearchLayout.tsx'

export const Route = createFileRoute('/_site/kerko')({
  validateSearch: queryParameter,
  loader: async () => {
    const [reports, news, projects, home, about] = await Promise.all([
      listReports(),
      listNews(),
      listProjects(),
      loadHome(),
      loadAbout(),
    ])
    return { reports, news, projects, home, about }
  },
  head: () => pageHead({ title: words.search.title, description: words.search.description, path: '/kerko' }),
  component: SearchPage,
})

function SearchPage() {
  return <SearchLayout {...Route.useLoaderData()} />
}
