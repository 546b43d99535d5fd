import { specification } from '../../../specification.ts'
import { idRanges } from '../../id-ranges.ts'
import { editionsPerPage, pagesOf, projectsPerPage } from '../../paging.ts'
import type { ReportPage } from '../../schema/report.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { emitAround, nearby } from './around.ts'
import { banner } from './banner.ts'
import { newsCard, reportCard } from './cards.ts'
import { emitReportLists, emitTitles } from './lists.ts'
import { literal } from './literal.ts'
import { emitLoaders } from './loaders.ts'
import { type EmitMemory, withoutMemory } from './memory.ts'
import { emitProjectLists } from './project-lists.ts'
import { emitSearch } from './search-modules.ts'

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

/** The modules that pages are made of: an edit is on the screen when these are written. */
export function emitPageModules(content: Content, remember: EmitMemory): Map<string, string> {
  const { site, words, home, about, reports, news, projects } = content
  const newest = news.slice(0, specification.homeCounts.articles).map(newsCard)
  const modules: [string, string][] = [
    ['ids.ts', emitIds(content)],
    [
      'site.ts',
      emitValues([
        ['site', 'Site', 'site', site],
        ['words', 'PageWords', 'words', wordsOfEveryPage(words)],
      ]),
    ],
    ...lateWords.map((group): [string, string] => [
      `words/${group}.ts`,
      emitValues([[group, `Words['${group}']`, 'words', words[group]]], '../'),
    ]),
    [
      'home.ts',
      emitValues([
        ['home', 'Home', 'pages', home],
        ['posts', 'readonly NewsCard[]', 'news', newest],
      ]),
    ],
    ['about.ts', emitValues([['about', 'About', 'pages', about]])],
    ...emitReportLists(reports, remember),
    ...emitProjectLists(projects, remember),
    ['titles.ts', emitTitles(content)],
    ['known.ts', emitKnown(content)],
    ...reports.map((entry, position): [string, string] => {
      const near = nearby(reports, position)
      const make = () => emitReport(reportPage(entry), entry.file) + emitAround(entry, near)
      return [`report/${entry.report.id}.ts`, remember([entry, ...near], 'page', make)]
    }),
    ...news.map((post): [string, string] => [
      `news/${post.id}.ts`,
      remember([post], 'page', () => emitValues([['post', 'NewsPost', 'news', post]], '../')),
    ]),
    ...emitLoaders(content),
  ]
  return new Map(modules)
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

type Value = [name: string, type: string, schema: string, value: unknown]

function emitValues(values: readonly Value[], up = ''): string {
  const imports = values.map(
    ([, type, schema]) => `import type { ${typeName(type)} } from '${up}../schema/${schema}.ts'\n`,
  )
  const exports = values.map(
    ([name, type, , value]) => `\nexport const ${name}: ${type} = ${literal(value)}\n`,
  )
  return banner + [...new Set(imports)].join('') + exports.join('')
}

function typeName(type: string): string {
  return type.replace('readonly ', '').replace(/\[.*\]$/, '')
}

function wordsOfEveryPage({
  reading: _reading,
  missing: _missing,
  searching: _searching,
  projectFilter: _projectFilter,
  projectPages: _projectPages,
  gallery: _gallery,
  ...words
}: Words): PageWords {
  return words
}

function emitIds({ reports, news, projects }: Content): string {
  const lists: [string, number[]][] = [
    ['report', reports.map(({ report }) => report.id)],
    ['news', news.map(({ id }) => id)],
    ['project', projects.map(({ id }) => id)],
  ]
  const parts = lists.map(([name, ids]) => {
    const sorted = [...ids].sort((a, b) => a - b)
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Id`
    return `\nexport type ${type} = ${sorted.join(' | ') || 'never'}\nexport const ${name}Ids = [${sorted.join(', ')}] as const\n`
  })
  return banner + parts.join('')
}

function emitReport(page: ReportPage, file: string): string {
  const imports = `import type { ReportAround, ReportPage } from '../../schema/report.ts'\n`
  return `${banner}${imports}\nexport const report: ReportPage = ${literal(page)}\n\n${bodyExport(file)}`
}

/** Where the module of a report says which document its body is; the published module carries the body itself. */
export function bodyExport(file: string): string {
  return `export { default as Body } from '../../../../${file}'\n`
}

/** Which numbers and pages of lists there are: few words, however many documents. */
function emitKnown({ reports, news, projects }: Content): string {
  const ranges = emitValues([
    ['reportRanges', 'readonly IdRange[]', 'id-range', idRanges(reports.map(({ report }) => report.id))],
    ['newsRanges', 'readonly IdRange[]', 'id-range', idRanges(news.map(({ id }) => id))],
  ])
  const lists = {
    reports: pagesOf(reports, editionsPerPage).length,
    projects: pagesOf(projects, projectsPerPage).length,
  }
  return `${ranges}\nexport const listPages = ${literal(lists)}\n`
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
    const items = values.map((value) => `    ${remember([value], 'entity', () => literal(value, '    '))},\n`)
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

function reportPage(entry: ReportEntry): ReportPage {
  const { sections, figures, report } = entry
  return { ...reportCard(entry), images: report.images, sections, figures }
}
