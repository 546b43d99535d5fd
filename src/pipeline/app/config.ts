import type { Plugin, UserConfig } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import { paths } from '../../util/paths.ts'
import { v8Options } from '../../util/setup/run.mjs'
import { developmentAddress, type SiteAddress, siteAddress } from '../data/site-address.ts'
import { build, environments, resolve } from './bundling.ts'
import { routes } from './routes.ts'
import { siteContent } from './site-content.ts'
import { styles } from './styles.ts'

/** Vite's settings of the app wherever it runs: in a build, in development and in tests. */
export function appConfig({ origin, base }: SiteAddress) {
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
    build,
  } satisfies UserConfig
}

/** Vite's settings for a build of the app. */
export async function buildConfig(): Promise<UserConfig> {
  const [{ tanstackRouter }, { default: react }] = await Promise.all([
    import('@tanstack/router-plugin/vite'),
    import('@vitejs/plugin-react'),
  ])
  return {
    ...appConfig(siteAddress({ root: paths.root })),
    // The router splits each route's component into a chunk. Before React's plugin, which compiles its output.
    plugins: [tanstackRouter(routes), react()],
    // Both bundles of the app share the plugins, as in development.
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments,
  }
}

/** Vite's and Vitest's settings for unit tests. */
export async function testConfig(): Promise<ViteUserConfig> {
  const { SlowestFirst } = await import('./test-order.ts')
  return {
    ...appConfig(developmentAddress({ root: paths.root })),
    plugins: [siteContent(), packagesOfNode],
    test: {
      // Test files share their many modules, and use every core. This halves the time.
      isolate: false,
      pool: 'forks',
      maxWorkers: '100%',
      execArgv: v8Options,
      sequence: { sequencer: SlowestFirst },
      // Long, because a busy machine is not a failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    },
  }
}

/**
 * Loads packages as Node does. Vitest would load their `development` builds, in which the Markdown parser takes a third
 * more time.
 */
const packagesOfNode: Plugin = {
  name: 'packages-of-node',
  config({ environments }) {
    const { resolve } = environments?.ssr ?? {}
    if (resolve) resolve.conditions = ['node']
  },
}
