import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { EditorState } from './state.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The session of the open document. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('useSession works only inside an editor.')
  return session
}

/** A part of the session's state. A component renders again only if the part that it reads has changed. */
export function useEditorState<Part>(partOf: (state: EditorState) => Part): Part {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, () => partOf(session.state()))
}
