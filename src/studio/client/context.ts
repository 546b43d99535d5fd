import { createContext, useContext } from 'react'
import type { FormProblem, OpenDocument } from '../protocol.ts'
import type { Session } from './editor/session.ts'

/** What the fields of a form share. Each is a context of its own, so that a change reaches only who reads it. */
export const SessionContext = createContext<Session | undefined>(undefined)
export const ProblemsContext = createContext<readonly FormProblem[]>([])
export const PicturesContext = createContext<OpenDocument['pictures']>([])

/** The document that is being edited. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('Fields stand in an editor')
  return session
}
