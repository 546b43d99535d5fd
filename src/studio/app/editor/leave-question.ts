import { editor } from '../../words/app.json'
import { hasPhotosToTry } from '../session/photo-progress.ts'
import type { Session } from '../session/session.ts'
import { isUnsent } from '../session/state.ts'

const { leave: words } = editor

/**
 * The question before a document is left of which something could not be sent; undefined where everything was. Words stay in
 * the storage of the window, photos do not.
 */
export function leaveQuestion({ state, isKept }: Pick<Session, 'state' | 'isKept'>): string | undefined {
  const now = state()
  const parts = [
    ...(isUnsent(now) ? [isKept() ? words.kept : words.lost] : []),
    ...(hasPhotosToTry(now.photos) ? [words.photos] : []),
  ]
  return parts.length === 0 ? undefined : [...parts, words.question].join(' ')
}
