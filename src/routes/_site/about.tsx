import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadAbout } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'

export const Route = createFileRoute('/_site/about')({
  loader: async () => ({ about: await loadAbout() }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ title: loaderData.about.title, description: loaderData.about.description, path: '/about' })
      : {},
  component: lazyRouteComponent(() => import('./-pages/about.tsx'), 'AboutPage'),
})
