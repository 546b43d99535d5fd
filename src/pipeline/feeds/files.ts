import type { Content } from '../../check/content.ts'
import { calendarPath, publishedPaths } from '../../model/published-paths.ts'
import type { PublishedModule } from '../data/published.ts'
import type { SiteAddress } from '../site-address.ts'
import { atomFeed } from './atom.ts'
import { editionCalendar } from './calendar.ts'
import { feedEntries } from './entries.ts'
import { jsonFeed } from './json-feed.ts'
import { webManifest } from './manifest.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * All machine-readable files: feeds, sitemap, calendars, web app manifest.
 *
 * @returns Texts by path below the base path, `/feed.atom`.
 */
export function feedFiles(options: {
  content: Content
  address: SiteAddress
  modules: readonly PublishedModule[]
}): Map<string, string> {
  const { content, address, modules } = options
  const { site } = content
  const entries = feedEntries(content, address)
  return new Map([
    [publishedPaths.atom, atomFeed(site, entries, address)],
    [publishedPaths.jsonFeed, jsonFeed(site, entries, address)],
    [publishedPaths.manifest, webManifest(site)],
    [publishedPaths.robots, robots(address)],
    [publishedPaths.sitemap, sitemap(modules, address)],
    ...content.reports.map(
      ({ report }) => [calendarPath(report.id), editionCalendar(report, site, address)] as const,
    ),
  ])
}
