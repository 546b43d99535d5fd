import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteUserConfigFnPromise } from 'vitest/config'
import { chunkGroups } from './src/build/chunk-groups.ts'
import { chunkLoading } from './src/build/chunk-loading.ts'
import { liveContent } from './src/build/dev/live-content.ts'
import { tellOfOwnCode } from './src/build/dev/own-code.ts'
import { liveRouteTree } from './src/build/dev/route-tree.ts'
import { liveStyles } from './src/build/dev/styles.ts'
import { isUnwatched } from './src/build/dev/unwatched.ts'
import { namedReact } from './src/build/named-react.ts'
import { paths } from './src/build/paths.ts'
import { clientEntries } from './src/build/prerender/assets.ts'
import { publishedContent } from './src/build/published-content.ts'
import { developmentAddress, siteAddress } from './src/build/site-address.ts'
import { specificationStyles } from './src/build/specification-css.ts'

// What is imported here is loaded by every command that has this configuration inside: packages only where they are
// needed.
const config: ViteUserConfigFnPromise = async ({ command, isSsrBuild = false }) => {
  const address = (command === 'serve' ? developmentAddress : siteAddress)({ root: paths.root })
  const { origin, base } = address
  const isForBrowsers = command === 'build' && !isSsrBuild
  return {
    appType: 'custom',
    base,
    resolve: {
      // The store of the router asks for a stand-in of what React has had since version 18.
      alias: [
        {
          find: /^use-sync-external-store\/shim\/with-selector$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
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
          command === 'serve' && liveContent(address),
          tellOfOwnCode(),
          publishedContent(),
          isForBrowsers && chunkLoading(),
          isForBrowsers && namedReact(),
          specificationStyles(),
          liveRouteTree(),
          liveStyles(),
          // A build compiles bodies into the modules of their documents.
          command === 'serve' && compileBodies(),
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
      // Named rather than searched for: the generated modules that a search would meet may not be there yet.
      entries: [],
      include: [
        '@mdx-js/react',
        '@tanstack/react-router',
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
        input: isSsrBuild ? 'src/entry-server.tsx' : Object.values(clientEntries),
        onLog(level, log, handler) {
          // A body imported both lazily and eagerly would land in the entry of every page.
          if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
          handler(level, log)
        },
        output: isSsrBuild
          ? // What renders pages shows all of them.
            { codeSplitting: { groups: [{ name: 'pages', test: /[\\/]routes[\\/]_site[\\/]-pages[\\/]/ }] } }
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

/** Documents as modules: before React's plugin, and before any other plugin reads .mdx as JavaScript. */
async function compileBodies() {
  const [{ default: mdx }, { default: remarkFrontmatter }, { remarkReportSections }] = await Promise.all([
    import('@mdx-js/rollup'),
    import('remark-frontmatter'),
    import('./src/content/compile/report-sections.ts'),
  ])
  const remarkPlugins = [remarkFrontmatter, remarkReportSections]
  return { ...mdx({ providerImportSource: '@mdx-js/react', remarkPlugins }), enforce: 'pre' as const }
}
