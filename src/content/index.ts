/** The app's only door to content: interface words and site data at hand, documents on demand. */
import type { ComponentType } from 'react'
import * as firstDocuments from './documents.ts'
import type { NewsId, ReportId } from './generated/ids.ts'
import { rebase } from './rebase.ts'
import type { NewsCard, NewsPost } from './schema/news.ts'
import type { About, Home } from './schema/pages.ts'
import type { Project } from './schema/project.ts'
import type { ReportCard, ReportLinks, ReportPage } from './schema/report.ts'
import type { SearchDocument } from './schema/search.ts'

export type { NewsId, ReportId } from './generated/ids.ts'
export { site, words } from './generated/site.ts'

/** An edition in a list; its id is known to have a page, so that a link to it type-checks. */
export type ListedReport = ReportCard & { id: ReportId }

/** A news post in a list, likewise. */
export type ListedPost = NewsCard & { id: NewsId }

/** A report, its compiled body and the editions that its page leads to. */
export type LoadedReport = {
  report: ReportPage
  Body: ComponentType
  others: readonly ListedReport[]
  /** The editions before and after this one in time. */
  editions: { earlier?: ListedReport; later?: ListedReport }
}

let documents = firstDocuments
const listeners = new Set<() => void>()

/** Texts of the home page (specification §2). */
export async function loadHome(): Promise<Home> {
  return (await documents.loadHomeModule()).home
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

/** Every news post, newest first. */
export async function listNews(): Promise<readonly ListedPost[]> {
  return (await documents.loadNewsModule()).news as readonly ListedPost[]
}

/** The newest posts, as many as the home page shows. */
export async function listLatestNews(): Promise<readonly ListedPost[]> {
  return (await documents.loadLatestModule()).latest as readonly ListedPost[]
}

/** Every project, newest first. */
export async function listProjects(): Promise<readonly Project[]> {
  return (await documents.loadProjectsModule()).projects
}

/** Every document as plain text, for the search: the only place where all texts come at once. */
export async function loadSearchDocuments(): Promise<readonly SearchDocument[]> {
  return (await documents.loadSearchModule()).documents
}

/** The report with this id, with all that its page shows; undefined when there is none. */
export async function loadReport(id: ReportId): Promise<LoadedReport | undefined> {
  const loaded = await documents.loadReportModule(id)
  if (loaded === undefined) return undefined
  const { report, Body, links } = loaded
  const { others, ...editions } = links as ReportLinks & { others: readonly ListedReport[] }
  return { report, Body, others, editions: editions as LoadedReport['editions'] }
}

/** The news post with this id, its addresses under the site's base path; undefined when there is none. */
export async function loadNewsPost(id: NewsId): Promise<NewsPost | undefined> {
  const loaded = await documents.loadPostModule(id)
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
