import { type ReactNode, useState } from 'react'

/**
 * Components of the site, each by its file below `src/site/`, in one or more states, each under a few words
 * that say which.
 */
export type Exhibits = Record<string, Record<string, ReactNode>>

/**
 * The first of a list that is known to have one.
 * @throws when it is empty.
 */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('The catalogue needs at least one document of each kind')
  return item
}

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
