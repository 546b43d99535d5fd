import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '../layouts/SiteLayout.tsx'

/**
 * The frame of every page, as a pathless route. The router puts a Suspense boundary around the root's content, and all
 * of it must hydrate together. If the header were outside, a click on it before `main` has hydrated would make React
 * render the whole page again.
 */
export const Route = createFileRoute('/_site')({
  // Used by every page: no chunk of its own.
  codeSplitGroupings: [],
  component: SiteLayout,
})
