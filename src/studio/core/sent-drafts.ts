import { sha256 } from '../../util/sha256.ts'
import type { CurrentDraft, Sent } from './draft.ts'
import type { DraftFiles } from './draft-files.ts'
import type { Rebasing } from './rebasing.ts'

/** What was sent of drafts. */
export function createSent({ all, put, remove }: DraftFiles, { rebased, current, publishedOf }: Rebasing) {
  return {
    /**
     * The drafts of which something was sent, as they were sent, but for those that conflict with what is published now.
     *
     * @param by only what was sent in this way
     */
    asSent: (by?: Sent['by']): CurrentDraft[] =>
      [...all.values()].flatMap((draft) => {
        const { sent } = draft
        if (sent === undefined || (by !== undefined && sent.by !== by)) return []
        const { text, original } = sent
        const base = original === '' ? '' : sha256(original, 64)
        const now = rebased({ ...draft, text: text ?? draft.text, base, original, isDeleted: text === null })
        return now.conflict || now.isPublished ? [] : now
      }),
    /** Marks a draft as sent, as it was then. */
    async markSent({ file, text, original, isDeleted }: CurrentDraft, by: Sent['by']): Promise<void> {
      const draft = all.get(file)
      if (draft === undefined) return
      const now = current(draft)
      const sent = { text: isDeleted ? null : text, original, by }
      await put({ ...draft, text: now.text, base: now.base, original: now.original, sent })
    },
    /** Forgets what was sent of a draft. */
    async unmark(file: string): Promise<void> {
      const draft = all.get(file)
      if (draft) await put({ ...draft, sent: undefined })
    },
    /** Puts a draft on what was sent of it, which was accepted, maybe corrected. */
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
