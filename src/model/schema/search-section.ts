/** A part of a document that a result can link to. */
export type SearchSection = {
  /** Anchor on the page; absent for the top. */
  anchor?: string
  /** Heading as printed; absent if it is the document's title. */
  heading?: string
  /** Plain text on one line. */
  text: string
}
