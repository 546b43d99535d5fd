import { missionAnchor, purposeAnchor, visionAnchor } from '../../about-anchors.ts'
import { editionsPerPage, type ListPage, pageAt, pagesOf, projectsPerPage } from '../../paging.ts'
import type { ReportCard } from '../../schema/report.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { banner } from './banner.ts'
import { reportCard } from './cards.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'

/** What a page of the editions' list shows. */
export function reportListValues(list: ListPage<ReportEntry>): { list: ListPage<ReportCard> } {
  return { list: { ...list, entries: list.entries.map(reportCard) } }
}

/** A page of the editions' list, of the same. */
export function emitReportList(list: ListPage<ReportEntry>, remember: EmitMemory): string {
  const { entries, page, pages } = list
  const make = () => {
    const imports = `import type { ListPage } from '../../paging.ts'\nimport type { ReportCard } from '../../schema/report.ts'\n`
    return `${banner}${imports}\nexport const list: ListPage<ReportCard> = ${literal(reportListValues(list).list)}\n`
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
export function titlesValues({ reports, news, projects, home, about }: Content) {
  return {
    reports: reports.map(({ report: { id, title, date } }) => ({ id, title, date })),
    news: news.map(({ id, title, date }) => ({ id, title, date })),
    projects: projects.map(({ id, title, year }, position) => ({
      id,
      title,
      year,
      page: pageAt(position, projectsPerPage),
    })),
    questions: home.faq.items.map(({ title }) => title),
    sections: [
      { id: purposeAnchor, title: about.purpose.title },
      { id: visionAnchor, title: about.vision.title },
      { id: missionAnchor, title: about.mission.title },
    ],
  }
}

const titlesTypes: Readonly<Record<keyof ReturnType<typeof titlesValues>, string>> = {
  reports: 'EditionLink',
  news: "Pick<NewsCard, 'id' | 'title' | 'date'>",
  projects: "Pick<Project, 'id' | 'title' | 'year'> & { page: number }",
  questions: 'string',
  sections: '{ id: string; title: string }',
}

/** The list of everything, of the same. */
export function emitTitles(content: Content): string {
  const imports = `import type { NewsCard } from '../schema/news.ts'
import type { Project } from '../schema/project.ts'
import type { EditionLink } from '../schema/report.ts'
`
  const values: Readonly<Record<string, unknown>> = titlesValues(content)
  const lists = Object.entries(titlesTypes).map(
    ([name, type]) => `\nexport const ${name}: readonly (${type})[] = ${literal(values[name])}\n`,
  )
  return banner + imports + lists.join('')
}
