import { homeCounts } from '../../../specification.ts'
import type { NewsPage, NewsPost } from '../../schema/news.ts'
import type { About, Home } from '../../schema/pages.ts'
import type { ReportPage } from '../../schema/report.ts'
import type { PageSite, Site } from '../../schema/site.ts'
import { lateWords, type PageWords, type Words } from '../../schema/words.ts'
import type { ReportEntry } from '../documents/report.ts'
import { aroundOf } from './around.ts'
import { newsCard, reportCard } from './cards.ts'
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
 * What the home page shows.
 *
 * @param news newest first
 */
export function homeValues(home: Home, news: readonly NewsPost[]) {
  return { home, posts: news.slice(0, postsAtHome).map(newsCard) }
}

/** The home page, of the same. */
export function emitHome(...content: Parameters<typeof homeValues>): string {
  const { home, posts } = homeValues(...content)
  return emitValues([
    ['home', 'Home', 'pages', home],
    ['posts', 'readonly NewsCard[]', 'news', posts],
  ])
}

/** The page about the association. */
export function emitAbout(about: About): string {
  return emitValues([['about', 'About', 'pages', about]])
}

/**
 * What the page of a report shows.
 *
 * @param near what `nearby` gives for it
 */
export function reportValues(entry: ReportEntry, near: readonly ReportEntry[]) {
  return { report: reportPage(entry), around: aroundOf(entry, near) }
}

/** The page of a report, of the same, with where its body is. */
export function emitReport(entry: ReportEntry, near: readonly ReportEntry[], remember: EmitMemory): string {
  const make = () => {
    const { report, around } = reportValues(entry, near)
    const values = emitValues(
      [
        ['report', 'ReportPage', 'report', report],
        ['around', 'ReportAround', 'report', around],
      ],
      '../',
    )
    return `${values}\nexport { default as Body } from '../../../../${entry.file}'\n`
  }
  return remember([entry, ...near], 'page', make)
}

/**
 * What the page of a news post shows.
 *
 * @param next what `nextToRead` gives for it
 */
export function postValues(post: NewsPost, next: NewsPost | undefined): { post: NewsPage } {
  return { post: { ...post, ...(next && { next: { id: next.id, title: next.title } }) } }
}

/** The page of a news post, of the same. */
export function emitPost(post: NewsPost, next: NewsPost | undefined, remember: EmitMemory): string {
  const make = () => emitValues([['post', 'NewsPage', 'news', postValues(post, next).post]], '../')
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
