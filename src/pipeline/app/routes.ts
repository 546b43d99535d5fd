import { join } from 'node:path'

/** Where the router's generator finds the routes, and where it writes their tree. */
export const routes = {
  target: 'react',
  routesDirectory: join('src', 'site', 'routes'),
  generatedRouteTree: join('src', 'site', 'routeTree.gen.ts'),
  quoteStyle: 'single',
  tmpDir: join('.cache', 'tanstack'),
  autoCodeSplitting: true,
  // Code is split for browsers only: the page renderer loads all routes.
  plugin: { vite: { environmentName: 'client' } },
} as const
