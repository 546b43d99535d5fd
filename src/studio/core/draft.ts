import { z } from 'zod'
import type { Passage } from '../protocol.ts'

/** The branch of a proposal, with the commit to which the studio moved it last, and the head `base` below that commit. */
const proposalBranchSchema = z.object({ branch: z.string(), commit: z.string(), base: z.string() })

/** How a draft was sent: as a `.zip` to an unknown receiver, or to a host as a part of a proposal. */
const sentBySchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('zip') }),
  z.object({ by: z.literal('host'), proposal: proposalBranchSchema }),
])

/** The sent text (null for a removal), and the published text on which it was written. */
const sentSchema = z.object({ text: z.string().nullable(), original: z.string() }).and(sentBySchema)

/** An unpublished change of a document: a text with its pictures, or a removal. */
export const draftSchema = z.object({
  /** Path of the document below the root, with `/`. */
  file: z.string(),
  text: z.string(),
  /** Digest of the published file on which the text was written; `''` for a document that is not published. */
  base: z.string(),
  /** The text of that file. */
  original: z.string(),
  /** The pictures that are kept with the draft, each by its path beside the document. */
  pictures: z.array(z.string()).readonly(),
  /** Whether publishing removes the document. */
  isDeleted: z.boolean().optional(),
  /** Whether the document was removed before, so that its number is in use again. */
  isRestored: z.boolean().optional(),
  /** The version that was sent last. An unreadable mark is dropped, so the draft is sent again. */
  sent: sentSchema.optional().catch(undefined),
  /** The address of the proposal that had the draft, if it was closed without a merge and the draft was not sent again. */
  closed: z.string().optional(),
  /** In the trash: whether it is a version that a later one replaced. */
  isFormer: z.boolean().optional(),
})

export type ProposalBranch = z.infer<typeof proposalBranchSchema>
export type SentBy = z.infer<typeof sentBySchema>
export type Sent = z.infer<typeof sentSchema>
export type Draft = Omit<z.infer<typeof draftSchema>, 'isFormer'>

/** A draft rebased on the currently published file. */
export type Rebased = Pick<Draft, 'text' | 'base' | 'original'> & {
  /** The passages that the editor and others have both changed. A draft in conflict keeps its former base. */
  conflict?: readonly Passage[] | undefined
  /** Whether the draft equals its sent version, apart from later changes of others. */
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
