/** What an editor wants of a document that is not published yet: a text with its pictures, or its removal. */
export type Draft = {
  /** Path of the document below the root, with `/`. */
  file: string
  text: string
  /** Digest of the published file on which the text was written; `''` for a document that is not published. */
  base: string
  /** The text of that file. */
  original: string
  /** The pictures that are kept with the draft, each by its path beside the document. */
  pictures: readonly string[]
  /** Whether publishing removes the document. */
  isDeleted?: boolean | undefined
  /** Whether the document was removed before, so that its number is in use again. */
  isRestored?: boolean | undefined
  /** What was sent of it last. */
  sent?: Sent | undefined
}

/**
 * What was sent: the text, null for the removal, and the published text on which it was written; as a `.zip`, whose receiver
 * is not known here, or to a host.
 */
export type Sent = { text: string | null; original: string; by: 'zip' | 'host' }
