import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadHome, loadNewestPosts } from '../../content/index.ts'
import { pageHead } from '../../head/page-head.ts'

export const Route = createFileRoute('/_site/')({
  loader: async () => {
    const [home, posts] = await Promise.all([loadHome(), loadNewestPosts()])
    return { home, posts }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ description: loaderData.home.description, path: '/' }) : {},
  component: lazyRouteComponent(() => import('./-pages/home.tsx'), 'HomePage'),
})
