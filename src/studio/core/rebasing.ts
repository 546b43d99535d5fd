import { type Disk, textIn } from '../../util/disk/disk.ts'
import * as posix from '../../util/posix.ts'
import { decodeText, readableDisk, readDisk } from './access/files.ts'
import type { CurrentDraft, Draft } from './draft.ts'
import { mentions, picturesLeft, picturesWith } from './owners.ts'
import { rebaseDraft } from './rebase.ts'
import { isNumberRetired, site } from './retired.ts'

/** Rebases drafts on the current published files. */
export type Rebasing = ReturnType<typeof createRebasing>

/** Rebases drafts on the published files of a disk. */
export function createRebasing(disk: Disk) {
  /** The drafts as they were rebased last. */
  const cache = new Map<string, CurrentDraft>()

  /** The published file of a draft, if there is one. An unreadable file counts as unchanged. */
  function publishedOf({ file, base, original }: Draft): { digest: string; text: string } | undefined {
    const unchanged = base === '' ? undefined : { digest: base, text: original }
    try {
      const { bytes, digest } = readDisk(disk, file)
      if (digest === base) return unchanged
      return bytes && { digest, text: decodeText(bytes) }
    } catch {
      return unchanged
    }
  }

  function rebased(draft: Draft): CurrentDraft {
    const there = publishedOf(draft)
    const { sent: _, ...own } = draft
    return { ...own, ...rebaseDraft(draft, there), published: there?.digest ?? '', draft }
  }

  function current(draft: Draft): CurrentDraft {
    const now = lastRebased(draft)
    return now.isPublished && isHalfPublished(now) ? { ...now, isPublished: false } : now
  }

  function lastRebased(draft: Draft): CurrentDraft {
    const last = cache.get(draft.file)
    if (last?.draft === draft && last.published === (publishedOf(draft)?.digest ?? '')) return last
    const now = rebased(draft)
    cache.set(draft.file, now)
    return now
  }

  /**
   * Whether an interrupted publishing has written only the text of a draft. Then a picture differs from the draft, or
   * the number of a restored document is still listed as removed.
   */
  function isHalfPublished({ file, text, isDeleted, isRestored, pictures, draft }: CurrentDraft): boolean {
    if (draft.sent !== undefined) return false
    const readable = readableDisk(disk)
    if (isDeleted) return picturesWith(readable, file).length > 0
    if (isRestored && isNumberRetired(textIn(readable, site) ?? '', { file, text })) return true
    const isMissing = (one: string) =>
      mentions(text, posix.basename(one)) && disk.entryKind(one) === undefined
    return pictures.some(isMissing) || picturesLeft(readable, { ...draft, text }).length > 0
  }

  return { publishedOf, rebased, current }
}
