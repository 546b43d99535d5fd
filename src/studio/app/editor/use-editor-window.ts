import { useEffect } from 'react'
import { editor as words } from '../../words/app.json'
import { startup } from '../api.ts'
import { hasPhotosToTry, isUploading } from '../session/photo-progress.ts'
import type { Session } from '../session/session.ts'
import { announce } from '../ui/announce.ts'
import { leaveQuestion } from './leave-question.ts'

/** Sends and keeps what waits when the editor leaves the document or its window. If something could get lost, the browser asks. */
export function useEditorWindow(session: Session): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', (event) => hold(event, session), { signal })
    window.addEventListener('hashchange', (event) => stay(event, session), { signal, capture: true })
    // Wherever the focus is, also on nothing.
    window.addEventListener('keydown', (event) => sendByKey(event, session), { signal })
    window.addEventListener('focus', session.refresh, { signal })
    // On a phone a window that is left may end without another event.
    window.document.addEventListener('visibilitychange', session.flush, { signal })
    window.addEventListener('pagehide', session.keep, { signal })
    // What the page before could not send is sent first.
    session.flush()
    startup.ready?.then(session.flush)
    return () => {
      listening.abort()
      session.flush()
      session.keep()
    }
  }, [session])
}

/** Has the browser ask before it closes the window, while something is not kept yet. */
function hold(event: BeforeUnloadEvent, session: Session): void {
  session.flush()
  const { waiting, photos } = session.state()
  if (waiting.length > 0 || isUploading(photos) || hasPhotosToTry(photos)) event.preventDefault()
}

/** Asks before another document opens, while something could not be sent. */
function stay(event: HashChangeEvent, session: Session): void {
  const question = leaveQuestion(session)
  if (question !== undefined) askToLeave(event, session.state().document.file, question)
}

/** Asks before another document opens than the file's; without a yes, the file's stays. */
export function askToLeave(event: HashChangeEvent, file: string, question: string): void {
  const here = addressOf(file)
  if (event.newURL.endsWith(here) || window.confirm(question)) return
  event.stopImmediatePropagation()
  window.location.hash = here
}

/** Ctrl+S, or Cmd+S, sends what waits, and says that the draft is kept. Not behind a dialog, which asks something else. */
function sendByKey(event: KeyboardEvent, session: Session): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (window.document.querySelector('dialog:modal') !== null) return
  // A failure is said by its own note.
  session.sendAll().then(
    () => announce(words.kept),
    () => undefined,
  )
}

/** The part of the studio's address, from `#`, at which a document is open. */
export function addressOf(file: string): string {
  return `#/${encodeURI(file)}`
}
