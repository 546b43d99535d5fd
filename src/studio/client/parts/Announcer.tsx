import { type ReactNode, useCallback, useState } from 'react'
import { AnnounceContext } from '../context.ts'

/** Holds the live region of the page, in which its parts say what happened. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ sentence: '', turn: 0 })
  const announce = useCallback(
    (sentence: string) => setSaid(({ turn }) => ({ sentence, turn: turn + 1 })),
    [],
  )
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" className="visually-hidden">
        {/* A new element each time: the same sentence twice is said twice. */}
        <span key={said.turn}>{said.sentence}</span>
      </div>
    </AnnounceContext>
  )
}
