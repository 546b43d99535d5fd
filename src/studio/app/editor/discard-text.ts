import type { OpenDocument } from '../../protocol.ts'
import { editor as words } from '../../words/app.json'

/** What discarding the draft of a document does, in words. What was sent of it stays sent. */
export function discardText({ isNew, hasSent }: Pick<OpenDocument, 'isNew' | 'hasSent'>): string {
  if (isNew) return hasSent ? words.discardNewSent : words.discardNew
  return hasSent ? words.discardSent : words.discardText
}
