import { missionAnchor, purposeAnchor, visionAnchor } from '../../about-anchors.ts'
import { editionsPerPage, type ListPage, pageAt, pagesOf, projectsPerPage } from '../../paging.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { banner } from './banner.ts'
import { reportCard } from './cards.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'

/** A page of the editions' list. */
export function emitReportList(list: ListPage<ReportEntry>, remember: EmitMemory): string {
  const { entries, page, pages } = list
  const make = () => {
    const imports = `import type { ListPage } from '../../paging.ts'\nimport type { ReportCard } from '../../schema/report.ts'\n`
    const value = { ...list, entries: entries.map(reportCard) }
    return `${banner}${imports}\nexport const list: ListPage<ReportCard> = ${literal(value)}\n`
  }
  const [first, ...others] = entries
  return first === undefined ? make() : remember([first, ...others], `list ${page}/${pages}`, make)
}

/** The loaders of the list's pages. */
export function emitListLoaders(reports: readonly unknown[]): string {
  const loaders = pagesOf(reports, editionsPerPage).map(
    ({ page }) => `  () => import('./lists/reports-${page}.ts'),\n`,
  )
  return `${banner}\nexport const reportLists = [\n${loaders.join('')}]\n`
}

/** What the list of everything shows, which must stay light however much there is. */
export function emitTitles({ reports, news, projects, home, about }: Content): string {
  const imports = `import type { NewsCard } from '../schema/news.ts'
import type { Project } from '../schema/project.ts'
import type { EditionLink } from '../schema/report.ts'
`
  const list = (name: string, type: string, entries: readonly (object | string)[]) =>
    `\nexport const ${name}: readonly (${type})[] = ${literal(entries)}\n`
  return [
    banner,
    imports,
    list(
      'reports',
      'EditionLink',
      reports.map(({ report: { id, title, date } }) => ({ id, title, date })),
    ),
    list(
      'news',
      "Pick<NewsCard, 'id' | 'title' | 'date'>",
      news.map(({ id, title, date }) => ({ id, title, date })),
    ),
    list(
      'projects',
      "Pick<Project, 'id' | 'title' | 'year'> & { page: number }",
      projects.map(({ id, title, year }, position) => ({
        id,
        title,
        year,
        page: pageAt(position, projectsPerPage),
      })),
    ),
    list(
      'questions',
      'string',
      home.faq.items.map(({ title }) => title),
    ),
    list('sections', '{ id: string; title: string }', [
      { id: purposeAnchor, title: about.purpose.title },
      { id: visionAnchor, title: about.vision.title },
      { id: missionAnchor, title: about.mission.title },
    ]),
  ].join('')
}
