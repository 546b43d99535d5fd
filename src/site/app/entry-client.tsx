// First, so that the order of the cascade layers is declared before any component uses a layer.
import '../styles/site.css'
import '../styles/specification.css'
import '../styles/focus.css'
import '../styles/tones.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hasContentChanged, onContentChange, waitForContentChanges } from '../content/index.ts'
import { followCards } from './card-clicks.ts'
import { cleanPath } from './clean-path.ts'
import { hasFailed, leaveFailuresToBrowser } from './failures.ts'
import { createSiteRouter } from './router.tsx'
import { transitionToReports } from './view-transitions.ts'

const { pathname, search, hash } = window.location
const clean = cleanPath(pathname, import.meta.env.BASE_URL)
if (clean !== pathname) window.history.replaceState(window.history.state, '', clean + search + hash)

const router = createSiteRouter()
transitionToReports(router)
// Markup of another address cannot be hydrated. 404.html is served at any address, and Back or Forward may have changed
// the address after loading. Markup of older content cannot be hydrated either.
const isOwn = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href.endsWith(clean)
// Renders the same tree as on the server, without the router's own Suspense boundary.
if (isOwn) router.ssr = { manifest: undefined }
// Loaders and lazy chunks first, so that the first render is complete. Not a top-level await: lazy chunks import
// this module's chunk, which would be a deadlock.
void router.load().then(async () => {
  if (import.meta.hot) await waitForContentChanges()
  // The prerendered page is complete without the app.
  if (!hasFailed(router)) start()
  // From this event on, the app handles all events, if it has started. src/site/app/bootstrap.ts waits for this event.
  dispatchEvent(new Event('settled'))
})

function start() {
  leaveFailuresToBrowser(router)
  followCards()
  void import('./offline.ts').then(({ stayOffline }) => stayOffline(router))
  const app = <RouterProvider router={router} />
  // As a transition, rendered in slices, so that the browser stays responsive.
  if (isOwn && !hasContentChanged()) startTransition(() => void hydrateRoot(document, app))
  else createRoot(document).render(app)
}

onContentChange(() => void router.invalidate())
