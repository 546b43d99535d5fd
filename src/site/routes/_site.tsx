import { createFileRoute } from '@tanstack/react-router'
import { SiteLayout } from '../layouts/SiteLayout.tsx'

/**
 * The header, footer and manners of every page, as a route of its own without an address: the router puts
 * a Suspense boundary around what the root holds, and all of it must hydrate together. With the header
 * outside, a click on it before `main` had hydrated made React throw the page away and render it anew.
 */
export const Route = createFileRoute('/_site')({
  // Every page has it: no chunk of its own.
  codeSplitGroupings: [],
  component: SiteLayout,
})
