import { specification } from '../../../specification.ts'
import { idRanges } from '../../id-ranges.ts'
import { editionsPerPage, pagesOf } from '../../paging.ts'
import type { NewsCard, NewsPost } from '../../schema/news.ts'
import type { Report, ReportCard, ReportPage } from '../../schema/report.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { emitAround } from './around.ts'
import { banner } from './banner.ts'
import { emitReportLists, emitTitles } from './lists.ts'
import { literal } from './literal.ts'
import { type EmitMemory, withoutMemory } from './memory.ts'
import { searchSources } from './search.ts'

/**
 * Writes the typed index as TypeScript: a second check by the compiler, and all that the app loads.
 * The same content yields the same bytes.
 *
 * @param remember for those who emit again and again
 * @returns Text by file name below `src/content/generated`.
 */
export function emitModules(content: Content, remember: EmitMemory = withoutMemory): Map<string, string> {
  const { site, words, home, about, reports, news, projects } = content
  const cards = reports.map(reportCard)
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
        [
          'posts',
          'readonly NewsCard[]',
          'news',
          news.slice(0, specification.homeCounts.articles).map(newsCard),
        ],
      ]),
    ],
    ['about.ts', emitValues([['about', 'About', 'pages', about]])],
    ['reports.ts', emitValues([['reports', 'readonly ReportCard[]', 'report', cards]])],
    ...emitReportLists(cards),
    ['news.ts', emitValues([['news', 'readonly NewsCard[]', 'news', news.map(newsCard)]])],
    ['known.ts', emitKnown(content)],
    ['titles.ts', emitTitles(content)],
    ['projects.ts', emitValues([['projects', 'readonly Project[]', 'project', projects]])],
    ...reports.map((entry, position): [string, string] => [
      `report/${entry.report.id}.ts`,
      remember(entry, 'page', () => emitReport(reportPage(entry), entry.file)) +
        emitAround(reports, position),
    ]),
    ...news.map((post): [string, string] => [
      `news/${post.id}.ts`,
      remember(post, 'page', () => emitValues([['post', 'NewsPost', 'news', post]], '../')),
    ]),
    ['bodies.ts', emitBodies(content)],
    ['search.ts', emitSearch(content, remember)],
    ['entities.ts', emitEntities(content, remember)],
    ['pictures.json', `${JSON.stringify(content.pictures, null, 2)}\n`],
  ]
  return new Map(modules)
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

function emitSearch(content: Content, remember: EmitMemory): string {
  // A text to be parsed: browsers read JSON faster than a literal of the same size.
  const parts = searchSources(content).map(({ source, make }) =>
    remember(source, 'search', () => {
      const documents = make().map((document) => JSON.stringify(JSON.stringify(document)).slice(1, -1))
      return documents.join(',')
    }),
  )
  const json = `"[${parts.filter((part) => part !== '').join(',')}]"`
  return `${banner}import type { SearchDocument } from '../schema/search.ts'\n\nexport const documents: readonly SearchDocument[] = JSON.parse(\n  ${json},\n)\n`
}

function wordsOfEveryPage({
  searching: _searching,
  projectFilter: _projectFilter,
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
function emitKnown({ reports, news }: Content): string {
  const ranges = emitValues([
    ['reportRanges', 'readonly IdRange[]', 'id-range', idRanges(reports.map(({ report }) => report.id))],
    ['newsRanges', 'readonly IdRange[]', 'id-range', idRanges(news.map(({ id }) => id))],
  ])
  return `${ranges}\nexport const reportListPages = ${pagesOf(reports, editionsPerPage).length}\n`
}

function emitBodies({ reports, news }: Content): string {
  const loaders = (name: string, ids: number[]) => {
    const lines = ids.sort((a, b) => a - b).map((id) => `  ${id}: () => import('./${name}/${id}.ts'),\n`)
    return `\nexport const ${name}Modules = {\n${lines.join('')}}\n`
  }
  return `${banner}${loaders(
    'report',
    reports.map(({ report }) => report.id),
  )}${loaders(
    'news',
    news.map(({ id }) => id),
  )}`
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
    const items = values.map((value) => `    ${remember(value, 'entity', () => literal(value, '    '))},\n`)
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

function reportCard({ report }: ReportEntry): ReportCard {
  const {
    intro: _intro,
    objectives: _objectives,
    days: _days,
    conclusion: _conclusion,
    images: _images,
    ...card
  } = report
  return card satisfies Partial<Report>
}

function reportPage(entry: ReportEntry): ReportPage {
  const { sections, figures, report } = entry
  return { ...reportCard(entry), images: report.images, sections, figures }
}

function newsCard({ id, title, description, date, published, images }: NewsPost): NewsCard {
  const [cover] = images
  if (cover === undefined) throw new Error(`News post ${id} has no picture, though its schema asks for one.`)
  return { id, title, description, date, published, cover }
}
