import { type ReactNode, useState } from 'react'

/** A button for what would cover this page: it shows when it is asked for, until it closes itself. */
export function OnDemand({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" lang="en" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
