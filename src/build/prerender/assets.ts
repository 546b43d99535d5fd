import type { Manifest } from 'vite'
import { contentModules } from './content-modules.ts'
import type { PageAssets } from './document.ts'

/** What the client build starts from; see vite.config.ts. */
export const clientEntries = { app: 'src/entry-client.tsx', bootstrap: 'src/bootstrap.ts' }

/**
 * The assets of one page: everything that its route's chunk imports or its loader loaded, found in Vite's manifest,
 * and its modules of content, so that the browser fetches all of it at once and not import by import.
 */
export function assetsOf(
  page: { path: string; status: number; routeIds: string[]; loaded?: string[] },
  manifest: Manifest,
  base: string,
): PageAssets {
  const entry = manifest[clientEntries.app]
  const bootstrap = manifest[clientEntries.bootstrap]
  if (!entry || !bootstrap) throw new Error('The client build lacks an entry')
  const keys = closure(manifest, [
    clientEntries.app,
    ...page.routeIds.flatMap(routeChunks),
    ...(page.status === 404 ? missingChunks(manifest) : []),
    ...(page.loaded ?? []),
  ])
  const files = keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  const styles = keys.flatMap((key) => manifest[key]?.css ?? [])
  const address = (file: string) => base + file
  const fonts = (entry.assets ?? []).filter((file) => /-wght-normal-[^/]*\.woff2$/.test(file))
  return {
    fonts: fonts.sort().map(address),
    styles: [...new Set(styles)].map(address),
    bootstrap: address(bootstrap.file),
    entry: address(entry.file),
    preloads: [
      ...[...new Set(files)].filter((file) => file !== entry.file),
      ...contentModules(page.path).map((name) => `data/${name}.js`),
    ].map(address),
  }
}

const sitePrefix = '/_site/'

/** What a route shows comes late, as a chunk of its own: `src/routes/_site/-pages/about.tsx`. */
function routeChunks(routeId: string): string[] {
  if (!routeId.startsWith(sitePrefix)) return []
  const name = routeId.slice(sitePrefix.length).replaceAll('/', '.') || 'home'
  return [`src/routes${sitePrefix}-pages/${name}.tsx`]
}

/** What vite.config.ts calls `not-found`: the routes share it, so it is a chunk of none of them. */
function missingChunks(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) => manifest[key]?.name === 'not-found')
}

function closure(manifest: Manifest, start: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return
    seen.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const key of start) visit(key)
  return [...seen]
}
