import { publishedPaths } from '../../model/published-paths.ts'
import type { Site } from '../../model/schema/site.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import type { FeedEntry } from './entries.ts'

/** The JSON Feed (version 1.1) of all entries, newest first. */
export function jsonFeed(site: Site, entries: readonly FeedEntry[], address: SiteAddress): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: site.name,
    description: site.description,
    home_page_url: publicAddress(address, '/'),
    feed_url: publicAddress(address, publishedPaths.jsonFeed),
    icon: publicAddress(address, '/icon-512.png'),
    favicon: publicAddress(address, '/icon-192.png'),
    language: 'sq',
    authors: [{ name: site.name, url: publicAddress(address, '/') }],
    items: entries.map(({ id, url, title, summary, html, author, picture, time, updated }) => ({
      id: `urn:uuid:${id}`,
      url,
      title,
      summary,
      content_html: html,
      image: picture,
      date_published: time,
      date_modified: updated,
      authors: [{ name: author }],
      language: 'sq',
    })),
  }
  return `${JSON.stringify(feed, null, 2)}\n`
}
