import { sha256 } from '../../util/sha256.ts'
import type { CurrentDraft, ProposalBranch, Sent, SentBy } from './draft.ts'
import type { DraftFiles } from './draft-files.ts'
import type { Rebasing } from './rebasing.ts'

/** The sent versions of drafts. */
export function createSent({ all, put, remove }: DraftFiles, { rebased, current, publishedOf }: Rebasing) {
  /** The sent version of a draft, rebased on the published file; undefined if the draft was not sent. */
  function asSent(file: string): (CurrentDraft & { sent: Sent }) | undefined {
    const draft = all.get(file)
    const { sent } = draft ?? {}
    if (draft === undefined || sent === undefined) return undefined
    const { text, original } = sent
    const base = original === '' ? '' : sha256(original, 64)
    const isDeleted = text === null
    return { ...rebased({ ...draft, text: text ?? draft.text, base, original, isDeleted }), sent }
  }

  return {
    /**
     * The sent versions of all drafts, except those that conflict with the published files.
     *
     * @param by only drafts that were sent in this way
     */
    sentBefore: (by?: Sent['by']): CurrentDraft[] =>
      [...all.keys()].flatMap((file) => {
        const draft = asSent(file)
        const isOther = by !== undefined && draft?.sent.by !== by
        return draft === undefined || isOther || draft.conflict || draft.isPublished ? [] : draft
      }),
    /** The drafts that are in a proposal, as of the last pull. */
    proposed: (): { file: string; proposal: ProposalBranch }[] =>
      [...all.values()].flatMap(({ file, sent }) =>
        sent?.by === 'host' ? { file, proposal: sent.proposal } : [],
      ),
    /** The address of a proposal that was closed without a merge, if its drafts were not sent again. */
    closedProposal: (): string | undefined => [...all.values()].find(({ closed }) => closed)?.closed,
    /** Whether the sent version of a draft is published. */
    isSentPublished: (file: string): boolean => asSent(file)?.isPublished ?? false,
    /** Marks a version of a draft as sent. */
    async markSent({ file, text, original, isDeleted }: CurrentDraft, by: SentBy): Promise<void> {
      const draft = all.get(file)
      if (draft === undefined) return
      const now = current(draft)
      const sent = { text: isDeleted ? null : text, original, ...by }
      await put({ ...draft, text: now.text, base: now.base, original: now.original, sent, closed: undefined })
    },
    /** Stores a new commit or branch of a proposal, which has the same texts of drafts as before. */
    async moveSent(file: string, proposal: ProposalBranch): Promise<void> {
      const draft = all.get(file)
      if (draft?.sent) await put({ ...draft, sent: { ...draft.sent, by: 'host', proposal } })
    },
    /**
     * Removes the mark that a draft was sent.
     *
     * @param closed the address of its proposal, if that was closed without a merge
     */
    async forgetSent(file: string, closed?: string): Promise<void> {
      const draft = all.get(file)
      if (draft) await put({ ...draft, sent: undefined, closed })
    },
    /** Rebases a draft on its sent text after its acceptance, maybe with corrections. */
    async endSent(file: string): Promise<void> {
      const draft = all.get(file)
      if (draft?.sent === undefined) return
      const { text } = draft.sent
      const isThere = publishedOf(draft) !== undefined
      if (text !== null)
        return await put({ ...draft, base: sha256(text, 64), original: text, sent: undefined })
      // The removal was not accepted.
      if (draft.isDeleted && isThere) return await remove(file)
      const isBack = !draft.isDeleted && !isThere
      const fresh = isBack && { base: '', original: '', isRestored: true }
      await put({ ...draft, ...fresh, sent: undefined })
    },
  }
}
