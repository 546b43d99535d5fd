import { numberedNames } from '../document-kinds.ts'
import type { Theme } from '../themes.ts'
import type { NewsCard } from './news.ts'
import type { ReportCard } from './report.ts'
import type { SearchSection } from './search-section.ts'

/** The kinds of results; documents that match equally well are shown in this order. */
export const searchKinds = [...numberedNames, 'question', 'page'] as const

export type SearchKind = (typeof searchKinds)[number]

/** A document as the search indexes it: plain text by section. */
export type SearchDocument = {
  kind: SearchKind
  /** Clean path of its page. */
  path: string
  title: string
  /** Other names, which count as much as the title: the menu's name of a main page, the series' name of a report. */
  names?: string
  /** The date as printed; absent if the document has none. */
  date?: string | undefined
  /** The language of its title and its texts, if it is not the site's own. */
  lang?: string
  sections: SearchSection[]
}

/** A document, or a part of one, in the list of everything. */
export type SearchTitle = Pick<SearchDocument, 'title' | 'path' | 'date' | 'lang'> & {
  anchor?: string | undefined
}

/** The titles of everything that the search finds. */
export type SearchTitles = Record<SearchKind, readonly SearchTitle[]>

/** What the search offers before the first letter: the newest report, the posts of the home page, questions and themes. */
export type Suggestions = {
  report?: Pick<ReportCard, 'id' | 'title' | 'date' | 'cover'>
  posts: readonly Pick<NewsCard, 'id' | 'title'>[]
  questions: readonly { title: string; anchor: string }[]
  themes: readonly { theme: Theme; name: string }[]
}
