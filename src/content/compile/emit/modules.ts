import { editionsPerPage, pagesOf } from '../../paging.ts'
import type { AppContent } from '../app-content.ts'
import type { Content } from '../content.ts'
import { nearby, nextToRead } from './around.ts'
import { banner } from './banner.ts'
import { newsCard, reportCard } from './cards.ts'
import {
  emitAbout,
  emitHome,
  emitPost,
  emitReport,
  emitSite,
  homeValues,
  postValues,
  reportValues,
} from './documents.ts'
import { emitListLoaders, emitReportList, emitTitles, reportListValues, titlesValues } from './lists.ts'
import { literal } from './literal.ts'
import { emitLoaders } from './loaders.ts'
import { type EmitMemory, withoutMemory } from './memory.ts'
import { emitIds, emitKnown, knownValues } from './numbers.ts'
import { emitProjectLists, projectListValues } from './project-lists.ts'
import type { PublishedModule } from './published.ts'
import { emitSearch } from './search-modules.ts'
import { emitValues } from './values.ts'

/**
 * Writes the typed index as TypeScript: a second check by the compiler, and all that the app loads.
 * The same content yields the same bytes.
 *
 * @param remember for those who emit again and again
 * @returns Text by file name below `src/content/generated`.
 */
export function emitModules(content: Content, remember: EmitMemory = withoutMemory): Map<string, string> {
  return new Map([...emitPageModules(content, remember), ...emitIndexes(content, remember)])
}

/** The modules that a published site loads as it needs them, apart from those for the search. */
export function emitPublished(content: Content): PublishedModule[] {
  const { home, about, reports, news, projects } = content
  return [
    { name: 'home', values: () => homeValues(home, news) },
    { name: 'about', values: () => ({ about }) },
    { name: 'titles', values: () => titlesValues(content) },
    { name: 'known', values: () => knownValues(content) },
    ...pagesOf(reports, editionsPerPage).map(
      (list): PublishedModule => ({
        name: `lists/reports-${list.page}`,
        values: () => reportListValues(list),
      }),
    ),
    ...projectListValues(projects).map(
      (values): PublishedModule => ({ name: `lists/projects-${values.list.page}`, values: () => values }),
    ),
    ...reports.map((entry, position): PublishedModule => {
      const near = nearby(reports, position)
      const [name, values] = [`report/${entry.report.id}`, () => reportValues(entry, near)]
      return { name, of: [entry, ...near], body: entry.file, values }
    }),
    ...news.map((post, position): PublishedModule => {
      const next = nextToRead(news, position)
      const values = () => postValues(post, next)
      return { name: `news/${post.id}`, of: next ? [post, next] : [post], values }
    }),
  ]
}

/** The modules that are in every page: the app is bundled with them. */
export function emitAppModules({ site, words }: AppContent): Map<string, string> {
  return new Map(emitSite(site, words))
}

/** The modules that pages are made of: an edit is on the screen when these are made. */
export function emitPageModules(content: Content, remember: EmitMemory): Map<string, string> {
  const { reports, news } = content
  return new Map([
    ...emitOthers(content, remember),
    ...reports.map((entry, position): [string, string] => [
      `report/${entry.report.id}.ts`,
      emitReport(entry, nearby(reports, position), remember),
    ]),
    ...news.map((post, position): [string, string] => [
      `news/${post.id}.ts`,
      emitPost(post, nextToRead(news, position), remember),
    ]),
    ...emitLoaders(content),
  ])
}

/** The modules of the whole site and of its lists. */
function emitOthers(content: Content, remember: EmitMemory): [name: string, text: string][] {
  const { site, words, home, about, reports, news, projects } = content
  return [
    ['ids.ts', emitIds(content)],
    ...emitAppModules({ site, words }),
    ['home.ts', emitHome(home, news)],
    ['about.ts', emitAbout(about)],
    ...pagesOf(reports, editionsPerPage).map((list): [string, string] => [
      `lists/reports-${list.page}.ts`,
      emitReportList(list, remember),
    ]),
    ['lists.ts', emitListLoaders(reports)],
    ...emitProjectLists(projects, remember),
    ['titles.ts', emitTitles(content)],
    ['known.ts', emitKnown(content)],
  ]
}

/** The modules that hold something of every document: the search's, and what programs and tests read. */
export function emitIndexes(content: Content, remember: EmitMemory): Map<string, string> {
  const { reports, news, pictures } = content
  return new Map([
    ['reports.ts', emitValues([['reports', 'readonly ReportCard[]', 'report', reports.map(reportCard)]])],
    ['news.ts', emitValues([['news', 'readonly NewsCard[]', 'news', news.map(newsCard)]])],
    ...emitSearch(content, remember),
    ['entities.ts', emitEntities(content, remember)],
    ['pictures.json', `${JSON.stringify(pictures, null, 2)}\n`],
  ])
}

function emitEntities({ reports, news, projects }: Content, remember: EmitMemory): string {
  const imports = [
    ['NewsPost', 'news'],
    ['Project', 'project'],
    ['Report', 'report'],
  ]
  const lines = imports.map(([type, schema]) => `import type { ${type} } from '../schema/${schema}.ts'\n`)
  const type =
    '{\n  readonly reports: readonly Report[]\n  readonly news: readonly NewsPost[]\n  readonly projects: readonly Project[]\n}'
  const list = (name: string, values: readonly object[]) => {
    const items = values.map((value) => `    ${remember([value], 'entity', () => literal(value))},\n`)
    return `  ${name}: [${items.length === 0 ? '' : `\n${items.join('')}  `}],\n`
  }
  const parts = [
    list(
      'reports',
      reports.map(({ report }) => report),
    ),
    list('news', news),
    list('projects', projects),
  ]
  return `${banner}${lines.join('')}\nexport const entities: ${type} = {\n${parts.join('')}}\n`
}
