import type { ConfigEnv } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { guard } from './src/dev/guard.ts'
import { type LiveOptions, liveContent } from './src/dev/live-content.ts'
import { liveRoutes, routes } from './src/dev/routes.ts'
import { liveStyles } from './src/dev/styles.ts'
import { build, environments, resolve } from './src/pipeline/app/bundling.ts'
import { optimizeDeps } from './src/pipeline/app/optimize-deps.ts'
import { publishedSite } from './src/pipeline/app/published-site.ts'
import { siteContent } from './src/pipeline/app/site-content.ts'
import { styles } from './src/pipeline/app/styles.ts'
import { developmentAddress, siteAddress } from './src/pipeline/site-address.ts'
import { paths } from './src/util/paths.ts'

/** @param live where the development server's content comes from; by default the disk */
export default async function config({ command }: ConfigEnv, live?: LiveOptions): Promise<ViteUserConfig> {
  const isBuild = command === 'build'
  const { origin, base } = (isBuild ? siteAddress : developmentAddress)({ root: paths.root })
  return {
    appType: 'custom',
    base,
    cacheDir: '.cache/vite',
    css: styles,
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
      'import.meta.env.HAS_NEXT_EDITION': 'true',
      'import.meta.env.HAS_MUNICIPALITIES': 'true',
      'import.meta.env.HAS_PROJECT_PAGES': 'true',
    },
    resolve,
    plugins: process.env.VITEST
      ? [siteContent()]
      : [
          guard(),
          liveContent(live),
          liveStyles(),
          liveRoutes(),
          publishedSite(),
          // Splits each route's component into a chunk. Before React's plugin, which compiles its output.
          isBuild &&
            import('@tanstack/router-plugin/vite').then(({ tanstackRouter }) => tanstackRouter(routes)),
          import('@vitejs/plugin-react').then(({ default: react }) => react()),
        ],
    // As for browsers, dependencies of a module are compiled before they are requested.
    environments: isBuild ? environments : { ssr: { dev: { preTransformRequests: true } } },
    optimizeDeps,
    build,
    server: { host: '127.0.0.1', port: 4321, strictPort: true },
    preview: { port: 4322, strictPort: true },
    test: {
      // Test files share their modules, which are many, and use every core: half the time.
      isolate: false,
      pool: 'forks',
      maxWorkers: '100%',
      // Long, because a busy machine is not a failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    },
  }
}
