import type { OpenDocument } from '../../protocol.ts'
import { editor as words } from '../../words/app.json'

/** Explains the effect of discarding the draft of a document. A sent version stays sent. */
export function discardText({ isNew, hasSent }: Pick<OpenDocument, 'isNew' | 'hasSent'>): string {
  if (isNew) return hasSent ? words.discardNewSent : words.discardNew
  return hasSent ? words.discardSent : words.discardText
}
