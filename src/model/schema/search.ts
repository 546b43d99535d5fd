import { numberedNames } from '../document-kinds.ts'

/** What a visitor may search in, in the order in which documents that answer equally well are shown. */
export const searchKinds = [...numberedNames, 'question', 'page'] as const

export type SearchKind = (typeof searchKinds)[number]

/** A part of a document that a result can lead to. */
export type SearchSection = {
  /** Anchor on the page; absent for what stands at its top. */
  anchor?: string
  /** Heading as printed; absent where the document's title is the heading. */
  heading?: string
  /** Plain text in one line. */
  text: string
}

/** A document as the search knows it: plain text, section by section. */
export type SearchDocument = {
  kind: SearchKind
  /** Clean path of the page on which it stands. */
  path: string
  title: string
  /** When it was, as printed; absent for what has no date. */
  date?: string | undefined
  sections: SearchSection[]
}

/** A document, or a part of one, in the list of everything. */
export type SearchTitle = Pick<SearchDocument, 'title' | 'path' | 'date'> & { anchor?: string | undefined }

/** Everything that a visitor may search in by its title. */
export type SearchTitles = Record<SearchKind, readonly SearchTitle[]>
