import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditorState, Session } from './session.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The document that is being edited, for what stands in its editor. */
export function useSession(): Session {
  return useContext(SessionContext) as Session
}

/** A part of its state: a change reaches only who reads what changed. */
export function useEditorState<Part>(partOf: (state: EditorState) => Part): Part {
  const session = useSession()
  return useSyncExternalStore(session.subscribe, () => partOf(session.state()))
}
