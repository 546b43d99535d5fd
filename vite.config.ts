import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'
import type { ViteUserConfigFnPromise } from 'vitest/config'
import { clientEntries } from './src/build/prerender/assets.ts'
import { developmentAddress, siteAddress } from './src/build/site-address.ts'
import { liveStyles } from './src/dev/styles.ts'
import { pathBelowRoot, paths } from './src/util/paths.ts'

// What is imported here is loaded by every command that has this configuration inside: packages only where they are
// needed.
const config: ViteUserConfigFnPromise = async ({ command, isSsrBuild = false }) => {
  const address = (command === 'serve' ? developmentAddress : siteAddress)({ root: paths.root })
  const { origin, base } = address
  const isForBrowsers = command === 'build' && !isSsrBuild
  return {
    appType: 'custom',
    base,
    css: {
      // Compiles our sheets in a fraction of the time that PostCSS takes.
      transformer: 'lightningcss',
      lightningcss: {
        cssModules: {
          // The digest of the file first: names of one file compress best that way.
          pattern: '[hash][local]',
          // Names of other kinds stay: sheets name each other's, and with `var()` beside it a use would keep its name
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
      // A browser has both; libraries ask because a server has not.
      ...(isForBrowsers && { 'typeof window': '"object"', 'typeof document': '"object"' }),
    },
    // Loaded in each thread, and after each edit: one file is faster than those of the packages.
    ...(isSsrBuild && { ssr: { noExternal: true } }),
    plugins: process.env.VITEST
      ? []
      : [
          liveStyles(),
          // Before React's, which compiles what it writes.
          import('@tanstack/router-plugin/vite').then(({ tanstackRouter }) =>
            tanstackRouter({ ...routes, autoCodeSplitting: isForBrowsers }),
          ),
          import('@vitejs/plugin-react').then(({ default: react }) => react()),
        ],
    cacheDir: '.cache/vite',
    server: {
      host: '127.0.0.1',
      strictPort: true,
      // The second, where node_modules is a link to another folder.
      fs: { allow: [paths.root, realpathSync(join(paths.root, 'node_modules'))] },
      watch: { ignored: [isUnwatched] },
    },
    optimizeDeps: {
      // Named rather than searched for: the generated module that a search would meet may not be there yet.
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
        // How long its plugins take on a slow machine is no concern of who builds the site.
        checks: { pluginTimings: false },
        input: isSsrBuild ? 'src/site/app/entry-server.tsx' : Object.values(clientEntries),
        onLog(level, log, handler) {
          // A body imported both lazily and eagerly would land in the entry of every page.
          if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
          handler(level, log)
        },
        output: isSsrBuild
          ? // What renders pages shows all of them.
            { codeSplitting: false }
          : {
              // Each name stands in the app as well, where a digest does not compress: 36 bits tell some fifty files apart.
              entryFileNames: 'assets/[name]-[hash:6].js',
              chunkFileNames: 'assets/[name]-[hash:6].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
              codeSplitting: { groups: chunkGroups },
            },
      },
    },
    test: {
      environment: 'node',
      // Files share their modules, of which the check has many, and use every core: half the time.
      isolate: false,
      pool: 'forks',
      maxWorkers: '100%',
      // A busy machine is no failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      include: ['src/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
    },
  }
}

export default config

/** Routes are files: the plugin writes their tree, and for browsers makes what each of them shows a chunk of its own. */
const routes = {
  target: 'react',
  routesDirectory: join('src', 'site', 'routes'),
  generatedRouteTree: join('src', 'site', 'routeTree.gen.ts'),
  quoteStyle: 'single',
  tmpDir: join('.cache', 'tanstack'),
} as const

/**
 * What comes together is compressed together: all that every page needs is one file, and so is what galleries share.
 */
const chunkGroups: CodeSplittingGroup[] = [
  { name: (id, context) => (isInEveryPage(id, context) ? 'app' : null), priority: 2 },
  { name: 'gallery', test: /[\\/]components[\\/]gallery[\\/]/, minShareCount: 2, priority: 1 },
]

/** Small parts of most pages, which weigh less there than as files of their own. */
const onMostPages =
  /[\\/]src[\\/](?:site[\\/]components[\\/](?:links[\\/](?:Back|ContentLink)|Picture|card|list[\\/]PageLinks)\.|model[\\/]pictures[\\/])/

/** Whether the app's entry imports a module at once, itself or through others. */
function isInEveryPage(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(clientEntries.app) || onMostPages.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  return importers.some((importer) => isInEveryPage(importer, context, seen))
}

/** Folders that hold nothing of the code: content has a watcher of its own. */
const unwatched = ['.cache', 'content', 'dist', 'test-results']

/** Whether Vite's watcher leaves a path alone. Not a pattern: brackets in the project's own path would be part of it. */
function isUnwatched(path: string): boolean {
  const below = pathBelowRoot(path)
  return unwatched.some((name) => below === name || below.startsWith(`${name}/`))
}
