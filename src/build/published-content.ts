import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from './paths.ts'

/** In a build the app loads content by address: `published.ts` takes the place of `documents.ts`. */
export function publishedContent(): Plugin {
  return {
    name: 'published-content',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './documents.ts' && importer?.endsWith('/src/content/index.ts')
        ? join(paths.root, 'src', 'content', 'published.ts')
        : undefined,
  }
}
