import { keyOf } from '../util/sha256.ts'
import type { ReadContent } from './data/compile-content.ts'
import { moduleText } from './data/content-modules.ts'
import { contentOfPage, pagePaths } from './data/page-paths.ts'
import type { PublishedModule } from './data/published.ts'
import { knownUnit, type Unit, type Units, writeTexts } from './dist/manifest.ts'
import { feedFiles } from './feeds/files.ts'
import { headersFile, siteHeaders } from './serve/headers.ts'
import type { SiteAddress } from './site-address.ts'

/**
 * The files that are no pages and hold text: feeds, sitemap, calendars, the list of headers, and the modules of content
 * that no page has for itself. Each is a unit of the build.
 *
 * @param options.key tells of all code and settings and of the site's address
 * @param options.staging folder for the files of units that are made
 */
export function makeTexts(options: {
  read: ReadContent
  modules: readonly PublishedModule[]
  address: SiteAddress
  key: string
  known: Units
  staging: string
}): Unit[] {
  const { read, modules, address, key, known, staging } = options
  const pages = pagePaths(read.content)
  const files = feedFiles({ content: read.content, address, pages })
  files.set('_headers', { text: () => headersFile(siteHeaders({ basePath: address.base })) })
  const ofPages = new Set(pages.map((path) => contentOfPage(path).own))
  for (const { name, values } of modules)
    if (!ofPages.has(name)) files.set(`data/${name}.js`, { text: () => moduleText({ values: values() }) })
  return [...files].map(([place, { of, text }]) => {
    const path = place.replace(/^\//, '')
    const entries = read.keyOfEntries(of)
    const made = entries === undefined ? text() : undefined
    const unit = { name: `text ${path}`, key: keyOf(key, entries ?? made) }
    return knownUnit(known, unit) ?? { ...unit, files: writeTexts(staging, { [path]: made ?? text() }) }
  })
}
