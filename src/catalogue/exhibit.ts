import type { ReactNode } from 'react'

/** A component of the site in one or more states, each under a few words that say which. */
export type Exhibit = {
  /** The component's file below `src/components/`, without its ending. */
  name: string
  states: Record<string, ReactNode>
}
