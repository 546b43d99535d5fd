import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '../layouts/SiteLayout.tsx'

/**
 * The frame of every page, as a pathless route: the router puts a Suspense boundary around the root's content, and
 * all of it must hydrate together. With the header outside, a click on it before `main` had hydrated made React
 * render the whole page again.
 */
export const Route = createFileRoute('/_site')({
  // Used by every page: no chunk of its own.
  codeSplitGroupings: [],
  component: SiteLayout,
})
