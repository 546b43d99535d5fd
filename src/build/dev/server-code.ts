import { readFile } from 'node:fs/promises'
import type { ResolvedConfig, ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type { SiteAddress } from '../site-address.ts'
import { slashes } from './generated-files.ts'
import { bundleServer, type ServerBundle } from './server-bundle.ts'

/** The module that renders pages, as the prerender uses it too. */
export type ServerEntry = typeof import('../../entry-server.tsx')

/** What renders pages, with the style sheets that it imports, absolute with `/`. */
export type ServerCode = { entry: ServerEntry; sheets: readonly string[] }

/** A bundle with all that stays the same while it does. */
type Prepared = { bundle: ServerBundle; packages: [string, object][]; classes: ReadonlyMap<string, object> }

/** What every bundle needs: it is loaded while the first one is made. */
const early = {
  packages: ['react-dom/server', 'react-dom/static', '@mdx-js/react'],
  content: ['/src/content/generated/site.ts', '/src/content/documents.ts'],
}

/**
 * Begins to bundle what renders pages, for a server that is on its way; what loads it there gives it with all that has
 * changed since the last time, and fails with file and place when a module cannot be compiled.
 */
export function openServerCode(address: SiteAddress): (server: ViteDevServer) => () => Promise<ServerCode> {
  const begun = bundleServer(address)
  // Whoever loads it is told of a failure.
  begun.catch(() => undefined)

  return ({ environments, watcher, config }) => {
    const runner = createRunner(environments)
    let prepared: Promise<Prepared> | undefined = prepare(begun, config)
    let last: { bundle: ServerBundle; content: readonly object[]; entry: ServerEntry } | undefined
    prepared.catch(() => undefined)
    watcher.on('all', async (_event, file) => {
      const made = prepared
      const files = await made?.then(({ bundle }) => bundle.files).catch(() => undefined)
      if (prepared === made && files?.has(slashes(file))) prepared = undefined
    })

    const loadContent = async (addresses: Iterable<string>) => {
      const loader = await runner
      return await Promise.all(Array.from(addresses, (address) => loader.import<object>(address)))
    }
    return async () => {
      prepared ??= prepare(bundleServer(address), config)
      const current = prepared
      // Nobody knows which file will mend it.
      current.catch(() => {
        if (prepared === current) prepared = undefined
      })
      const [{ bundle, packages, classes }] = await Promise.all([current, loadContent(early.content)])
      const content = await loadContent(bundle.content.values())
      if (last?.bundle !== bundle || content.some((module, index) => module !== last?.content[index])) {
        const modules = new Map(packages)
        for (const [index, name] of [...bundle.content.keys()].entries())
          modules.set(name, content[index] ?? {})
        const entry = bundle.run(modules, classes)
        last = { bundle, content, entry: entry as ServerEntry }
      }
      return { entry: last.entry, sheets: bundle.sheets }
    }
  }
}

/** Vite's own `ssrLoadModule` does the same, but on Node 20 it first hooks a thread into the loading of every package. */
async function createRunner({ ssr }: ViteDevServer['environments']): Promise<ModuleRunner> {
  const [
    { createServerModuleRunnerTransport },
    { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner },
  ] = await Promise.all([import('vite'), import('vite/module-runner')])
  return new ModuleRunner(
    {
      transport: createServerModuleRunnerTransport({ channel: ssr.hot }),
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  )
}

async function prepare(bundling: Promise<ServerBundle>, config: ResolvedConfig): Promise<Prepared> {
  const [bundle] = await Promise.all([bundling, ...early.packages.map(loadPackage)])
  const [packages, classes] = await Promise.all([
    Promise.all(bundle.packages.map(loadPackage)),
    readClasses(bundle.sheets, config),
  ])
  return { bundle, packages, classes }
}

/** As the bundle expects what it requires. */
async function loadPackage(name: string): Promise<[name: string, module: object]> {
  return [name, { ...(await import(name)), __esModule: true }]
}

/** The classes of style sheets, by file, as Vite calls them. */
async function readClasses(sheets: readonly string[], config: ResolvedConfig): Promise<Map<string, object>> {
  const { preprocessCSS } = await import('vite')
  const classes = sheets.map(async (file): Promise<[file: string, classes: object]> => {
    const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
    return [file, modules]
  })
  return new Map(await Promise.all(classes))
}
