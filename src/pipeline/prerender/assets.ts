import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

/** Entries of the client build; see app/bundling.ts. */
export const clientEntries = { app: 'src/site/app/entry-client.tsx', bootstrap: 'src/site/app/bootstrap.ts' }

/** The chunk of the pages that are shown at unknown addresses; see app/bundling.ts. */
export const notFoundChunk = 'not-found'

/**
 * The assets of one page: everything that its route's chunk imports, found in Vite's manifest, and the modules of
 * content that its loader loads. The browser fetches all assets at once and not import by import.
 */
export function assetsOf(
  page: { status: number; routeIds: string[]; data: readonly string[] },
  manifest: Manifest,
  base: string,
): PageAssets {
  const entry = manifest[clientEntries.app]
  const bootstrap = manifest[clientEntries.bootstrap]
  if (!entry || !bootstrap) throw new Error('The client build lacks an entry')
  const keys = closure(manifest, [
    clientEntries.app,
    ...(page.status === 404
      ? Object.keys(manifest).filter((key) => manifest[key]?.name === notFoundChunk)
      : page.routeIds.flatMap(routeChunk)),
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
      ...page.data.map((name) => `data/${name}.js`),
    ].map(address),
  }
}

const sitePrefix = '/_site/'

/** The chunk of a route's component, which the router's plugin names after the route's file. */
function routeChunk(routeId: string): string[] {
  if (!routeId.startsWith(sitePrefix)) return []
  const name = routeId.slice(sitePrefix.length).replaceAll('/', '.') || 'index'
  return [`src/site/routes${sitePrefix}${name}.tsx?tsr-split=component`]
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
