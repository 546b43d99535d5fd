import { singlePages } from '../../check/documents/kinds.ts'
import type { Content } from '../../check/index.ts'
import { editionsPerPage, listPath, pagesOf, projectsPerPage } from '../../model/paging.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'

/** The clean path, below the base path, of every page that the site has. */
export function pagePaths({ reports, news, projects }: Content): string[] {
  const ids = (documents: readonly { id: number }[]) => documents.map(({ id }) => id).sort((a, b) => a - b)
  return [
    '/',
    ...pagesOf(reports, editionsPerPage).map(({ page }) => listPath('summer-school', page)),
    ...pagesOf(projects, projectsPerPage).map(({ page }) => listPath('projects', page)),
    ...singlePages.map(({ path }) => path).filter((path) => path !== '/'),
    '/kerko',
    ...ids(reports.map(({ report }) => report)).map(reportPath),
    ...ids(news).map(newsPath),
  ]
}

/** The file of a page: `/blog/1` is `blog/1.html`. */
export function fileOfPage(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

const lists: Readonly<Record<string, string>> = { 'summer-school': 'reports', projects: 'projects' }

/**
 * The modules of content that the loaders of a page's route ask for, by the page's clean path: its own, which no other
 * page has, and whether it asks first which documents are `known`.
 */
export function contentOfPage(path: string): { own?: string; asksKnown: boolean } {
  const [, kind = '', id = '', page = ''] = path.split('/')
  if (kind === '') return { own: 'home', asksKnown: false }
  const list = lists[kind]
  if (list !== undefined) return { own: `lists/${list}-${page || 1}`, asksKnown: page !== '' }
  if (kind === 'about') return { own: 'about', asksKnown: false }
  if (kind === 'kerko') return { own: 'titles', asksKnown: false }
  if (kind === 'blog') return { own: `report/${id}`, asksKnown: true }
  if (kind === 'information-blog') return { own: `news/${id}`, asksKnown: true }
  return { asksKnown: false }
}
