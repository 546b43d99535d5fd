import type { UserConfig } from 'vite'
import { appConfig } from '../pipeline/app/config.ts'
import { developmentAddress } from '../pipeline/data/site-address.ts'
import { publishedSite } from '../pipeline/published-site.ts'
import { paths } from '../util/paths.ts'
import { guard } from './guard.ts'
import { liveContent } from './live-content.ts'
import { optimizeDeps } from './optimize-deps.ts'
import { liveRoutes } from './routes.ts'
import { liveStyles } from './styles.ts'

/** Vite's settings for a development server, and for the preview of a built site. */
export function devConfig(): UserConfig {
  return {
    ...appConfig(developmentAddress({ root: paths.root })),
    plugins: [
      guard(),
      liveContent(),
      liveStyles(),
      liveRoutes(),
      publishedSite(),
      import('@vitejs/plugin-react').then(({ default: react }) => react()),
    ],
    // As for browsers, dependencies of a module are compiled before they are requested.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    optimizeDeps,
    server: { host: '127.0.0.1', port: 4321, strictPort: true },
    preview: { port: 4322, strictPort: true },
  }
}
