import { useEffect } from 'react'
import { editor as words } from '../../words/app.json'
import { startup } from '../api.ts'
import { hasPhotosToTry, isUploading } from '../session/photo-progress.ts'
import type { Session } from '../session/session.ts'
import { announce } from '../ui/announce.ts'
import { leaveQuestion } from './leave-question.ts'

/**
 * Sends and stores waiting edits when the editor leaves the document or its window. If edits could get lost, the
 * browser asks.
 */
export function useEditorWindow(session: Session): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', (event) => askBeforeClose(event, session), { signal })
    window.addEventListener('hashchange', (event) => askBeforeLeave(event, session), {
      signal,
      capture: true,
    })
    // The listener is on the window, because no element may have the focus.
    window.addEventListener('keydown', (event) => sendByKey(event, session), { signal })
    window.addEventListener('focus', session.refresh, { signal })
    // On a phone a window that is left may end without another event.
    window.document.addEventListener('visibilitychange', session.flush, { signal })
    window.addEventListener('pagehide', session.keep, { signal })
    // The unsent edits of the page before are sent first.
    session.flush()
    startup.ready?.then(session.flush)
    return () => {
      listening.abort()
      session.flush()
      session.keep()
    }
  }, [session])
}

/** Makes the browser ask before it closes the window, while edits or photos are unsent. */
function askBeforeClose(event: BeforeUnloadEvent, session: Session): void {
  session.flush()
  const { waiting, photos } = session.state()
  if (waiting.length > 0 || isUploading(photos) || hasPhotosToTry(photos)) event.preventDefault()
}

/** Asks before another document opens, while edits or photos are unsent. */
function askBeforeLeave(event: HashChangeEvent, session: Session): void {
  const question = leaveQuestion(session)
  if (question !== undefined) askToLeave(event, session.state().document.file, question)
}

/** Asks before the window leaves the document of a file. Without a yes the document stays open. */
export function askToLeave(event: HashChangeEvent, file: string, question: string): void {
  const here = addressOf(file)
  if (event.newURL.endsWith(here) || window.confirm(question)) return
  event.stopImmediatePropagation()
  window.location.hash = here
}

/** Ctrl+S or Cmd+S sends the waiting edits, and announces that the draft is stored. A dialog blocks the shortcut. */
function sendByKey(event: KeyboardEvent, session: Session): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (window.document.querySelector('dialog:modal') !== null) return
  // A failure has its own note.
  session.sendAll().then(
    () => announce(words.kept),
    () => undefined,
  )
}

/** The part of the studio's address, from `#`, at which a document is open. */
export function addressOf(file: string): string {
  return `#/${encodeURI(file)}`
}
