import { publishedPaths } from '../../model/published-paths.ts'
import { textElement } from '../../util/xml.ts'
import type { PublishedModule } from '../data/published.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import type { ChangedOn } from '../git/last-changes.ts'

/**
 * The sitemap (protocol 0.9) of the pages of modules. `lastmod` is the day on which a document of the page changed
 * last. It is absent if that day is unknown, because neither the day of an edition nor the day of the build may replace
 * it.
 */
export function sitemap(
  modules: readonly PublishedModule[],
  address: SiteAddress,
  changedOn: ChangedOn = () => undefined,
): string {
  const urls = modules.flatMap(({ path, files }) => {
    if (path === undefined) return []
    const day = (files?.() ?? [])
      .flatMap((file) => changedOn(file) ?? [])
      .sort()
      .at(-1)
    const lastmod = day === undefined ? '' : textElement('lastmod', day)
    return [`  <url>${textElement('loc', publicAddress(address, path))}${lastmod}</url>`]
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The robots.txt that allows everything and names the sitemap (RFC 9309). */
export function robots(address: SiteAddress): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicAddress(address, publishedPaths.sitemap)}\n`
}
