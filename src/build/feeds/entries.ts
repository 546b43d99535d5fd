import type { Content } from '../../check/index.ts'
import { moveAddresses } from '../../model/move-addresses.ts'
import { fallbackOf } from '../../model/pictures/widths.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { NewsPost } from '../../model/schema/news.ts'
import type { Picture } from '../../model/schema/picture.ts'
import type { Report, ReportSection } from '../../model/schema/report.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'
import { reportHtml } from './report-html.ts'
import { stableId } from './stable-id.ts'
import { escapeXml } from './xml.ts'

/** A report or a news post as a feed tells of it; all addresses are absolute. */
export type FeedEntry = {
  /** UUID that stays the same for good. */
  id: string
  url: string
  title: string
  summary: string
  /** The whole text, its first picture above it. */
  html: string
  author: string
  /** A JPEG. */
  picture: string
  /** Day of publication, `2024-11-25`; of a report the last day of its edition. */
  day: string
}

/**
 * Entries of a feed: whoever reads it looks for what is new, and with the whole texts of a thousand documents it
 * would be heavier than the site.
 */
const most = 50

/** The newest reports and news posts, newest first. */
export function feedEntries({ reports, news }: Content, address: SiteAddress): FeedEntry[] {
  const entries = [
    ...reports.map(({ report, sections }) => ({
      day: report.end,
      path: reportPath(report.id),
      write: () => reportEntry(report, sections, address),
    })),
    ...news.map((post) => ({
      day: post.published,
      path: newsPath(post.id),
      write: () => newsEntry(post, address),
    })),
  ]
  const newest = entries.sort((a, b) => compare(b.day, a.day) || compare(a.path, b.path)).slice(0, most)
  return newest.map(({ write }) => write())
}

function reportEntry(report: Report, sections: readonly ReportSection[], address: SiteAddress): FeedEntry {
  const label = (kind: ReportSection['kind']) => sections.find((section) => section.kind === kind)?.label
  const text = reportHtml(report, {
    objectives: label('objectives') ?? '',
    conclusion: label('conclusion') ?? '',
  })
  return {
    id: stableId('report', report.id),
    url: publicAddress(address, reportPath(report.id)),
    title: report.title,
    summary: report.description,
    ...withPicture(report.cover, text, address),
    author: report.author,
    day: report.end,
  }
}

function newsEntry(post: NewsPost, address: SiteAddress): FeedEntry {
  const [cover] = post.images
  if (cover === undefined)
    throw new Error(`News post ${post.id} has no picture, though its schema asks for one.`)
  return {
    id: stableId('news', post.id),
    url: publicAddress(address, newsPath(post.id)),
    title: post.title,
    summary: post.description,
    ...withPicture(cover, moveAddresses(post.content, publicAddress(address, '/')).trim(), address),
    author: post.author,
    day: post.published,
  }
}

function withPicture(
  { key, width, height, alt }: Picture,
  text: string,
  address: SiteAddress,
): { picture: string; html: string } {
  const shown = fallbackOf(width)
  const picture = publicAddress(address, `/pictures/${key}-${shown}.jpg`)
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`
  return { picture, html: `<p><img src="${picture}" alt="${escapeXml(alt)}" ${size}></p>\n${text}` }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
