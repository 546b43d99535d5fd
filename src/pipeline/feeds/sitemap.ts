import { publishedPaths } from '../../model/published-paths.ts'
import type { PublishedModule } from '../data/published.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'
import { textElement } from './xml.ts'

/**
 * The sitemap (protocol 0.9) of the pages of modules, without `lastmod`: neither the day of an edition nor that of the
 * build is the day of a change.
 */
export function sitemap(modules: readonly PublishedModule[], address: SiteAddress): string {
  const urls = modules.flatMap(({ path }) =>
    path === undefined ? [] : [`  <url>${textElement('loc', publicAddress(address, path))}</url>`],
  )
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
