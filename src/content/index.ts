/** The app's only door to content: interface words and site data at hand, documents on demand. */
import type { ComponentType } from 'react'
import * as firstDocuments from './documents.ts'
import type { NewsId, ReportId } from './generated/ids.ts'
import { namedDocument } from './named-document.ts'
import { rebase } from './rebase.ts'
import type { Contents } from './schema/contents.ts'
import type { NewsCard, NewsPost } from './schema/news.ts'
import type { About, Home } from './schema/pages.ts'
import type { Project } from './schema/project.ts'
import type { ReportCard, ReportPage } from './schema/report.ts'
import type { SearchDocument } from './schema/search.ts'

export type { NewsId, ReportId } from './generated/ids.ts'
export { site, words } from './generated/site.ts'

/** An edition in a list; its id is known to have a page, so that a link to it type-checks. */
export type ListedReport = ReportCard & { id: ReportId }

/** A news post in a list, likewise. */
export type ListedPost = NewsCard & { id: NewsId }

/** A report, its compiled body, and the editions beside it, newest first. */
export type LoadedReport = {
  report: ReportPage
  Body: ComponentType
  others: readonly ListedReport[]
  editions: { earlier: ListedReport | undefined; later: ListedReport | undefined }
}

/** Titles of everything; ids are known to have a page. */
export type ListedContents = Omit<Contents, 'reports' | 'news'> & {
  readonly reports: readonly (Contents['reports'][number] & { id: ReportId })[]
  readonly news: readonly (Contents['news'][number] & { id: NewsId })[]
}

/** What a document's generated module exports. */
type ReportModule = { report: ReportPage; Body: ComponentType; others: readonly ReportCard[]; later: number }
type NewsModule = { post: NewsPost }

let documents = firstDocuments
const listeners = new Set<() => void>()

/** Texts of the home page (specification §2) and the posts that it shows. */
export async function loadHome(): Promise<{ home: Home; posts: readonly ListedPost[] }> {
  const { home, posts } = await documents.loadHomeModule()
  return { home, posts: posts as readonly ListedPost[] }
}

/** Texts of the about page (specification §2). */
export async function loadAbout(): Promise<About> {
  return (await documents.loadAboutModule()).about
}

/** Every edition of the summer school, newest first. */
export async function listReports(): Promise<readonly ListedReport[]> {
  // The compiler writes the list and the literal ids from the same documents.
  return (await documents.loadReportsModule()).reports as readonly ListedReport[]
}

/** The title of everything that the site has. */
export async function listContents(): Promise<ListedContents> {
  return (await documents.loadContentsModule()).contents as ListedContents
}

/** Every project, newest first. */
export async function listProjects(): Promise<readonly Project[]> {
  return (await documents.loadProjectsModule()).projects
}

/** Every document as plain text, for the search: the only place where all texts come at once. */
export async function loadSearchDocuments(): Promise<readonly SearchDocument[]> {
  return (await documents.loadSearchModule()).documents
}

/** The report with this id and its body; undefined when there is none. */
export async function loadReport(id: ReportId): Promise<LoadedReport | undefined> {
  const loaded =
    (await namedDocument<ReportModule>(`report/${id}`)) ??
    (await (await documents.loadBodiesModule()).reportModules[id]?.())
  if (loaded === undefined) return undefined
  const { report, Body, later } = loaded
  const others = loaded.others as readonly ListedReport[]
  return { report, Body, others, editions: { earlier: others[later], later: others[later - 1] } }
}

/** The news post with this id, its addresses under the site's base path; undefined when there is none. */
export async function loadNewsPost(id: NewsId): Promise<NewsPost | undefined> {
  const loaded =
    (await namedDocument<NewsModule>(`news/${id}`)) ??
    (await (await documents.loadBodiesModule()).newsModules[id]?.())
  return loaded && { ...loaded.post, content: rebase(loaded.post.content) }
}

/** Calls `listener` whenever content has changed under a running page; development only. */
export function onContentChange(listener: () => void): void {
  listeners.add(listener)
}

import.meta.hot?.accept('./documents.ts', (next) => {
  if (!next) return
  documents = next as unknown as typeof firstDocuments
  for (const listener of listeners) listener()
})
