import { specification } from '../../../specification.ts'
import type { NewsCard, NewsPost } from '../../schema/news.ts'
import type { Report, ReportCard, ReportPage } from '../../schema/report.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { Content } from '../content.ts'
import type { ReportEntry } from '../documents/report.ts'
import { contentsOf } from './contents.ts'
import { literal } from './literal.ts'
import { otherEditions } from './other-editions.ts'
import { searchDocuments } from './search.ts'

const banner = '// Generated from content/ by the content compiler; changes here are overwritten.\n'

/**
 * Writes the typed index as TypeScript: a second check by the compiler, and all that the app loads.
 * The same content yields the same bytes.
 *
 * @returns Text by file name below `src/content/generated`.
 */
export function emitModules(content: Content): Map<string, string> {
  const { site, words, home, about, reports, news, projects } = content
  const reportPages = reports.map(reportPage)
  const reportCards = reports.map(reportCard)
  const newsCards = news.map(newsCard)
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
        // Its own few, so that the page does not grow with every post.
        ['posts', 'readonly NewsCard[]', 'news', newsCards.slice(0, specification.homeCounts.articles)],
      ]),
    ],
    ['about.ts', emitValues([['about', 'About', 'pages', about]])],
    ['reports.ts', emitValues([['reports', 'readonly ReportCard[]', 'report', reportCards]])],
    ['projects.ts', emitValues([['projects', 'readonly Project[]', 'project', projects]])],
    ...reportPages.map((page, index): [string, string] => [
      `report/${page.id}.ts`,
      emitReport(page, reports[index]?.file ?? '', reportCards),
    ]),
    ...news.map((post): [string, string] => [
      `news/${post.id}.ts`,
      emitValues([['post', 'NewsPost', 'news', post]], '../'),
    ]),
    ['contents.ts', emitValues([['contents', 'Contents', 'contents', contentsOf(content)]])],
    ['bodies.ts', emitBodies(content)],
    ['search.ts', emitSearch(content)],
    ['entities.ts', emitEntities(content)],
    ['pictures.json', `${JSON.stringify(content.pictures, null, 2)}\n`],
  ]
  return new Map(modules)
}

/** `schema` is the module of the type; undefined for a type of the language. */
type Value = [name: string, type: string, schema: string | undefined, value: unknown]

function emitValues(values: readonly Value[], up = ''): string {
  const imports = values.map(([, type, schema]) =>
    schema === undefined ? '' : `import type { ${typeName(type)} } from '${up}../schema/${schema}.ts'\n`,
  )
  const exports = values.map(
    ([name, type, , value]) => `\nexport const ${name}: ${type} = ${literal(value)}\n`,
  )
  return banner + imports.join('') + exports.join('')
}

function typeName(type: string): string {
  return type.replace('readonly ', '').replace(/\[.*\]$/, '')
}

function emitSearch(content: Content): string {
  // A text to be parsed: browsers read JSON faster than a literal of the same size.
  const json = JSON.stringify(JSON.stringify(searchDocuments(content)))
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

function emitReport(page: ReportPage, file: string, cards: readonly ReportCard[]): string {
  const { others, later } = otherEditions(cards, page.id)
  const module = emitValues(
    [
      ['report', 'ReportPage', 'report', page],
      ['others', 'readonly ReportCard[]', 'report', others],
      ['later', 'number', undefined, later],
    ],
    '../',
  )
  return `${module}\nexport { default as Body } from '../../../../${file}'\n`
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

function emitEntities({ reports, news, projects }: Content): string {
  const imports = [
    ['NewsPost', 'news'],
    ['Project', 'project'],
    ['Report', 'report'],
  ]
  const lines = imports.map(([type, schema]) => `import type { ${type} } from '../schema/${schema}.ts'\n`)
  const type =
    '{\n  readonly reports: readonly Report[]\n  readonly news: readonly NewsPost[]\n  readonly projects: readonly Project[]\n}'
  const value = { reports: reports.map(({ report }) => report), news, projects }
  return `${banner}${lines.join('')}\nexport const entities: ${type} = ${literal(value)}\n`
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
