import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { words } from '../../content/index.ts'
import { notFoundHead } from '../../head/page-head.ts'

/** Every address that no other route knows: a page within the site's frame, so that its links lead on. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound()
  },
  head: () => notFoundHead(words.notFound.title),
  notFoundComponent: lazyRouteComponent(() => import('./-pages/unknown.tsx'), 'UnknownAddress'),
})
