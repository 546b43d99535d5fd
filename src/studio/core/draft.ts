import type { Passage } from '../protocol.ts'

/** An unpublished change of a document: a text with its pictures, or a removal. */
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
  /** The address of the proposal that had the draft, if it was closed without a merge and the draft was not sent again. */
  closed?: string | undefined
}

/** What was sent: the text, null for the removal, and the published text on which it was written. */
export type Sent = { text: string | null; original: string } & SentBy

/** How a draft was sent: as a `.zip`, whose receiver is not known here, or to a host, as a part of a proposal. */
export type SentBy = { by: 'zip' } | { by: 'host'; proposal: ProposalBranch }

/** The branch of a proposal, with the commit to which the studio moved it last, and the head `base` below that commit. */
export type ProposalBranch = { branch: string; commit: string; base: string }

/** A draft on the published file of today. */
export type Rebased = Pick<Draft, 'text' | 'base' | 'original'> & {
  /** The passages that the editor and others have both changed; the draft is then still on its former base. */
  conflict?: readonly Passage[] | undefined
  /** Whether the draft is as it was sent, but for what others wrote since. */
  isSent: boolean
  /** Whether the published file equals the draft, so that the draft can be deleted. */
  isPublished: boolean
  /** Whether others have published another document at the path of this new one. */
  isTaken?: boolean
}

/** A draft rebased on the file as it is published now; `published` is the digest of that file. */
export type CurrentDraft = Omit<Draft, 'sent'> & Rebased & { published: string; draft: Draft }

/** An entry of the trash: `name` is its folder below `drafts/`, `at` the time at which it was discarded. */
export type TrashEntry = Draft & { name: string; at: Date; isFormer?: boolean | undefined }
