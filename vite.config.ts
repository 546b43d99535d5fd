import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'
import type { ViteUserConfigFnPromise } from 'vitest/config'
import { servedFiles } from './src/dev/guard.ts'
import { liveRoutes, routes } from './src/dev/routes.ts'
import { liveStyles } from './src/dev/styles.ts'
import { clientEntries } from './src/pipeline/prerender/assets.ts'
import { developmentAddress, siteAddress } from './src/pipeline/site-address.ts'
import { pathBelowRoot, paths } from './src/util/paths.ts'

// Every command with this configuration loads its static imports: packages are imported where they are needed.
const config: ViteUserConfigFnPromise = async ({ command, isSsrBuild = false }) => {
  const address = (command === 'serve' ? developmentAddress : siteAddress)({ root: paths.root })
  const { origin, base } = address
  const isForBrowsers = command === 'build' && !isSsrBuild
  return {
    appType: 'custom',
    base,
    css: {
      // Compiles our sheets in a fraction of PostCSS's time.
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: {
          // The file's digest first: class names of one file then compress best.
          pattern: '[hash][local]',
          // Other kinds of names stay: sheets refer to each other's, and beside `var()` a use would keep its name
          // while its keyframes get another.
          animation: false,
          container: false,
          customIdents: false,
          grid: false,
        },
      },
    },
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
      ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
      // Always true in a browser; libraries ask because of servers.
      ...(isForBrowsers && { 'typeof window': '"object"', 'typeof document': '"object"' }),
    },
    // Loaded in each thread, and after each edit: one file loads faster than those of the packages.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    plugins: process.env.VITEST
      ? []
      : [
          liveStyles(),
          liveRoutes(),
          // Splits each route's component into a chunk. Before React's plugin, which compiles its output.
          isForBrowsers &&
            import('@tanstack/router-plugin/vite').then(({ tanstackRouter }) =>
              tanstackRouter({ ...routes, autoCodeSplitting: true }),
            ),
          import('@vitejs/plugin-react').then(({ default: react }) => react()),
        ],
    cacheDir: '.cache/vite',
    // As for browsers: dependencies of a module are compiled before they are requested.
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: {
      host: '127.0.0.1',
      strictPort: true,
      // Other sites, other ports of this computer among them, read nothing.
      cors: false,
      fs: servedFiles,
      watch: { ignored: [isUnwatched] },
    },
    optimizeDeps: {
      // Listed, not scanned: a scan would meet a generated module that may not exist yet.
      entries: [],
      include: [
        '@mdx-js/react',
        '@tanstack/react-router',
        'minisearch',
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'swiper',
        'swiper/modules',
      ],
    },
    build: {
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      reportCompressedSize: false,
      rolldownOptions: {
        // Warnings about slow plugins do not concern the person who builds the site.
        checks: { pluginTimings: false },
        input: isSsrBuild ? 'src/site/app/entry-server.tsx' : Object.values(clientEntries),
        onLog(level, log, handler) {
          // A module imported both lazily and eagerly would be in the entry of every page.
          if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
          handler(level, log)
        },
        output: isSsrBuild
          ? // What renders pages shows all of them.
            { codeSplitting: false }
          : {
              // Chunk names are repeated in the app, where digests do not compress: 36 bits distinguish some fifty files.
              entryFileNames: 'assets/[name]-[hash:6].js',
              chunkFileNames: 'assets/[name]-[hash:6].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
              codeSplitting: { groups: chunkGroups },
            },
      },
    },
    test: {
      environment: 'node',
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

export default config

/** Modules used together compress better together: one chunk for what every page needs, one for what galleries share. */
const chunkGroups: CodeSplittingGroup[] = [
  { name: (id, context) => (isInEveryPage(id, context) ? 'app' : null), priority: 2 },
  { name: 'gallery', test: /[\\/]components[\\/]gallery[\\/]/, minShareCount: 2, priority: 1 },
]

/** Small modules of most pages, which are smaller in the app's chunk than as separate files. */
const onMostPages =
  /[\\/]src[\\/](?:site[\\/]components[\\/](?:links[\\/](?:Back|ContentLink)|Picture|card|list[\\/]PageLinks)\.|model[\\/]pictures[\\/])/

/** Whether the app's entry imports a module statically, directly or through others. */
function isInEveryPage(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(clientEntries.app) || onMostPages.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  return importers.some((importer) => isInEveryPage(importer, context, seen))
}

/** Folders without code; content has a watcher of its own. */
const unwatched = ['.cache', 'content', 'dist', 'test-results']

/** Whether Vite's watcher ignores a path. Not a pattern: brackets in the project's own path would be part of it. */
function isUnwatched(path: string): boolean {
  const below = pathBelowRoot(path)
  return unwatched.some((name) => below === name || below.startsWith(`${name}/`))
}
