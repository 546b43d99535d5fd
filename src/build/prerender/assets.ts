import type { Manifest } from 'vite'
import type { PageAssets } from './document.ts'

/**
 * The assets of one page: everything that its route's chunk and its content modules import, found in
 * Vite's manifest, so that the browser fetches all of it at once and not import by import.
 */
export function assetsOf(
  page: { path: string; routeIds: string[] },
  manifest: Manifest,
  base: string,
): PageAssets {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const entry = entryKey && manifest[entryKey]
  if (!entryKey || !entry) throw new Error('The client build has no entry')
  const keys = closure(manifest, [
    entryKey,
    ...page.routeIds.flatMap((id) => routeChunks(manifest, id)),
    ...contentModules(page.path).map((name) => `src/content/generated/${name}`),
  ])
  const own = documentModule(page.path)
  const named = own && manifest[`src/content/generated/${own}.ts`]?.file
  const files = keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  const styles = keys.flatMap((key) => manifest[key]?.css ?? [])
  const address = (file: string) => base + file
  const fonts = (entry.assets ?? []).filter((file) => /-wght-normal-[^/]*\.woff2$/.test(file))
  return {
    fonts: fonts.sort().map(address),
    styles: [...new Set(styles)].map(address),
    entry: address(entry.file),
    ...(own && named && { document: { name: own, address: address(named) } }),
    preloads: [...new Set(files)].filter((file) => file !== entry.file && file !== named).map(address),
  }
}

/** The generated modules that the loaders of a page's route import. */
function contentModules(path: string): string[] {
  const [, kind = ''] = path.split('/')
  if (kind === '') return ['home.ts']
  if (kind === 'summer-school') return ['reports.ts']
  if (kind === 'projects') return ['projects.ts']
  if (kind === 'about') return ['about.ts']
  if (kind === 'kerko') return ['contents.ts']
  const own = documentModule(path)
  return own === undefined ? [] : [`${own}.ts`]
}

/** The generated module of the document that has its page at `path`, e.g. `report/1`. */
function documentModule(path: string): string | undefined {
  const [, kind, id] = path.split('/')
  if (kind === 'blog') return `report/${id}`
  return kind === 'information-blog' ? `news/${id}` : undefined
}

/** Chunks that the router plugin split off a route file: `src/routes/about.tsx?tsr-split=component`. */
function routeChunks(manifest: Manifest, routeId: string): string[] {
  if (routeId === '__root__') return []
  const name = routeId === '/' ? 'index' : routeId.slice(1).replaceAll('/', '.')
  return Object.keys(manifest).filter(
    (key) => key.startsWith(`src/routes/${name}.tsx?`) && !key.includes('notFound'),
  )
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
