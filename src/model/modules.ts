/**
 * The typed index of the content: every module that the pipeline emits below `data/` and the site loads. Both are checked
 * against it: `pipeline/data/published.ts` and `site/content/index.ts`.
 */
import type {
  BodyOf,
  ListedName,
  ListModule,
  ListOf,
  ListOfKind,
  PagedName,
  PageOf,
} from './document-kinds.ts'
import type { Drawn } from './drawn.ts'
import type { IdRange } from './id-ranges.ts'
import type { EnglishEntries, EnglishPage } from './schema/english.ts'
import type { Facts, Home } from './schema/home.ts'
import type { NewsCard } from './schema/news.ts'
import type { PageFields, PlainPageName } from './schema/pages.ts'
import type { Picture } from './schema/picture.ts'
import type { SearchDocument, SearchTitles, Suggestions } from './schema/search.ts'

/** The exports of each content module, by module name. The modules of documents and lists follow from `kinds/`. */
export type Modules = SharedModules & ListModules & DocumentModules

/** The exports of the module of a page that shows the fields of its own content file: the fields, by the page's name. */
export type PageModule<Name extends PlainPageName> = Record<Name, PageFields<Name>>

/** The modules of pages with content files of their own, and the modules that several pages load. */
type SharedModules = { [Name in PlainPageName]: PageModule<Name> } & {
  /** Texts of the home page (specification §2), the news posts that it shows, newest first, its three numbers, and the map. */
  home: { home: Omit<Home, 'map'>; posts: readonly NewsCard[]; facts: Facts; map: readonly Drawn[] }
  /**
   * Texts of the page in English, the picture of the home page, the documents that have English texts, newest first, by
   * kind, and the map.
   */
  english: { english: EnglishPage; picture: Picture; entries: EnglishEntries; map: readonly Drawn[] }
  /** The titles of all documents, newest first: all that a list of everything needs. */
  titles: { titles: SearchTitles }
  /** All searchable texts. Documents that match a query equally well are shown in this order. */
  search: { documents: readonly SearchDocument[]; synonyms: readonly string[] }
  /** What the search offers before the first letter. */
  suggestions: { suggestions: Suggestions }
  known: {
    /** Numbers of the documents that have pages. */
    ids: Readonly<Record<PagedName, readonly IdRange[]>>
    /** How many pages lists have. */
    pages: Readonly<Record<ListOf<ListedName>, number>>
  }
}

/** The name of a module that is neither a document nor a page of a list. */
export type SharedName = keyof SharedModules

type ListModules = {
  [Name in ListedName as `lists/${ListOf<Name>}-${number}`]: ListModule<ListOfKind<Name>>
}

type DocumentModules = { [Name in PagedName as `${Name}/${number}`]: PageOf<Name> & BodyOf<Name> }
