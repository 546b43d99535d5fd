/** The app's only door to content: interface words and site data at hand, documents on demand. */
import type { ComponentType } from 'react'
import { type Documents, documents as firstDocuments } from './documents.ts'
import type { NewsId, ReportId } from './generated/ids.ts'
import type { ListPage } from './paging.ts'
import { rebase } from './rebase.ts'
import type { NewsCard, NewsPage } from './schema/news.ts'
import type { About, Home } from './schema/pages.ts'
import type { Project, ProjectList } from './schema/project.ts'
import type { EditionLink, ReportAround, ReportCard, ReportPage } from './schema/report.ts'
import type { SearchModule } from './search/modules.ts'

export type { NewsId, ReportId } from './generated/ids.ts'
export { site, words } from './generated/site.ts'

/** An edition in a list; its id is known to have a page, so that a link to it type-checks. */
export type ListedReport = ReportCard & { id: ReportId }

/** A news post in a list, likewise. */
export type ListedPost = NewsCard & { id: NewsId }

/** A news post with the one to read after it, likewise. */
export type LoadedPost = Omit<NewsPage, 'next'> & { next?: Pick<ListedPost, 'id' | 'title'> }

/** An edition that another one leads to, likewise. */
export type LinkedEdition = EditionLink & { id: ReportId }

/** The editions around a report, likewise. */
export type LinkedEditions = {
  earlier?: LinkedEdition
  later?: LinkedEdition
  others: readonly (LinkedEdition & Pick<ReportAround['others'][number], 'cover'>)[]
}

/** Every document by its title, likewise. */
export type SiteTitles = {
  reports: readonly LinkedEdition[]
  news: readonly Pick<ListedPost, 'id' | 'title' | 'date'>[]
  /** With the page of their list on which they stand. */
  projects: readonly (Pick<Project, 'id' | 'title' | 'year'> & { page: number })[]
  /** The frequent questions of the home page, in their order. */
  questions: readonly string[]
  /** The sections of the about page. */
  sections: readonly { id: string; title: string }[]
}

/** A report, its compiled body and the editions around it. */
export type LoadedReport = { report: ReportPage; Body: ComponentType; around: LinkedEditions }

let documents = firstDocuments
const listeners = new Set<() => void>()

/** Texts of the home page (specification §2). */
export async function loadHome(): Promise<Home> {
  return (await documents.home()).home
}

/** The news posts that the home page shows, newest first. */
export async function loadNewestPosts(): Promise<readonly ListedPost[]> {
  return (await documents.home()).posts as readonly ListedPost[]
}

/** Texts of the about page (specification §2). */
export async function loadAbout(): Promise<About> {
  return (await documents.about()).about
}

/** A page of the editions' list, newest first, counted from 1; undefined when there is none. */
export async function loadReportList(page: number): Promise<ListPage<ListedReport> | undefined> {
  return (await documents.reportList(page))?.list as ListPage<ListedReport> | undefined
}

/** The titles of all documents, newest first: all that a list of everything needs. */
export async function loadTitles(): Promise<SiteTitles> {
  return (await documents.titles()) as SiteTitles
}

/** A page of the projects' list, newest first, counted from 1; undefined when there is none. */
export async function loadProjectList(page: number): Promise<ProjectList | undefined> {
  return (await documents.projectList(page))?.list
}

/** A module of the search by its name: the table, the words of a shard, or texts. */
export function loadSearch<Name extends string>(name: Name): Promise<SearchModule<Name>> {
  return documents.search(name)
}

/** The report with this id, with all that its page shows; undefined when there is none. */
export async function loadReport(id: ReportId): Promise<LoadedReport | undefined> {
  return (await documents.report(id)) as LoadedReport | undefined
}

/** The news post with this id, its addresses under the site's base path; undefined when there is none. */
export async function loadNewsPost(id: NewsId): Promise<LoadedPost | undefined> {
  const loaded = await documents.post(id)
  return loaded && ({ ...loaded.post, content: rebase(loaded.post.content) } as LoadedPost)
}

/** Calls `listener` whenever content has changed under a running page; development only. */
export function onContentChange(listener: () => void): void {
  listeners.add(listener)
}

import.meta.hot?.accept('./documents.ts', (next) => {
  if (!next) return
  documents = next.documents as Documents
  for (const listener of listeners) listener()
})
