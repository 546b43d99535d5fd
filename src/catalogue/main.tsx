// Styles as on every page, in the same order: src/site/app/entry-client.tsx.
import '../site/styles/site.css'
import '../site/styles/specification.css'
import '../site/styles/focus.css'
import '../site/styles/tones.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onContentChange } from '../site/content/index.ts'
import { Catalogue } from './Catalogue.tsx'
import { loadMaterial } from './material.ts'

const material = await loadMaterial()

// Every address matches, and the history is in memory: links can be tried without leaving the page.
const root = createRootRoute({ component: () => <Catalogue material={material} /> })
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })])
const router = createRouter({ routeTree, history: createMemoryHistory() })

const place = document.getElementById('catalogue')
if (place === null) throw new Error('The page has no element with the id "catalogue"')
createRoot(place).render(<RouterProvider router={router} />)

onContentChange(() => window.location.reload())
