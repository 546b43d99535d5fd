import { createServerModuleRunnerTransport, type DevEnvironment, type ViteDevServer } from 'vite'
import { createDefaultImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'

/** The module that renders pages, as the prerender uses it too. */
export type ServerEntry = typeof import('../../entry-server.tsx')

/** Its address in Vite's graph. */
export const serverEntry = '/src/entry-server.tsx'

/**
 * Loads the module that renders pages, with all that has changed since the last time. Vite's own `ssrLoadModule`
 * does the same, but on Node 20 it first hooks a thread into the loading of every package.
 */
export function createEntryLoader({ environments }: ViteDevServer): () => Promise<ServerEntry> {
  const runner = new ModuleRunner(
    {
      transport: createServerModuleRunnerTransport({ channel: environments.ssr.hot }),
      createImportMeta: createDefaultImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  )
  return () => runner.import<ServerEntry>(serverEntry)
}

/**
 * Compiles a module of the app and all that it imports side by side; whoever loads it would have them compiled
 * one after the other. What fails here fails once more there.
 */
export async function warmUp(
  environment: DevEnvironment,
  url = serverEntry,
  seen = new Set<string>(),
): Promise<void> {
  if (seen.has(url)) return
  seen.add(url)
  const compiled = await environment.transformRequest(url).catch(() => null)
  const own = compiled?.deps?.filter((dep) => dep.startsWith('/src/')) ?? []
  await Promise.all(own.map((dep) => warmUp(environment, dep, seen)))
}
