import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryParameter } from '../../components/search/query-parameter.ts'
import { loadTitles, words } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'

export const Route = createFileRoute('/_site/kerko')({
  validateSearch: queryParameter,
  loader: loadTitles,
  head: () => pageHead({ title: words.search.title, description: words.search.description, path: '/kerko' }),
  component: lazyRouteComponent(() => import('./-pages/kerko.tsx'), 'SearchPage'),
})
