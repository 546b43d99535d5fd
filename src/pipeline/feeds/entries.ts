import type { Content } from '../../check/content.ts'
import { compareText } from '../../check/problem.ts'
import { moveAddresses } from '../../model/move-addresses.ts'
import { fallbackOf } from '../../model/pictures/widths.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { Activity, ReportBody, ReportSection } from '../../model/schema/report.ts'
import { newsCard } from '../data/documents.ts'
import { publicAddress, type SiteAddress } from '../site-address.ts'
import { stableId } from './stable-id.ts'
import { escapeXml, textElement } from './xml.ts'

/** A report or news post as a feed entry; all addresses are absolute. */
export type FeedEntry = {
  /** Permanent UUID. */
  id: string
  url: string
  title: string
  summary: string
  /** The whole text, after its first picture. */
  html: string
  author: string
  /** A JPEG. */
  picture: string
  /** The first moment of the day of publication; for a report, of the last day of its edition. */
  time: string
}

/** Most entries of a feed: readers want news, and the texts of a thousand documents would be larger than the site. */
const most = 50

/** The newest reports and news posts, newest first. */
export function feedEntries({ reports, news }: Content, address: SiteAddress): FeedEntry[] {
  const root = publicAddress(address, '/')
  const documents = [
    ...reports.map(({ report, sections }) => ({
      kind: 'report' as const,
      document: report,
      cover: report.cover,
      day: report.end,
      path: reportPath(report.id),
      text: () => reportHtml(report, sections),
    })),
    ...news.map((post) => ({
      kind: 'news' as const,
      document: post,
      cover: newsCard(post).cover,
      day: post.published,
      path: newsPath(post.id),
      text: () => moveAddresses(post.content, root).trim(),
    })),
  ]
  const newest = documents
    .sort((a, b) => compareText(b.day, a.day) || compareText(a.path, b.path))
    .slice(0, most)
  return newest.map(({ kind, document, cover, day, path, text }) => {
    const { id, title, description, author } = document
    const width = fallbackOf(cover.width)
    const height = Math.round((cover.height * width) / cover.width)
    const picture = publicAddress(address, `/pictures/${cover.key}-${width}.jpg`)
    const image = `<img src="${picture}" alt="${escapeXml(cover.alt)}" width="${width}" height="${height}">`
    return {
      id: stableId(kind, id),
      url: publicAddress(address, path),
      title,
      summary: description,
      html: `<p>${image}</p>\n${text()}`,
      author,
      picture,
      time: `${day}T00:00:00Z`,
    }
  })
}

/** The whole text of a report as plain HTML for feed readers. */
function reportHtml(
  { intro, objectives, days, conclusion }: ReportBody,
  sections: readonly ReportSection[],
): string {
  const headingOf = (kind: ReportSection['kind']) =>
    textElement('h2', sections.find((section) => section.kind === kind)?.label ?? '')
  return [
    paragraphs(intro),
    ...(objectives === undefined ? [] : [headingOf('objectives'), list(objectives)]),
    ...days.flatMap(({ label, activities }) => [textElement('h2', label), ...activities.map(activityHtml)]),
    headingOf('conclusion'),
    paragraphs(conclusion),
  ].join('\n')
}

function activityHtml(activity: Activity): string {
  if (typeof activity === 'string') return paragraphs(activity)
  return `${textElement('h3', activity.title)}\n${list(activity.points)}`
}

function paragraphs(text: string): string {
  const all = text.split('\n\n').map((paragraph) => textElement('p', paragraph))
  return all.join('\n')
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => textElement('li', item)).join('')}</ul>`
}
