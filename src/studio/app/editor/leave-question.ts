import { editor } from '../../words/app.json'
import { hasPhotosToTry } from '../session/photo-progress.ts'
import type { Session } from '../session/session.ts'
import { isUnsent } from '../session/state.ts'

const { leave: words } = editor

/**
 * The question before the editor leaves a document with unsent edits or photos; undefined if all are sent. Unsent words
 * stay in the window's storage, unsent photos do not.
 */
export function leaveQuestion({ state, isKept }: Pick<Session, 'state' | 'isKept'>): string | undefined {
  const now = state()
  const parts = [
    ...(isUnsent(now) ? [isKept() ? words.kept : words.lost] : []),
    ...(hasPhotosToTry(now.photos) ? [words.photos] : []),
  ]
  return parts.length === 0 ? undefined : [...parts, words.question].join(' ')
}
