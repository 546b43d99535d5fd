import { z } from 'zod'
import { searchKinds } from '../search/kinds.ts'

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
  /** Its own number; of questions and pages their position, from 0. */
  id: z.number(),
  title: z.string(),
  /** When it was, as printed; absent for what has no date. */
  date: z.string().optional(),
  sections: z.array(searchSectionSchema).min(1),
})

export type SearchSection = z.infer<typeof searchSectionSchema>
export type SearchDocument = z.infer<typeof searchDocumentSchema>
