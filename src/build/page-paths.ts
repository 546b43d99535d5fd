import type { Content } from '../content/compile/index.ts'
import { editionsPerPage, pagesOf, reportListPath } from '../content/paging.ts'
import { newsPath, reportPath } from '../published-paths.ts'

/** The clean path, below the base path, of every page that the site has. */
export function pagePaths({ reports, news }: Content): string[] {
  const ids = (documents: readonly { id: number }[]) => documents.map(({ id }) => id).sort((a, b) => a - b)
  return [
    '/',
    ...pagesOf(reports, editionsPerPage).map(({ page }) => reportListPath(page)),
    '/projects',
    '/about',
    '/kerko',
    ...ids(reports.map(({ report }) => report)).map(reportPath),
    ...ids(news).map(newsPath),
  ]
}
