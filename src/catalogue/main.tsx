// Styles as on every page, in the same order: src/entry-client.tsx.
import '../styles/site.css'
import 'virtual:specification.css'
import 'virtual:tones.css'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { onContentChange } from '../content/index.ts'
import { createSiteRouter } from '../router.tsx'
import { Catalogue } from './Catalogue.tsx'
import { loadMaterial } from './material.ts'

// Links of the components lead through a history of their own, so that trying one never leaves this page.
const router = createSiteRouter()
router.update({ history: createMemoryHistory({ initialEntries: [import.meta.env.BASE_URL] }) })
await router.load()

const place = document.getElementById('catalogue')
if (place === null) throw new Error('The page has no element with the id "catalogue"')
createRoot(place).render(
  <RouterContextProvider router={router}>
    <Catalogue material={await loadMaterial()} />
  </RouterContextProvider>,
)

onContentChange(() => window.location.reload())
