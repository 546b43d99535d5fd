// First, so that the order of the cascade layers is said before any component names its layer.
import '../styles/site.css'
import '../styles/specification.css'
import '../styles/tones.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onContentChange } from '../content/index.ts'
import { cleanPath } from './clean-path.ts'
import { hasFailed, leaveFailuresToBrowser } from './failures.ts'
import { createSiteRouter } from './router.tsx'
import { transitionToReports } from './view-transitions.ts'

const { pathname, search, hash } = window.location
const clean = cleanPath(pathname, import.meta.env.BASE_URL)
if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash)

const router = createSiteRouter()
transitionToReports(router)
// Markup of another address cannot be hydrated: 404.html, which has none of its own, answers at any, and a step of the
// browser may have changed the address since the page came.
const isOwn = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href.endsWith(clean)
// Renders the same tree as on the server, without a Suspense boundary of the router's own.
if (isOwn) router.ssr = { manifest: undefined }
// Loaders and lazy chunks come first, so the markup is complete at the first render. Not a top-level await: lazy
// chunks import the chunk of this module, and would wait for it while it waits for them.
void router.load().then(() => {
  // What is published is whole without the app.
  if (!hasFailed(router)) start()
  // From here on events reach the app, if there is one; src/site/app/bootstrap.ts waits for it.
  dispatchEvent(new Event('settled'))
})

function start() {
  leaveFailuresToBrowser(router)
  const app = <RouterProvider router={router} />
  // Rendered in slices, between which the browser answers.
  if (isOwn) startTransition(() => void hydrateRoot(document, app))
  else createRoot(document).render(app)
}

onContentChange(() => void router.invalidate())
