import { homeCounts } from '../../../specification.ts'
import type { NewsPage, NewsPost } from '../../schema/news.ts'
import type { About, Home } from '../../schema/pages.ts'
import type { ReportPage } from '../../schema/report.ts'
import type { PageSite, Site } from '../../schema/site.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { ReportEntry } from '../documents/report.ts'
import { emitAround } from './around.ts'
import { banner } from './banner.ts'
import { newsCard, reportCard } from './cards.ts'
import { literal } from './literal.ts'
import type { EmitMemory } from './memory.ts'
import { emitValues } from './values.ts'

/** What every page needs of the site and its words, and the words that come with one part of the site alone. */
export function emitSite(site: Site, words: Words): [name: string, text: string][] {
  return [
    [
      'site.ts',
      emitValues([
        ['site', 'PageSite', 'site', siteOfEveryPage(site)],
        ['words', 'PageWords', 'words', wordsOfEveryPage(words)],
      ]),
    ],
    ...lateWords.map((group): [string, string] => [
      `words/${group}.ts`,
      emitValues([[group, `Words['${group}']`, 'words', words[group]]], '../'),
    ]),
  ]
}

/** So many posts, the newest, are part of the home page. */
export const postsAtHome = homeCounts.articles

/**
 * The home page.
 *
 * @param news newest first
 */
export function emitHome(home: Home, news: readonly NewsPost[]): string {
  return emitValues([
    ['home', 'Home', 'pages', home],
    ['posts', 'readonly NewsCard[]', 'news', news.slice(0, postsAtHome).map(newsCard)],
  ])
}

/** The page about the association. */
export function emitAbout(about: About): string {
  return emitValues([['about', 'About', 'pages', about]])
}

/**
 * The page of a report.
 *
 * @param near what `nearby` gives for it
 */
export function emitReport(entry: ReportEntry, near: readonly ReportEntry[], remember: EmitMemory): string {
  const make = () => {
    const imports = `import type { ReportAround, ReportPage } from '../../schema/report.ts'\n`
    const page = `\nexport const report: ReportPage = ${literal(reportPage(entry))}\n\n`
    return banner + imports + page + bodyExport(entry.file) + emitAround(entry, near)
  }
  return remember([entry, ...near], 'page', make)
}

/** Where the module of a report says which document its body is; the published module carries the body itself. */
function bodyExport(file: string): string {
  return `export { default as Body } from '../../../../${file}'\n`
}

/**
 * The page of a news post.
 *
 * @param next what `nextToRead` gives for it
 */
export function emitPost(post: NewsPost, next: NewsPost | undefined, remember: EmitMemory): string {
  const page: NewsPage = { ...post, ...(next && { next: { id: next.id, title: next.title } }) }
  const make = () => emitValues([['post', 'NewsPage', 'news', page]], '../')
  return remember(next ? [post, next] : [post], 'page', make)
}

function siteOfEveryPage({
  description: _description,
  address: _address,
  standIns: _standIns,
  retired: _retired,
  ...site
}: Site): PageSite {
  return site
}

function wordsOfEveryPage({
  editions: _editions,
  reading: _reading,
  furtherNews: _furtherNews,
  missing: _missing,
  searching: _searching,
  timeline: _timeline,
  projectFilter: _projectFilter,
  projectPages: _projectPages,
  gallery: _gallery,
  home: _home,
  ...words
}: Words): PageWords {
  return words
}

function reportPage(entry: ReportEntry): ReportPage {
  const { sections, figures, report } = entry
  const { cover: _cover, ...card } = reportCard(entry)
  return { ...card, images: report.images, sections, figures }
}
