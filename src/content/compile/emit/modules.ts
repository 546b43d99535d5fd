import { specification } from '../../../specification.ts'
import { idRanges } from '../../id-ranges.ts'
import { neighbours } from '../../neighbours.ts'
import { otherEditions } from '../../other-editions.ts'
import type { NewsCard, NewsPost } from '../../schema/news.ts'
import type { Report, ReportCard, ReportLinks, ReportPage } from '../../schema/report.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { literal } from './literal.ts'
import { type EmitMemory, withoutMemory } from './memory.ts'
import { searchSources } from './search.ts'

const { homeCounts } = specification
const banner = '// Generated from content/ by the content compiler; changes here are overwritten.\n'

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
  const posts = news.map(newsCard)
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
    ['home.ts', emitValues([['home', 'Home', 'pages', home]])],
    ['about.ts', emitValues([['about', 'About', 'pages', about]])],
    ['reports.ts', emitValues([['reports', 'readonly ReportCard[]', 'report', cards]])],
    ['news.ts', emitValues([['news', 'readonly NewsCard[]', 'news', posts]])],
    [
      'latest.ts',
      emitValues([['latest', 'readonly NewsCard[]', 'news', posts.slice(0, homeCounts.articles)]]),
    ],
    ['known.ts', emitKnown(content)],
    ['projects.ts', emitValues([['projects', 'readonly Project[]', 'project', projects]])],
    ...reports.map((entry): [string, string] => [
      `report/${entry.report.id}.ts`,
      emitReport(entry, linksOf(cards, entry.report.id), remember),
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
  return banner + [...new Set(imports)].join('') + values.map(emitValue).join('')
}

function emitValue([name, type, , value]: Value): string {
  return `\nexport const ${name}: ${type} = ${literal(value)}\n`
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

/** What a report's own file says is remembered; the cards of other editions change with theirs. */
function emitReport(entry: ReportEntry, links: ReportLinks, remember: EmitMemory): string {
  const page = remember(entry, 'page', () =>
    emitValues([['report', 'ReportPage', 'report', reportPage(entry)]], '../'),
  )
  const imported = page.replace('ReportPage }', 'ReportLinks, ReportPage }')
  return `${imported}${emitValue(['links', 'ReportLinks', 'report', links])}\n${bodyExport(entry.file)}`
}

/** Where the module of a report says which document its body is; the published module carries the body itself. */
export function bodyExport(file: string): string {
  return `export { default as Body } from '../../../../${file}'\n`
}

/** Which numbers have a page, as ranges: few however many documents there are. */
function emitKnown({ reports, news }: Content): string {
  return emitValues([
    ['reportRanges', 'readonly IdRange[]', 'id-range', idRanges(reports.map(({ report }) => report.id))],
    ['newsRanges', 'readonly IdRange[]', 'id-range', idRanges(news.map(({ id }) => id))],
  ])
}

function linksOf(cards: readonly ReportCard[], id: number): ReportLinks {
  return { others: otherEditions(cards, id), ...neighbours(cards, id) }
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
