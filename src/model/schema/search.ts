import { z } from 'zod'

/** What a visitor may search in, in the order in which documents that answer equally well are shown. */
export const searchKinds = ['report', 'news', 'project', 'question', 'page'] as const

/** A part of a document that a result can lead to. */
export const searchSectionSchema = z.strictObject({
  /** Anchor on the page; absent for what stands at its top. */
  anchor: z.string().optional(),
  /** Heading as printed; absent where the document's title is the heading. */
  heading: z.string().optional(),
  /** Plain text in one line. */
  text: z.string(),
})

/** A document as the search knows it: plain text, section by section. */
export const searchDocumentSchema = z.strictObject({
  kind: z.enum(searchKinds),
  /** Clean path of the page on which it stands. */
  path: z.string(),
  title: z.string(),
  /** When it was, as printed; absent for what has no date. */
  date: z.string().optional(),
  sections: z.array(searchSectionSchema).min(1),
})

export type SearchKind = (typeof searchKinds)[number]
export type SearchSection = z.infer<typeof searchSectionSchema>
export type SearchDocument = z.infer<typeof searchDocumentSchema>
