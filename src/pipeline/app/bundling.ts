import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'
import type { BuildEnvironmentOptions, EnvironmentOptions } from 'vite'
import { clientEntries, notFoundChunk } from '../prerender/assets.ts'

/** Uses React's own hook, without the shim for versions before 18. */
export const resolve = {
  alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
}

/** The options of both bundles of the app. */
export const build: BuildEnvironmentOptions = {
  target: 'baseline-widely-available',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  rolldownOptions: {
    // Warnings about slow plugins do not concern the person who builds the site.
    checks: { bundlerTimings: false },
    onLog(level, log, handler) {
      // A module imported both lazily and eagerly would be in the entry of every page.
      if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message)
      handler(level, log)
    },
  },
}

/**
 * Names of files without characters of routes (`$`), and without `_` at the front: GitHub Pages does not publish such
 * names from a branch.
 */
export const sanitizeFileName = (name: string) =>
  name.replace(/[^\w.-]/g, '_').replace(/^[_.]+/, '') || 'page'

/** Both bundles must give a drawing the same name. */
const assetFileNames = 'assets/[name]-[hash:6][extname]'

/** The bundle for browsers. */
const client: EnvironmentOptions = {
  define: knownTypes(),
  build: {
    manifest: true,
    rolldownOptions: {
      input: Object.values(clientEntries),
      // Without this setting, a build without a next edition would have a chunk that only loads React. A build with one
      // page of projects would put the timeline into the chunk of the later pages.
      treeshake: {
        moduleSideEffects: [
          { test: /\/site\/(?:components\/(?:edition|projects)|layouts\/lists)\//, sideEffects: false },
        ],
      },
      output: {
        // The app repeats the names of chunks, where digests do not compress: 36 bits are enough for some fifty files.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames,
        sanitizeFileName,
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
}

/** Results of `typeof` that are the same in every browser: libraries also run on servers, in old browsers, in developer tools. */
function knownTypes(): Record<string, string> {
  const types = {
    function:
      'AbortController IntersectionObserver MessageChannel Object.is Promise WeakMap WeakSet clearTimeout performance.getEntriesByType performance.now queueMicrotask reportError setTimeout',
    object: 'Reflect document performance window',
    undefined: '__REACT_DEVTOOLS_GLOBAL_HOOK__ process setImmediate',
  }
  const all = Object.entries(types).flatMap(([type, names]) =>
    names.split(' ').map((name) => [`typeof ${name}`, JSON.stringify(type)]),
  )
  return Object.fromEntries(all)
}

/** The bundle that renders pages. */
const ssr: EnvironmentOptions = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Each thread loads the bundle: one file loads faster than the files of all packages.
  resolve: { noExternal: true },
  build: {
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/site/app/entry-server.tsx',
      output: { assetFileNames, sanitizeFileName, codeSplitting: false },
    },
  },
}

export const environments = { client, ssr }

/**
 * Modules used together compress better together. One chunk has the modules of every page, one the modules of
 * galleries, and one the pages that are shown at unknown addresses.
 */
function chunkGroups(): CodeSplittingGroup[] {
  return [
    { name: (id, context) => (isInEveryPage(id, context) ? 'app' : null), priority: 2 },
    { name: notFoundChunk, test: /tsr-split=notFoundComponent|[\\/]NotFoundLayout\./, priority: 1 },
    { name: 'gallery', test: /[\\/]components[\\/]gallery[\\/]/, minShareCount: 2, priority: 1 },
  ]
}

/** Small modules of several pages, which are smaller in the app's chunk than as separate files. */
const onSeveralPages =
  /[\\/]src[\\/](?:site[\\/]components[\\/](?:links[\\/](?:Back|ContentLink)|draw|map[\\/]PlacesMap|Picture|card|list[\\/]PageLinks)\.|model[\\/]pictures[\\/])|words\/author$/

/** Whether the app's entry imports a module statically, directly or through others. */
function isInEveryPage(id: string, context: ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(clientEntries.app) || onSeveralPages.test(id)) return true
  // A group of words, and the next edition, belong to the components that show them.
  if (seen.has(id) || /^\0virtual:site-content\/(words|next)\//.test(id)) return false
  seen.add(id)
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  return importers.some((importer) => isInEveryPage(importer, context, seen))
}
