import type { ReactNode } from 'react'
import { Boundary } from '../ui/Boundary.tsx'
import { SessionContext } from './context.ts'
import type { Session } from './session.ts'

/**
 * Gives components their session. If they fail to render, sends the waiting edits, and stores edits that cannot be
 * sent.
 */
export function SessionScope({ session, children }: { session: Session; children: ReactNode }) {
  const keepAll = () => {
    session.flush()
    session.keep()
  }
  return (
    <SessionContext value={session}>
      <Boundary onFailure={keepAll}>{children}</Boundary>
    </SessionContext>
  )
}
