import { publishedPaths } from '../../model/published-paths.ts'
import type { Site } from '../../model/schema/site.ts'
import { escapeXml, textElement } from '../../util/xml.ts'
import { publicAddress, type SiteAddress } from '../data/site-address.ts'
import type { FeedEntry } from './entries.ts'
import { stableId } from './stable-id.ts'

/** The Atom feed (RFC 4287) of all entries, newest first. Its times are days of the content and of its history, never the clock. */
export function atomFeed(site: Site, entries: readonly FeedEntry[], address: SiteAddress): string {
  const home = publicAddress(address, '/')
  const lastChange = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sq">`,
    `  ${textElement('id', `urn:uuid:${stableId('feed')}`)}`,
    `  ${textElement('title', site.name)}`,
    `  ${textElement('subtitle', site.description)}`,
    // A feed must have a time, even if it is empty.
    `  ${textElement('updated', lastChange ?? '1970-01-01T00:00:00Z')}`,
    `  <author>${textElement('name', site.name)}${textElement('uri', home)}</author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(publicAddress(address, publishedPaths.atom))}"/>`,
    `  <link rel="alternate" type="text/html" hreflang="sq" href="${escapeXml(home)}"/>`,
    `  ${textElement('icon', publicAddress(address, '/favicon.ico'))}`,
    ...entries.map(atomEntry),
    '</feed>',
    '',
  ].join('\n')
}

function atomEntry({ id, url, title, summary, html, author, time, updated }: FeedEntry): string {
  return [
    '  <entry>',
    `    ${textElement('id', `urn:uuid:${id}`)}`,
    `    ${textElement('title', title)}`,
    `    <link rel="alternate" type="text/html" hreflang="sq" href="${escapeXml(url)}"/>`,
    `    ${textElement('published', time)}`,
    `    ${textElement('updated', updated)}`,
    `    <author>${textElement('name', author)}</author>`,
    `    ${textElement('summary', summary)}`,
    `    ${textElement('content', html, ' type="html"')}`,
    '  </entry>',
  ].join('\n')
}
