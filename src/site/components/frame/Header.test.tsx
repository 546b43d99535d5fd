import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Header } from './Header.tsx'

test('header has a closed menu without JavaScript', async () => {
  const root = createRootRoute({ component: Header })
  const rest = createRoute({ getParentRoute: () => root, path: '$' })
  const history = createMemoryHistory({ initialEntries: ['/about'] })
  const router = createRouter({ routeTree: root.addChildren([rest]), history, isServer: true })
  await router.load()
  const html = renderToString(<RouterProvider router={router as never} />)
  expect(html).toContain('data-menu="closed"')
  expect(html).toContain('aria-expanded="false"')
  expect(html).not.toContain('<address')
})
