// Bundles a part of the studio: its page with the worker and the service worker, or the app of the pages in its preview.
// Runs as a separate process: see parts.ts.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  build,
  createBuilder,
  type HtmlTagDescriptor,
  type InlineConfig,
  type Manifest,
  mergeConfig,
  type Rolldown,
} from 'vite'
import { format } from '../../../model/message/format.ts'
import { build as common, sanitizeFileName } from '../../../pipeline/app/bundling.ts'
import { buildConfig } from '../../../pipeline/app/config.ts'
import { styles } from '../../../pipeline/app/styles.ts'
import { assetsOf } from '../../../pipeline/prerender/assets.ts'
import { completeDocument } from '../../../pipeline/prerender/document.ts'
import { paths } from '../../../util/paths.ts'
import { siteModule, studioFolder } from '../../protocol.ts'
import hosted from '../../words/browser.json'
import { title } from '../../words/core.json'
import { aliases, oneTable } from './aliases.ts'
import { studioRules } from './studio-rules.ts'

// Ends with the parent process, because the folder of its build is removed.
process.once('disconnect', () => process.exit())
if (!process.connected) process.exit()
// The parent process reports the error: it has the words for a full disk.
process.once('uncaughtException', ({ message }) => process.send?.(message, () => process.exit(1)))

const [part, base = '/', out = '', policy = ''] = process.argv.slice(2)
const folder = join(paths.root, 'src/studio/browser')
const file = 'assets/[name]-[hash:6]'
const scripts = { entryFileNames: `${file}.js`, chunkFileNames: `${file}.js` }

const shared: InlineConfig = {
  root: folder,
  base,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  css: styles,
  resolve: { alias: aliases },
}
const written = { ...common, outDir: out, emptyOutDir: false }

if (part === 'page') {
  await bundlePage()
  await bundleServiceWorker()
} else await bundlePreview()
process.exit()

/** The app of the site, which asks the studio's worker for the words and settings of every page too. */
async function bundlePreview(): Promise<void> {
  const site = `${base}data/${siteModule}.js`
  const more: InlineConfig = {
    root: paths.root,
    base,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'site-of-studio',
        enforce: 'pre',
        resolveId: {
          filter: { id: /^virtual:site-content$/ },
          handler: () => ({ id: site, external: 'absolute' }),
        },
      },
    ],
    environments: { client: { build: { outDir: out, emptyOutDir: false } } },
  }
  const builder = await createBuilder(mergeConfig(await buildConfig(), more))
  const { client } = builder.environments
  if (client) await builder.build(client)
  const manifest: Manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
  await rm(join(out, '.vite'), { recursive: true })
  await mkdir(join(out, studioFolder))
  await writeFile(join(out, studioFolder, 'page.html'), shellOf(manifest, await readdir(join(out, 'assets'))))
}

/** The HTML document in which the app shows any page of the site; it names all files that the app may need. */
function shellOf(manifest: Manifest, files: readonly string[]): string {
  const { bootstrap: _, ...assets } = assetsOf({ status: 200, routeIds: [], data: [] }, manifest, base)
  const names = files.toSorted().map((name) => `${base}assets/${name}`)
  const head = `<meta charset="utf-8"><meta name="files" content="${names.join(' ')}">`
  return completeDocument(`<!doctype html><html lang="sq"><head>${head}</head><body></body></html>`, assets)
}

async function bundlePage(): Promise<void> {
  const variables = { base, title, policy, ...hosted }
  await build({
    ...shared,
    plugins: [
      oneTable,
      { name: 'page', transformIndexHtml: { order: 'pre', handler: (html) => format(html, variables) } },
      {
        name: 'app',
        transformIndexHtml: { order: 'post', handler: (_, { bundle }) => filesToLoad(bundle) },
      },
    ],
    worker: {
      format: 'es',
      plugins: () => [studioRules],
      rolldownOptions: { output: { ...scripts, codeSplitting: false } },
    },
    build: {
      ...written,
      rolldownOptions: {
        input: join(folder, 'index.html'),
        // Fonts get the names that they have in the app of the site.
        output: { ...scripts, assetFileNames: `${file}[extname]`, sanitizeFileName },
      },
    },
  })
}

/** One file in the top folder, because a service worker answers only requests of pages below its own folder. */
async function bundleServiceWorker(): Promise<void> {
  const output = { entryFileNames: 'sw.js', codeSplitting: false } as const
  await build({
    ...shared,
    build: { ...written, rolldownOptions: { input: join(folder, 'sw.ts'), output } },
  })
}

/**
 * Tags that load the app in parallel with the page's script, which imports it; on a slow network each step takes 0.5 s.
 * A further tag names all files of the studio.
 */
function filesToLoad(bundle: Rolldown.OutputBundle = {}): HtmlTagDescriptor[] {
  const app = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith('/studio/app/main.tsx'),
  )
  const files = app?.type === 'chunk' ? [app.fileName, ...app.imports] : []
  const preloads = files.map((name) => ({
    tag: 'link',
    injectTo: 'head' as const,
    attrs: { rel: 'modulepreload', crossorigin: true, href: base + name },
  }))
  const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  const content = all.map((name) => base + name).join(' ')
  return [...preloads, { tag: 'meta', injectTo: 'head', attrs: { name: 'files', content } }]
}
