import { editionsPerPage, pagesOf } from '../../paging.ts'
import type { ReportCard } from '../../schema/report.ts'
import { banner } from './banner.ts'
import { literal } from './literal.ts'

/** The editions page by page, each page a module of its own, and the loaders of the pages. */
export function emitReportLists(cards: readonly ReportCard[]): [name: string, text: string][] {
  const lists = pagesOf(cards, editionsPerPage)
  const imports = `import type { ListPage } from '../../paging.ts'\nimport type { ReportCard } from '../../schema/report.ts'\n`
  const loaders = lists.map(({ page }) => `  () => import('./lists/reports-${page}.ts'),\n`)
  return [
    ...lists.map((list): [string, string] => [
      `lists/reports-${list.page}.ts`,
      `${banner}${imports}\nexport const list: ListPage<ReportCard> = ${literal(list)}\n`,
    ]),
    ['lists.ts', `${banner}\nexport const reportLists = [\n${loaders.join('')}]\n`],
  ]
}
