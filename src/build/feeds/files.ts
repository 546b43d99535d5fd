import type { Content } from '../../check/index.ts'
import { calendarPath, publishedPaths } from '../../model/published-paths.ts'
import type { SiteAddress } from '../site-address.ts'
import { atomFeed } from './atom.ts'
import { editionCalendar } from './calendar.ts'
import { type FeedEntry, feedEntries } from './entries.ts'
import { jsonFeed } from './json-feed.ts'
import { webManifest } from './manifest.ts'
import { robots, sitemap } from './sitemap.ts'

/** A file for programs, of which the text is made when somebody needs it. */
export type FeedFile = {
  /** The entries of the content that it is made of, where it is made of nothing else but the site's address. */
  of?: readonly object[]
  text(): string
}

/**
 * Every file for programs: feeds, sitemap, calendars, manifest.
 *
 * @param options.pages clean paths of all pages
 * @returns Files by path below the base path, `/feed.atom`.
 */
export function feedFiles(options: {
  content: Content
  address: SiteAddress
  pages: readonly string[]
}): Map<string, FeedFile> {
  const { content, address, pages } = options
  const { site } = content
  let known: FeedEntry[] | undefined
  const entries = () => {
    known ??= feedEntries(content, address)
    return known
  }
  return new Map<string, FeedFile>([
    [publishedPaths.atom, { text: () => atomFeed(site, entries(), address) }],
    [publishedPaths.jsonFeed, { text: () => jsonFeed(site, entries(), address) }],
    [publishedPaths.manifest, { text: () => webManifest(site) }],
    [publishedPaths.robots, { text: () => robots(address) }],
    [publishedPaths.sitemap, { text: () => sitemap(pages, content, address) }],
    ...content.reports.map((entry): [string, FeedFile] => [
      calendarPath(entry.report.id),
      { of: [entry, site], text: () => editionCalendar(entry.report, site, address) },
    ]),
  ])
}
