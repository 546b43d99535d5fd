import type { Content } from '../../check/content.ts'
import { homeCounts } from '../../model/specification.ts'
import { aroundOf, nearby, nextToRead } from './around.ts'
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
      const values = () => ({ report: reportPage(entry), around: aroundOf(entry, near) })
      return { name: `report/${entry.report.id}`, of: [entry, ...near], body: entry.file, values }
    }),
    ...news.map((post, position): PublishedModule => {
      const next = nextToRead(news, position)
      const link = next && { next: { id: next.id, title: next.title } }
      const values = () => ({ post: { ...post, ...link } })
      return { name: `news/${post.id}`, of: next ? [post, next] : [post], values }
    }),
  ]
}
