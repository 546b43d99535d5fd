import type { Content } from '../../check/content.ts'
import type { ReportEntry } from '../../check/documents/report/report.ts'
import type { EditionLink, ReportAround } from '../../model/schema/report.ts'
import { homeCounts } from '../../model/specification.ts'
import { knownValues, newsCard, projectLists, reportLists, reportPage, titlesValues } from './lists.ts'
import { searchDocuments } from './search.ts'

/** A module of content that the app loads, of which the values are made when somebody needs them. */
export type PublishedModule = {
  /** Its name below `data/`, without an ending. */
  name: string
  /** The entries that it is made of, where it is made of nothing else. */
  of?: readonly object[]
  /** The document whose body it holds beside its values. */
  body?: string
  /** What it exports, by name: plain data. */
  values(): Record<string, unknown>
}

/** The modules of content that the app loads as it needs them. */
export function emitPublished(content: Content): PublishedModule[] {
  const { home, about, reports, news, projects } = content
  return [
    { name: 'home', values: () => ({ home, posts: news.slice(0, homeCounts.articles).map(newsCard) }) },
    { name: 'about', values: () => ({ about }) },
    { name: 'titles', values: () => titlesValues(content) },
    { name: 'known', values: () => knownValues(content) },
    { name: 'search', values: () => ({ documents: searchDocuments(content) }) },
    ...reportLists(reports).map((list) => ({ name: `lists/reports-${list.page}`, values: () => ({ list }) })),
    ...projectLists(projects).map((list) => ({
      name: `lists/projects-${list.page}`,
      values: () => ({ list }),
    })),
    ...reports.map((entry, position): PublishedModule => {
      const near = nearby(reports, position)
      const values = () => ({ report: reportPage(entry), around: aroundOf(near, near.indexOf(entry)) })
      return { name: `report/${entry.report.id}`, of: near, body: entry.file, values }
    }),
    ...news.map((post, position): PublishedModule => {
      const next = nextToRead(news, position)
      const link = next && { next: { id: next.id, title: next.title } }
      const values = () => ({ post: { ...post, ...link } })
      return { name: `news/${post.id}`, of: next ? [post, next] : [post], values }
    }),
  ]
}

/** A report and those around it, newest first: what the module of its page may show. */
export function nearby<Entry>(reports: readonly Entry[], position: number): Entry[] {
  // Nothing looks further than this: with thousands of editions each still meets a few.
  return reports.slice(Math.max(0, position - 4), position + 5)
}

/** The document to read after the one at `position`, newest first: the next older one, after the oldest the newest. */
export function nextToRead<Entry>(documents: readonly Entry[], position: number): Entry | undefined {
  return documents.length < 2 ? undefined : (documents[position + 1] ?? documents[0])
}

/** How many other editions the end of a report invites to. */
const shown = 3

/** Which editions stand around the one at `position`, newest first. */
function aroundOf(reports: readonly ReportEntry[], position: number): ReportAround {
  const [later, earlier] = [reports[position - 1], reports[position + 1]]
  // The two beside it are linked right above them. At both ends of the list there are as many as elsewhere.
  const others = reports.filter((_, at) => Math.abs(at - position) > 1)
  const start = Math.max(0, Math.min(position - 2, others.length - shown))
  return {
    ...(earlier && { earlier: linkOf(earlier) }),
    ...(later && { later: linkOf(later) }),
    others: others.slice(start, start + shown).map((other) => {
      const { alt: _, ...cover } = other.report.cover
      return { ...linkOf(other), cover }
    }),
  }
}

function linkOf({ report: { id, title, date } }: ReportEntry): EditionLink {
  return { id, title, date }
}
