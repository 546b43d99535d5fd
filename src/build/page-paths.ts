import type { Content } from '../content/compile/index.ts'
import { editionsPerPage, listPath, pagesOf, projectsPerPage } from '../content/paging.ts'
import { newsPath, reportPath } from '../published-paths.ts'

/** The clean path, below the base path, of every page that the site has. */
export function pagePaths({ reports, news, projects }: Content): string[] {
  const ids = (documents: readonly { id: number }[]) => documents.map(({ id }) => id).sort((a, b) => a - b)
  return [
    '/',
    ...pagesOf(reports, editionsPerPage).map(({ page }) => listPath('summer-school', page)),
    ...pagesOf(projects, projectsPerPage).map(({ page }) => listPath('projects', page)),
    '/about',
    '/kerko',
    ...ids(reports.map(({ report }) => report)).map(reportPath),
    ...ids(news).map(newsPath),
  ]
}
