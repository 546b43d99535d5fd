import type { DocumentSchema } from '../schema/fields.ts'
import type { Picture } from '../schema/picture.ts'
import type { SearchSection } from '../schema/search-section.ts'

/**
 * All that the project knows of a kind with many documents, each with a public number, except how a body is checked
 * (`check/documents/`) and how it looks (`site/`).
 */
export type NumberedRecord<Entry> = {
  /** The folder of its documents below `content/`; lists of them have the same name everywhere. */
  list: string
  /** Whether each lies in a folder of its own, with its pictures. */
  ownFolder: boolean
  /** The path of a document below `content/`. */
  file: RegExp
  /** The fields of a document. */
  schema: DocumentSchema
  /** Title of the JSON Schema of its fields. */
  title: string
  /** The words of the check for a document, for all of a kind, and for the place of a document. */
  sq: { one: string; ofAll: string; all: string; place: string }
  en: { one: string; ofAll: string; place: string }
  /** Years that a document may lie ahead: reports and posts are written afterwards, projects are planned. */
  yearsAhead: number
  /** The name for a document with this year, and with this title as a slug; by default the slug. */
  newName?(year: string, words: string): string
  /** Whether a body looks like one of this kind: to recognise a document in the folder of another kind. */
  looksLike(body: string): boolean
  /** How `npm run new` and the studio begin a document; by default they ask for the title. */
  form?: NewForm

  idOf(entry: Entry): number
  /** The order in which the site shows them: newest first. */
  compare(a: Entry, b: Entry): number
  /** Its entry in the search; with `isWhole` false without its body. */
  searchEntry(entry: Entry, isWhole: boolean): SearchEntry
  /** What a feed has of it; absent if feeds have nothing of the kind. */
  feedEntry?(entry: Entry): FeedPart
} & Partial<PagedFacts<Entry>> &
  Partial<ListedFacts<Entry>>

/** Of a kind whose documents have pages. */
export type PagedFacts<Entry> = {
  /** Clean path of a document's page; with '' the prefix of all. */
  pathOf(id: number | ''): string
  /** What the module of its page exports, except the body; `shown` are the documents of `shownAt`. */
  pageModule(entry: Entry, shown: readonly Entry[]): Record<string, unknown>
  /** The documents that the page of the document at `position` shows, newest first; by default only that one. */
  shownAt?<One>(documents: readonly One[], position: number): One[]
  /** The file with the body of its page. */
  bodyFile?(entry: Entry): string
  /** The day for the sitemap. */
  day?(entry: Entry): string
}

/** Of a kind whose list has a page. */
export type ListedFacts<Entry> = {
  /** Name of the list in addresses. */
  listPage: string
  /** Number of documents on a page of the list. */
  perPage: number
  /** The fields of an entry of the list, named one by one: a new field must not reach every list. */
  card(entry: Entry, words: FactWords): object
  /** Facts about all entries, on each page of the list. */
  listFacts?(entries: readonly Entry[], words: FactWords, license: Named | undefined): object
}

/** What the site calls the facts of a project, and the data of all. */
export type FactWords = Readonly<Record<'municipality' | 'partners' | 'funder' | 'data', string>>

/** A name with its address. */
export type Named = { name: string; url: string }

/** What a result of the search shows; texts may have several lines, `html` is a checked HTML body. */
export type SearchEntry = {
  title: string
  date: string
  sections: (SearchSection | { html: string })[]
}

/** What a feed has of a document; its text comes from its page, which marks it with `data-article`. */
export type FeedPart = {
  document: { id: number; title: string; description: string; author: string }
  cover: Picture
}

/** Answers by option: `{ year: '2025' }`. An empty text is no answer. */
export type Answers = Readonly<Record<string, string>>

/** Known values of a new document; other fields are left empty, and the check asks for them. */
export type Values = { readonly [name: string]: string | number | Values | readonly Values[] }

/** How a document of a kind begins. */
export type NewForm = {
  /** The fields that are asked for; a year must be known, because files are named after it. */
  fields: readonly string[]
  /**
   * The name of its folder or file, if the answers determine it; by default the slug. `slug` is the name that an editor
   * chose, `words` the title as a slug.
   */
  nameOf?(answers: Answers, words: string): string | undefined
  /** What is known of its other fields. */
  values?(answers: Answers): Values
  body?(answers: Answers): string
  /** What an editor has to know of the body. */
  notes?: readonly string[]
  /** What is wrong with an answer beside the others. */
  clash?(option: string, answer: string, answers: Answers): string | undefined
}

/** The first values of a gallery and of an author in a new document. */
export const newAuthor = 'Ekipi i shoqatës'
export const newPicture = (file = '01.jpg') => ({ file, alt: '' })

/** Compares two texts: the later one is first. */
export function laterFirst(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1
}

/** What galleries say below their pictures, as a section of the search. */
export function captionSection(images: readonly Picture[]): SearchSection[] {
  const text = images.flatMap(({ caption, credit }) => [caption, credit].filter(Boolean)).join(' · ')
  return text === '' ? [] : [{ text }]
}
