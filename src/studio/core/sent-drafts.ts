import { sha256 } from '../../util/sha256.ts'
import type { CurrentDraft, ProposalBranch, Sent, SentBy } from './draft.ts'
import type { DraftFiles } from './draft-files.ts'
import type { Rebasing } from './rebasing.ts'

/** What was sent of drafts. */
export function createSent({ all, put, remove }: DraftFiles, { rebased, current, publishedOf }: Rebasing) {
  /** A draft as it was sent, rebased on what is published now; undefined if nothing was sent of it. */
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
     * The drafts of which something was sent, as they were sent, but for those that conflict with what is published now.
     *
     * @param by only what was sent in this way
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
    /** The address of a proposal that was closed without a merge, and whose drafts were not sent again. */
    closedProposal: (): string | undefined => [...all.values()].find(({ closed }) => closed)?.closed,
    /** Whether a draft is published as it was sent. */
    isSentPublished: (file: string): boolean => asSent(file)?.isPublished ?? false,
    /** Marks a draft as sent, as it was then. */
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
     * Forgets what was sent of a draft.
     *
     * @param closed the address of its proposal, if that was closed without a merge
     */
    async forgetSent(file: string, closed?: string): Promise<void> {
      const draft = all.get(file)
      if (draft) await put({ ...draft, sent: undefined, closed })
    },
    /** Rebases a draft on its sent text, which was accepted, maybe corrected. */
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
