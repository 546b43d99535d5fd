import type { Drawn } from '../drawn.ts'
import type { DocumentSchema, English } from '../schema/fields.ts'
import type { Picture } from '../schema/picture.ts'
import type { SearchSection } from '../schema/search-section.ts'

/**
 * The facts about a kind with many documents, each with a public number. Only the check of a body (`check/documents/`)
 * and the look of a page (`site/`) are defined elsewhere.
 */
export type NumberedRecord<Entry> = {
  /** The folder of the documents below `content/`. Lists of the documents have the same name everywhere. */
  list: string
  /** Whether each document has a folder of its own, which also holds its pictures. */
  ownFolder: boolean
  /** The path of a document below `content/`. */
  file: RegExp
  /** The fields of a document. */
  schema: DocumentSchema
  /** Title of the JSON Schema of its fields. */
  title: string
  /** Words for messages: `one` document, `ofAll` documents (the genitive in Albanian), and the pattern of a path as `place`. */
  sq: { one: string; ofAll: string; all: string; place: string }
  en: { one: string; ofAll: string; place: string }
  /** Years that a document may lie ahead: reports and posts are written afterwards, projects are planned. */
  yearsAhead: number
  /** The name of the folder or file for a document of `year`; `title`, the title as a slug, is the default. */
  newName?(year: string, title: string): string
  /** Whether a body looks like one of this kind: to recognise a document in the folder of another kind. */
  looksLike(body: string): boolean
  /** How `npm run new` and the studio begin a document; by default they ask for the title. */
  form?: NewForm

  idOf(entry: Entry): number
  /** The order in which the site shows them: newest first. */
  compare(a: Entry, b: Entry): number
  /** The document's entry in the search; if `isWhole` is false, without the text of its body. */
  searchEntry(entry: Entry, isWhole: boolean): SearchEntry
  /** The document's entry on the page in English; absent if it has no English texts. */
  englishEntry(entry: Entry): EnglishEntry | undefined
  /** The document's entry in a feed; absent if feeds leave out the kind. */
  feedEntry?(entry: Entry): FeedDocument
} & Partial<PagedFacts<Entry>> &
  Partial<ListedFacts<Entry>>

/** The facts about a kind whose documents have pages. */
type PagedFacts<Entry> = {
  /** The clean path of a document's page; for `''`, the common prefix of all of them. */
  pathOf(id: number | ''): string
  /** The exports of the module of a document's page, except the body; `shown` is the result of `shownAt`. */
  pageModule(entry: Entry, shown: readonly Entry[]): Record<string, unknown>
  /** The documents that the page of the document at `position` shows, newest first; by default only that one. */
  shownAt?<One>(documents: readonly One[], position: number): One[]
  /** The file with the body of its page. */
  bodyFile?(entry: Entry): string
  /** The day for the sitemap. */
  day?(entry: Entry): string
}

/** The facts about a kind whose list has a page. */
type ListedFacts<Entry> = {
  /** Name of the list in addresses. */
  listPage: string
  /** Number of documents on a page of the list. */
  perPage: number
  /** The fields of an entry of the list, named one by one: a new field must not reach every list. */
  card(entry: Entry, labels: FactWords): object
  /** Facts about all entries, on each page of the list. */
  listFacts?(entries: readonly Entry[], labels: FactWords, site: SiteFacts): object
}

/** The site's words for the facts of a project, and for the data of all projects. */
export type FactWords = Readonly<Record<'municipality' | 'partners' | 'funder' | 'data', string>>

/** What a list shows of the site: the licence of the data, and the map. */
export type SiteFacts = { license: Named | undefined; map: readonly Drawn[] }

/** A name with its address. */
export type Named = { name: string; url: string }

/** A document for the search; texts may have several lines, `html` is a checked HTML body. */
type SearchEntry = {
  title: string
  date: string
  sections: (SearchSection | { html: string })[]
}

/** A document on the page in English, with its days or years. */
type EnglishEntry = English & { date: string }

/** A document for a feed. Its text comes from the document's page, which marks the text with `data-article`. */
type FeedDocument = {
  document: { id: number; title: string; description: string; author: string }
  cover: Picture
}

/** Answers by option: `{ year: '2025' }`. An empty text is no answer. */
export type Answers = Readonly<Record<string, string>>

/** Known values of a new document; other fields are left empty, and the check asks for them. */
export type DocumentValues = {
  readonly [name: string]: string | number | DocumentValues | readonly DocumentValues[]
}

/** The form for a new document of a kind. */
export type NewForm = {
  /** The fields that the form asks for. It asks for a `year` if the kind has one, because files are named after it. */
  fields: readonly string[]
  /**
   * The name of the document's folder or file; undefined if the answers do not determine it. By default it is the
   * answer `slug`, a name that the editor chose, or else `title`, the title as a slug.
   */
  nameOf?(answers: Answers, title: string): string | undefined
  /** The values of other fields that follow from the answers. */
  values?(answers: Answers): DocumentValues
  body?(answers: Answers): string
  /** Hints for the editor about the body. */
  notes?: readonly string[]
  /** The error of an answer that contradicts the other answers; undefined if it does not. */
  clash?(option: string, answer: string, answers: Answers): string | undefined
}

/** The author and a picture in a new document. */
export const newAuthor = 'Ekipi i shoqatës'
export const newPicture = (file = '01.jpg') => ({ file, alt: '' })

/** Compares two texts: the later one is first. */
export function laterFirst(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1
}

/** The captions and credits of pictures as a section of the search; empty if the pictures have none. */
export function captionSection(images: readonly Picture[]): SearchSection[] {
  const text = images.flatMap(({ caption, credit }) => [caption, credit].filter(Boolean)).join(' · ')
  return text === '' ? [] : [{ text }]
}
