import { isNumbered } from '../../check/documents/kinds.ts'
import type { Passage } from '../protocol.ts'
import type { Draft, Rebased } from './draft.ts'
import { mergedText } from './merge.ts'
import { mergeFile, withDerived } from './merge-file.ts'
import { kindOfFile } from './parsed-document.ts'

/**
 * A text that was written on `base`, and the text with which others have replaced `base`. An undefined text is a
 * removal.
 */
export type Sides = { base: string; ours: string; theirs: string | undefined }

/**
 * Rebases a text on later changes by another window, another program, a pull or a new build. It is the studio's only
 * merge.
 *
 * @returns the rebased text, or the passages in which both sides changed the same place
 */
export function rebase(
  file: string,
  { base, ours, theirs }: Sides,
): { text: string; conflict?: never } | { text?: never; conflict: readonly Passage[] } {
  if (theirs === undefined) return { conflict: [{ ours, theirs: '' }] }
  if (theirs === base) return { text: ours }
  if (ours === base || ours === theirs) return { text: theirs }
  const passages = mergeFile(file, base, ours, theirs)
  const text = mergedText(passages)
  return text === undefined ? { conflict: passages } : { text: withDerived(file, text) }
}

/**
 * Rebases a draft on the published text; undefined where the file is not published.
 *
 * @param published the text, with `digest` of its bytes
 */
export function rebaseDraft(draft: Draft, published: { text: string; digest: string } | undefined): Rebased {
  const { file, text, base, original, sent, isDeleted } = draft
  const own = { text, base, original, isPublished: false }
  if (isDeleted) {
    const isSent = sent?.text === null
    // The sent text may still be published.
    if (published === undefined) return { ...own, isSent, isPublished: typeof sent?.text !== 'string' }
    const rebased = rebase(file, { base: original, ours: text, theirs: published.text })
    // The conflict is shown after the document comes back.
    if (rebased.conflict) return { ...own, isSent }
    return { ...own, text: rebased.text, original: published.text, base: published.digest, isSent }
  }
  const isSent = sent?.text === text
  if (published === undefined) {
    if (base === '') return { ...own, isSent }
    if (text === original && sent === undefined) return { ...own, isSent, isPublished: true }
    return { ...own, isSent, ...rebase(file, { base: original, ours: text, theirs: undefined }) }
  }
  const on = { base: published.digest, original: published.text }
  const theirs = published.text
  const sentNow = rebaseSent(file, sent, theirs)
  const common = commonOf(draft, sentNow, theirs)
  if (common === undefined) {
    if (text === theirs) return { ...own, ...on, isSent, isPublished: true }
    // These are two documents, each with its path; documents of a kind with one document are merged.
    if (isNumbered(kindOfFile(file) ?? 'site')) return { ...own, isSent, isTaken: true }
  }
  const rebased = rebase(file, { base: common ?? '', ours: text, theirs })
  // The receiver of the exported text has changed it on purpose.
  const isAnswered = rebased.conflict && sent?.by === 'zip' && isSent
  if (rebased.conflict && !isAnswered) return { ...own, isSent, conflict: rebased.conflict }
  const now = isAnswered ? theirs : (rebased.text ?? text)
  const isAsSent = sent === undefined ? showsPictures(draft) : sentNow === theirs
  return {
    ...on,
    text: now,
    isSent: sentNow === now,
    isPublished: now === theirs && (isAnswered || isAsSent),
  }
}

/** The sent text merged with what others have published; null for a removal, undefined on a conflict. */
function rebaseSent(file: string, sent: Draft['sent'], theirs: string): string | null | undefined {
  if (typeof sent?.text !== 'string') return sent?.text
  // At the path of a document that was sent as new lies this document, maybe corrected, or a document of others.
  if (sent.original === '') return isVersionOf(theirs, sent.text) ? theirs : undefined
  return rebase(file, { base: sent.original, ours: sent.text, theirs }).text
}

/** The common base of the draft and the published text, if there is one. */
function commonOf(
  { text, base, original, sent }: Draft,
  sentNow: string | null | undefined,
  theirs: string,
): string | undefined {
  if (typeof sent?.text === 'string') {
    // A revert is a change of the sent text, which may be published in a corrected form.
    const isChangedBack = text === original && sentNow === undefined
    if (sentNow === theirs || isChangedBack) return sent.text
  }
  return base === '' ? undefined : original
}

/** Whether a text is a version of another one: it has at least half of its long lines. Fixed words, as of headings, are short. */
export function isVersionOf(text: string, other: string): boolean {
  const linesOf = (all: string) => all.split('\n').filter((line) => line.trim().length > 30)
  const [lines, own] = [linesOf(other), new Set(linesOf(text))]
  const common = lines.filter((line) => own.has(line))
  return lines.length === 0 ? text === other : common.length * 2 >= lines.length
}

/** Whether a draft shows all of its pictures. A new upload is not in the text yet. */
function showsPictures({ text, pictures }: Draft): boolean {
  return pictures.every((picture) => text.includes(picture.slice(picture.lastIndexOf('/') + 1)))
}
