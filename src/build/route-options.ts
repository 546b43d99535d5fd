import { join } from 'node:path'
import { paths } from './paths.ts'

/** The folder of the routes, and the module that is written from its files. */
export const routeFiles = {
  folder: join(paths.root, 'src', 'routes'),
  tree: join(paths.root, 'src', 'routeTree.gen.ts'),
}

/** How the router's plugin reads routes, in a build and in development. */
export const routeOptions = { target: 'react', quoteStyle: 'single', tmpDir: '.cache/tanstack' } as const
