import { useSyncExternalStore } from 'react'

/** False on the server and in the first client render, true afterwards: for what only a browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

/** What was hydrated stays so. */
const subscribe = () => () => {}
